import { describe, expect, it } from 'vitest'
import { decideAddStones, stonesInSetting } from '../add/add-stone.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { areSameStones, replacedLine, stonesInOtherLines } from '../edit/edit-line.ts'
import { keptStoneNotice } from '../notices/kept-stone-notice.ts'
import { pieceState, pieceView } from '../piece-view.ts'
import { settingInShape } from '#shop/design/setting-on-page.ts'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import { stoneNotice, subjectOf } from '../notices/stone-notice.ts'
import {
  earrings,
  ovalStudsGold,
  pendant,
  pendantGold,
  roundGold,
  rules,
  solitaire,
  stones,
  studsGold,
} from '#testing/build-examples.ts'
import { unknownStoneNotice } from '../notices/unknown-stone-notice.ts'

type Name = keyof typeof stones

const records = (...names: readonly Name[]) => names.map((name) => stones[name].stone)
const chosen = (...names: readonly Name[]) => names.map((name) => stones[name])

describe('a setting takes', () => {
  it.each([
    ['a ring', solitaire, 1],
    ['a pendant', pendant, 1],
    ['earrings', earrings, 2],
  ] as const)('%s as many stones as it has places', (_kind, design, count) =>
    expect(stoneCountOf(design)).toBe(count),
  )
})

describe('what stones make of earrings', () => {
  it.each([
    ['no-stone', []],
    ['match-missing', ['round']],
    ['complete', ['round', 'match']],
    ['complete', ['match', 'round']],
    ['no-pair', ['round', 'warmer']],
    ['no-pair', ['round', 'round']],
    ['no-pair', ['round', 'oval']],
    ['not-available', ['round', 'soldMatch']],
    ['does-not-fit', ['large']],
    ['other-shape', ['oval', 'ovalMatch']],
    ['other-shape', ['oval']],
  ] as const)('is %s with %j', (kind, names) => {
    expect(pieceState(studsGold, records(...names))).toMatchObject({ kind })
  })

  it('says of which stone it speaks', () => {
    expect(pieceState(studsGold, records('round', 'soldMatch'))).toEqual({
      kind: 'not-available',
      availability: 'SOLD',
      at: 1,
    })
    expect(pieceState(studsGold, records('soldMatch', 'round'))).toMatchObject({ at: 0 })
    expect(pieceState(studsGold, records('round', 'warmer'))).toEqual({ kind: 'no-pair', mismatch: 'colour' })
    expect(pieceState(studsGold, records('match', 'match'))).toEqual({
      kind: 'no-pair',
      mismatch: 'same-stone',
    })
  })

  it('is too many stones for a ring and for a pendant', () => {
    expect(pieceState(roundGold, records('round', 'match'))).toEqual({ kind: 'too-many' })
    expect(pieceState(pendantGold, records('round', 'match'))).toEqual({ kind: 'too-many' })
  })

  it('costs the sum of both stones and the setting with the head that the larger one needs', () => {
    // 592 + 125 and VAT, up to 865, and 8 % up to 935; 3539.16 and VAT up to 4247; 3000 and VAT.
    const whole = pieceView(studsGold, records('round', 'match'), rules)
    expect(whole.price).toMatchObject({
      setting: { pricePence: 93_500 },
      stones: [{ pricePence: 424_700 }, { pricePence: 360_000 }],
      stoneSizePercent: 8,
      totalPence: 878_200,
    })
  })

  it('costs with the first stone both that are there, and with no pair the setting alone', () => {
    expect(pieceView(studsGold, records('match'), rules).price?.totalPence).toBe(453_500)
    expect(pieceView(studsGold, records('round', 'warmer'), rules).price?.totalPence).toBe(86_500)
  })
})

describe('a pair that is added', () => {
  it('goes into the setting, in its own shape', () => {
    const add = (...names: readonly Name[]) =>
      decideAddStones({ stones: records(...names), design: earrings, basketItems: [] })
    expect(add('round', 'match')).toMatchObject({ kind: 'add', shape: { slug: 'round-brilliant' } })
    expect(add('oval', 'ovalMatch')).toMatchObject({ kind: 'add', shape: { slug: 'oval-shape' } })
    expect(add('round', 'warmer')).toEqual({ kind: 'no-pair', mismatch: 'colour' })
  })

  it('is refused when either stone lies in the basket, whatever else is to say of it', () => {
    const basketItems = [{ gemstoneId: 'sold-match', gemstonePair: [] }]
    expect(decideAddStones({ stones: records('round', 'soldMatch'), design: earrings, basketItems })).toEqual(
      { kind: 'in-basket', at: 1 },
    )
  })

  it('fits by its larger stone', () => {
    expect(stonesInSetting(records('large', 'large'), earrings)).toMatchObject({ kind: 'no-pair' })
    expect(stonesInSetting(records('large'), earrings)).toMatchObject({ kind: 'does-not-fit', at: 0 })
  })
})

