import { describe, expect, it } from 'vitest'
import { earrings, pendant, solitaire, stones } from '#testing/build-examples.ts'
import { createNotFoundNotice } from './create-not-found-notice.ts'
import type { KnownParts } from './not-found-cause.ts'
import { unknownAddress } from './unknown-address.ts'

const nothingKnown: KnownParts = { design: undefined, stones: [], unknownIds: [] }

describe('an address of the builder that no page has', () => {
  it.each([
    [
      '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011/100012/',
      {
        kind: 'earrings',
        sku: 'ES-00401',
        shape: 'round-brilliant',
        metal: 'yellow-gold',
        gemstoneIds: ['100010', '100011', '100012'],
        isGemstoneFirst: false,
      },
    ],
    [
      '/create/engagement-ring/PR-00201/oval-shape/platinum/gemstone',
      { kind: 'engagement-ring', sku: 'PR-00201', shape: 'oval-shape', metal: 'platinum', gemstoneIds: [] },
    ],
    [
      '/create/gemstones/100010/earrings',
      {
        kind: 'earrings',
        sku: null,
        shape: null,
        metal: null,
        gemstoneIds: ['100010'],
        isGemstoneFirst: true,
      },
    ],
    [
      '/create/gemstones/100010/engagement-rings/halo/platinum',
      { kind: 'engagement-ring', sku: null, metal: null, gemstoneIds: ['100010'], isGemstoneFirst: true },
    ],
    [
      '/create/gemstones/100010/pendant/PD-00301',
      { kind: 'pendant', sku: 'PD-00301', shape: null, metal: null, gemstoneIds: ['100010'] },
    ],
    ['/create/bracelet', { kind: null, sku: null, gemstoneIds: [], isGemstoneFirst: false }],
    ['/create', { kind: null, sku: null, gemstoneIds: [] }],
  ])('%s is read as far as it can be', (path, read) => {
    expect(unknownAddress(path)).toMatchObject({ path: null, attributes: null, ...read })
  })
})

describe('the way on from there', () => {
  it('is the piece with as many stones as it takes', () => {
    const address = unknownAddress('/create/earrings/review/ES-00401/round-brilliant/yellow-gold/1/2/3')
    const { text, links } = createNotFoundNotice(address, {
      ...nothingKnown,
      design: earrings,
      stones: [stones.round, stones.match],
    })
    expect(text).toBe('No piece takes more than two stones, and this address names 3. Your stones are kept.')
    expect(links).toEqual([
      {
        href: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/round/match',
        label: 'See the Four-claw studs with what is kept',
      },
      {
        href: '/create/earrings/product/ES-00401/round-brilliant/yellow-gold',
        label: 'See the Four-claw studs',
      },
      {
        href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones',
        label: 'See Round stones that fit',
      },
      { href: '/create/earrings', label: 'See all earring settings' },
    ])
  })

  it('is the setting, where it is not made so, with one of two stones', () => {
    const address = unknownAddress('/create/gemstones/review/PR-00201/oval-shape/pink/1/2')
    const { title, links } = createNotFoundNotice(address, {
      ...nothingKnown,
      design: solitaire,
      stones: [stones.oval, stones.ovalMatch],
    })
    expect(title).toBe('This setting is not made in that metal')
    expect(links[0]).toEqual({
      href: '/create/gemstones/review/PR-00201/oval-shape/platinum/oval',
      label: 'See it in Platinum (950)',
    })
  })

  it.each([
    '/create/pendant/review/PD-00301/round-brilliant/yellow-gold',
    '/create/gemstones/review/PD-00301/round-brilliant/yellow-gold',
    '/create/pendant/PD-00301/round-brilliant/yellow-gold/gemstone',
  ])('from %s, which names no stone, is the stones that fit the setting', (path) => {
    expect(createNotFoundNotice(unknownAddress(path), { ...nothingKnown, design: pendant })).toEqual({
      title: 'No stone is named',
      text: 'This page shows a stone, and its address names none. Your setting is kept.',
      links: [
        {
          href: '/create/pendant/PD-00301/round-brilliant/yellow-gold/gemstones',
          label: 'See Round stones that fit',
        },
        {
          href: '/create/pendant/product/PD-00301/round-brilliant/yellow-gold',
          label: 'See the Four-claw pendant',
        },
        { href: '/create/pendant', label: 'See all pendant settings' },
      ],
    })
  })

  it('from the page of a stone without its number is all stones', () => {
    const { title, text, links } = createNotFoundNotice(
      unknownAddress('/create/gemstones/gemstone'),
      nothingKnown,
    )
    expect(title).toBe('No stone is named')
    expect(text).toBe('This page shows a stone, and its address names none.')
    expect(links).toEqual([{ href: '/create/gemstones', label: 'See all diamonds and gemstones' }])
  })

  it('from a stone to earrings is their settings in its shape, and what it can become by itself', () => {
    const { text, links } = createNotFoundNotice(unknownAddress('/create/gemstones/1/earrings'), {
      ...nothingKnown,
      stones: [stones.round],
    })
    expect(text).toBe(
      'Earrings take two stones, so they begin with their setting. Your 1.01 ct Round diamond is kept.',
    )
    expect(links).toEqual([
      { href: '/create/earrings/round-brilliant', label: 'See earring settings for Round stones' },
      { href: '/create/gemstones/round/engagement-rings', label: 'See the rings that take it' },
      { href: '/create/gemstones/round/pendants', label: 'See the pendants that take it' },
      { href: '/create/gemstones/gemstone/round', label: 'See your 1.01 ct Round diamond' },
    ])
  })

  it.each([
    ['/create/bracelet', '/create/engagement-ring'],
    ['/create/pendant/halo/platinum', '/create/pendant'],
    ['/create/gemstones/gemstone/a/b', '/create/gemstones'],
  ])('from %s, which names nothing, is %s', (path, href) => {
    expect(createNotFoundNotice(unknownAddress(path), nothingKnown).links.map((link) => link.href)).toEqual([
      href,
    ])
  })
})
