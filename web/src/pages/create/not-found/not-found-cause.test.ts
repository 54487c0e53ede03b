import { describe, expect, it } from 'vitest'
import { earrings, halo, pendant, solitaire, stones } from '#testing/build-examples.ts'
import { createNotFoundNotice } from './create-not-found-notice.ts'
import { notFoundCause, type KnownParts, type NotFoundAddress } from './not-found-cause.ts'

const nothingKnown: KnownParts = { design: undefined, stones: [], unknownIds: [] }
const nothingAsked: NotFoundAddress = {
  path: '/create',
  kind: null,
  sku: null,
  shape: null,
  metal: null,
  gemstoneIds: [],
  attributes: null,
  isGemstoneFirst: false,
  isOfStone: false,
}

const pendantReview: NotFoundAddress = {
  ...nothingAsked,
  path: '/create/pendant/review/PD-00301/round-brilliant/palladium/round',
  kind: 'pendant',
  sku: 'PD-00301',
  shape: 'round-brilliant',
  metal: 'palladium',
  gemstoneIds: ['round'],
}
const studsReview: NotFoundAddress = {
  ...nothingAsked,
  path: '/create/earrings/review/ES-00401/triangle/yellow-gold/round/match',
  kind: 'earrings',
  sku: 'ES-00401',
  shape: 'triangle',
  metal: 'yellow-gold',
  gemstoneIds: ['round', 'match'],
}
const ringForStone: NotFoundAddress = {
  ...nothingAsked,
  path: '/create/gemstones/round/engagement-ring/PR-00201/pink',
  kind: 'engagement-ring',
  sku: 'PR-00201',
  metal: 'pink',
  gemstoneIds: ['round'],
  isGemstoneFirst: true,
}

describe('what is not there', () => {
  it.each([
    ['the setting, whatever its stones', pendantReview, { design: null, unknownIds: ['round'] }, 'setting'],
    ['its metal, before its stone', pendantReview, { design: pendant, unknownIds: ['round'] }, 'not-made'],
    [
      'where the stone comes first, the stone',
      ringForStone,
      { design: null, unknownIds: ['round'] },
      'stone',
    ],
    ['a metal for a stone', ringForStone, { design: solitaire, stones: [stones.round] }, 'not-made'],
    [
      'the stone of a setting that is made so',
      { ...pendantReview, metal: 'yellow-gold' },
      { design: pendant, unknownIds: ['round'] },
      'stone',
    ],
    ['a filter', { ...nothingAsked, attributes: 'chocolate' }, {}, 'other'],
  ] as const)('is %s', (_, address, known, kind) => {
    expect(notFoundCause(address, { ...nothingKnown, ...known }).kind).toBe(kind)
  })

  it('is the shape, the metal, or both; the nearest is the shape of the stone', () => {
    const ring = { ...pendantReview, sku: 'PR-00201', shape: 'heart-shape' }
    const cause = notFoundCause(ring, { ...nothingKnown, design: solitaire, stones: [stones.oval] })
    expect(cause).toMatchObject({ kind: 'not-made', isShape: true, isMetal: true })
    expect(cause).toHaveProperty('nearest.address.shape', 'oval-shape')
    const gold = { ...ring, sku: 'PR-00225', metal: 'yellow-gold' }
    expect(notFoundCause(gold, { ...nothingKnown, design: halo })).toMatchObject({
      isShape: true,
      isMetal: false,
      nearest: { address: { kind: 'engagement-ring', shape: 'round-brilliant', metal: 'yellow-gold' } },
    })
  })
})