describe('the notice of a pair', () => {
  it('names the stone that is meant, and leads to the matches of the other', () => {
    const decision = { kind: 'not-available', availability: 'SOLD', at: 1 } as const
    expect(stoneNotice(decision, chosen('round', 'soldMatch'), studsGold)).toEqual({
      title: 'No longer available',
      text: 'The second diamond has been sold to someone else. There is only one of each.',
      links: [
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/round',
          label: 'See matches for the first diamond',
        },
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones/diamond_carat-0-81-to-1-21',
          label: 'See similar stones',
        },
      ],
    })
  })

  it.each([
    ['colour', 'Their colours lie further apart than one grade, so the eye would tell them apart.'],
    ['carat', 'One weighs over 3% more than the other.'],
    ['shape', 'The two are of different shapes.'],
  ] as const)('says why two are no pair: %s', (mismatch, text) => {
    const notice = stoneNotice({ kind: 'no-pair', mismatch }, chosen('round', 'warmer'), studsGold)
    expect(notice.text).toBe(text)
    expect(notice.links.map(({ label }) => label)).toEqual([
      'See matches for the first diamond',
      'See matches for the second diamond',
    ])
  })

  it('of the same stone twice offers its matches once', () => {
    const twice = { kind: 'no-pair', mismatch: 'same-stone' } as const
    expect(stoneNotice(twice, chosen('round', 'round'), studsGold).links).toEqual([
      {
        href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/round',
        label: 'Choose a match for this diamond',
      },
    ])
  })

  it('begins with the stone it speaks of', () => {
    expect(subjectOf(chosen('oval'), 0)).toBe('This lab-grown diamond')
    expect(subjectOf(chosen('oval', 'ovalMatch'), 0)).toBe('The first lab-grown diamond')
    expect(subjectOf(chosen('oval', 'ovalMatch'), 1)).toBe('The second lab-grown diamond')
  })

  it('of a pair chosen for another shape says that it is still chosen', () => {
    const state = pieceState(ovalStudsGold, records('round', 'match'))
    expect(keptStoneNotice(state, chosen('round', 'match'), ovalStudsGold)?.title).toBe(
      'Your pair is still chosen',
    )
    expect(keptStoneNotice({ kind: 'match-missing' }, chosen('round'), studsGold)).toBeNull()
  })

  it('of an id that is no stone keeps the setting, and the other stone', () => {
    expect(unknownStoneNotice(['4711'], chosen('round'), studsGold)).toEqual({
      title: 'We do not know this stone',
      text: 'There is no stone with the number 4711 in our shop. Your setting is kept.',
      links: [
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/round',
          label: 'Choose a match for this diamond',
        },
        {
          href: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones',
          label: 'See Round stones that fit',
        },
      ],
    })
    expect(unknownStoneNotice(['4711'], [], roundGold).links).toEqual([
      {
        href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
        label: 'See Round stones that fit',
      },
    ])
    expect(unknownStoneNotice(['4711'], [], roundGold, true).links).toEqual([
      { href: '/create/gemstones/round-brilliant', label: 'See Round stones' },
    ])
  })
})

describe('a pair in the basket', () => {
  const pair = { basketItemId: 'pair', sku: 'ES-00401', gemstoneId: null, gemstonePair: ['1', '2'] }
  const ring = { basketItemId: 'ring', sku: 'PR-00201', gemstoneId: '3', gemstonePair: [] }
  const lines = [pair, ring]

  it('is the same in either order', () => {
    expect(areSameStones(['1', '2'], ['2', '1'])).toBe(true)
    expect(areSameStones(['1', '2'], ['1'])).toBe(false)
    expect(areSameStones([], [])).toBe(false)
    expect(stoneIdsOfLine(pair)).toEqual(['1', '2'])
    expect(stoneIdsOfLine(ring)).toEqual(['3'])
  })

  it('gives its place to the same pair, and to what it is changed into', () => {
    const replaced = (sku: string, stoneIds: readonly string[], editingId: string | null) =>
      replacedLine(lines, { sku, stoneIds, editingId })?.basketItemId ?? null
    expect(replaced('ES-00401', ['2', '1'], null)).toBe('pair')
    expect(replaced('ES-00401', ['1', '4'], null)).toBeNull()
    expect(replaced('ES-00401', ['1', '4'], 'pair')).toBe('pair')
    expect(replaced('PR-00201', ['3'], 'pair')).toBe('ring')
  })

  it('keeps its place from the same stones in another setting, unless it is being changed', () => {
    const other = { sku: 'ES-00402', stoneIds: ['1', '2'] }
    expect(replacedLine(lines, { ...other, editingId: null })).toBeNull()
    expect(stonesInOtherLines(lines, other.stoneIds, null)).toEqual([0, 1])
    expect(replacedLine(lines, { ...other, editingId: 'pair' })).toBe(pair)
  })

  it('keeps its stones from other pieces, and says which', () => {
    expect(stonesInOtherLines(lines, ['4', '1'], null)).toEqual([1])
    expect(stonesInOtherLines(lines, ['4', '1'], pair)).toEqual([])
    expect(stonesInOtherLines(lines, ['3', '4'], pair)).toEqual([0])
    expect(stonesInOtherLines(lines, ['4', '5'], null)).toEqual([])
  })
})

describe('a setting in another shape', () => {
  it('keeps its metal and everything else', () => {
    expect(settingInShape(studsGold, ovalStudsGold.choice.shape)).toEqual(ovalStudsGold)
    expect(settingInShape(pendantGold, ovalStudsGold.choice.shape).choice.optionIds).toEqual([
      '161',
      '175',
      '3302',
    ])
  })
})