describe('what is said of it', () => {
  it('names the metals that a setting is made in, and keeps its stone at the same step', () => {
    const { title, text, links } = createNotFoundNotice(pendantReview, {
      ...nothingKnown,
      design: pendant,
      stones: [stones.round],
    })
    expect(title).toBe('This setting is not made in that metal')
    expect(text).toBe(
      'We make the Four-claw pendant in Platinum (950) and 18ct Yellow Gold. Your 1.01 ct Round diamond is kept.',
    )
    expect(links).toEqual([
      {
        href: '/create/pendant/review/PD-00301/round-brilliant/platinum/round',
        // The other white metal, not the yellow gold of its card.
        label: 'See it in Platinum (950)',
      },
      {
        href: '/create/pendant/product/PD-00301/round-brilliant/platinum',
        label: 'See the Four-claw pendant',
      },
      {
        href: '/create/pendant/PD-00301/round-brilliant/platinum/gemstones',
        label: 'See Round stones that fit',
      },
      { href: '/create/pendant', label: 'See all pendant settings' },
    ])
  })

  it('leads first to the settings for a stone that this one does not take however it is made', () => {
    const heart = {
      ...pendantReview,
      path: '/create/pendant/review/PD-00301/heart-shape/yellow-gold/heart',
      shape: 'heart-shape',
      metal: 'yellow-gold',
      gemstoneIds: ['heart'],
    }
    const known = { ...nothingKnown, design: pendant, stones: [stones.heart] }
    expect(createNotFoundNotice(heart, known).links).toEqual([
      { href: '/create/gemstones/heart/pendants', label: 'See the settings that take it' },
      { href: '/create/pendant/product/PD-00301/round-brilliant/yellow-gold', label: 'See it in Round' },
      {
        href: '/create/pendant/PD-00301/round-brilliant/yellow-gold/gemstones',
        label: 'See Round stones that fit',
      },
      { href: '/create/pendant', label: 'See all pendant settings' },
    ])
    const studs = { ...heart, ...studsReview, shape: 'heart-shape' }
    expect(createNotFoundNotice(studs, { ...known, design: earrings }).links[0]).toEqual({
      href: '/create/earrings/heart-shape',
      label: 'See earring settings for Heart stones',
    })
  })

  it('keeps both stones of a pair', () => {
    const notice = createNotFoundNotice(studsReview, {
      ...nothingKnown,
      design: earrings,
      stones: [stones.round, stones.match],
    })
    expect(notice.title).toBe('This setting is not made in that shape')
    expect(notice.text).toBe('We make the Four-claw studs for Round and Oval stones. Your stones are kept.')
    expect(notice.links[0]).toEqual({
      href: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/round/match',
      label: 'See it in Round',
    })
  })

  it('leads from a setting for a stone to one of its metals, to other settings and to the stone', () => {
    const notice = createNotFoundNotice(ringForStone, {
      ...nothingKnown,
      design: solitaire,
      stones: [stones.round],
    })
    expect(notice.links).toEqual([
      {
        href: '/create/gemstones/round/engagement-ring/PR-00201/platinum',
        label: 'See it in Platinum (950)',
      },
      { href: '/create/gemstones/round/engagement-rings', label: 'See the settings that take it' },
      { href: '/create/gemstones/gemstone/round', label: 'See your 1.01 ct Round diamond' },
    ])
  })

  it('says that there is no such setting, and keeps the stone', () => {
    const notice = createNotFoundNotice(ringForStone, {
      ...nothingKnown,
      design: null,
      stones: [stones.round],
    })
    expect(notice.title).toBe('We do not have this setting')
    expect(notice.text).toBe(
      'There is no setting with the number PR-00201 in our shop. Your 1.01 ct Round diamond is kept.',
    )
    expect(notice.links.map(({ href }) => href)).toEqual([
      '/create/gemstones/round/engagement-rings',
      '/create/gemstones/gemstone/round',
      '/create/engagement-ring',
    ])
  })

  it('leads from an unknown stone to stones for the setting, to the filtered settings, or to all stones', () => {
    const unknown = { ...nothingKnown, unknownIds: ['round'] }
    const notice = createNotFoundNotice(
      { ...ringForStone, metal: 'platinum' },
      { ...unknown, design: solitaire },
    )
    expect(notice).toEqual({
      title: 'We do not know this stone',
      text: 'There is no stone with the number round in our shop. Your setting is kept.',
      links: [
        {
          href: '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones',
          label: 'See Round stones that fit',
        },
        { href: '/create/gemstones', label: 'See all diamonds and gemstones' },
      ],
    })
    const rings = { ...ringForStone, sku: null, metal: null, attributes: 'halo' }
    expect(createNotFoundNotice(rings, unknown)).toEqual({
      title: 'We do not know this stone',
      text: 'There is no stone with the number round in our shop.',
      links: [
        { href: '/create/gemstones', label: 'See all diamonds and gemstones' },
        { href: '/create/engagement-ring/halo', label: 'See all engagement ring settings' },
      ],
    })
  })

  it.each([
    ['settings', { ...nothingAsked, kind: 'pendant' }, ['/create/pendant']],
    [
      'stones for a setting',
      { ...pendantReview, gemstoneIds: [] },
      ['/create/pendant/PD-00301/round-brilliant/palladium/gemstones', '/create/pendant'],
    ],
    ['stones to start with', { ...nothingAsked, isGemstoneFirst: true }, ['/create/gemstones']],
    [
      'settings for a stone',
      { ...nothingAsked, isGemstoneFirst: true, kind: 'pendant', gemstoneIds: ['round'] },
      ['/create/gemstones/round/pendants', '/create/gemstones'],
    ],
  ] as const)('leads from a filter that nobody knows to all %s', (_, address, hrefs) => {
    const { title, links } = createNotFoundNotice({ ...address, attributes: 'chocolate' }, nothingKnown)
    expect(title).toBe('Page not found')
    expect(links.map(({ href }) => href)).toEqual(hrefs)
  })
})
