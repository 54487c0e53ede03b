import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gemClarities, gemColours } from '../vocabulary/gemstone-grades.ts'
import { shownPounds } from '../prices/gemstone-price.ts'
import { pounds } from '../values/money.ts'
import { stoneMerits, stoneTradeOffs } from './stone-trade-offs.ts'
import { beats, stoneQualities, tradeOffGroup } from './stone-trade-offs-front.ts'
import type { TradeOffStone } from './stone-trade-offs-front.ts'

interface RankedStone extends TradeOffStone {
  readonly rank: number
}

/** £1,200 with VAT. */
const middling: RankedStone = {
  id: 'middling',
  price: pounds(1000),
  gemStoneType: 'NATURAL_DIAMOND',
  caratWeight: 1,
  plainColour: 'G',
  clarity: 'VS2',
  supplier: { leadTimeDays: 5 },
  rank: 1,
}

function stone(id: string, change: Partial<RankedStone> = {}): RankedStone {
  return { ...middling, id, rank: 9, ...change }
}

const rankOf = ({ rank }: RankedStone) => rank

/** Ids with their merits, gains and what they give up. */
function tradeOffsOf(stones: readonly RankedStone[], chosen?: RankedStone) {
  return stoneTradeOffs(stones, { rankOf, chosen }).map(({ stone: { id }, merits, gains, givesUp }) => [
    id,
    merits.join(' '),
    gains.join(' '),
    givesUp.join(' '),
  ])
}

describe('a stone beats another', () => {
  it.each([
    ['bigger', { caratWeight: 1.01 }],
    ['whiter', { plainColour: 'F' }],
    ['cleaner', { clarity: 'VS1' }],
    ['sooner', { supplier: { leadTimeDays: 2 } }],
    ['cheaper', { price: pounds(999) }],
    ['all of it', { caratWeight: 2, plainColour: 'D', clarity: 'FL', price: pounds(500) }],
  ] as const)('when it is %s and as good in all else', (_, change) => {
    expect([beats(stone('a', change), middling), beats(middling, stone('a', change))]).toEqual([true, false])
  })

  it.each([
    ['it is equal', {}],
    ['each is better in something', { caratWeight: 2, plainColour: 'H' }],
    ['it is better and shows a pound more', { caratWeight: 2, price: pounds(1000.01) }],
    ['it has no grade instead of one', { caratWeight: 2, plainColour: null }],
    ['it names no lead time, which counts as 25 days', { caratWeight: 2, supplier: {} }],
    ['it is of another group', { caratWeight: 2, gemStoneType: 'NATURAL_FANCY_DIAMOND' }],
  ] as const)('not when %s', (_, change) => {
    expect(beats(stone('a', change), middling)).toBe(false)
  })

  it('at a list price that is dearer by pence and shows the same pounds', () => {
    const better = stone('better', { caratWeight: 1.1, price: pounds(999.9) })
    expect(beats(better, stone('a', { price: pounds(999.2) }))).toBe(true)
  })

  it('whether it grew in the ground or in a laboratory', () => {
    expect(beats(stone('a', { gemStoneType: 'LAB_GROWN_DIAMOND', caratWeight: 2 }), middling)).toBe(true)
  })
})

describe('the trade-offs', () => {
  const biggest = stone('biggest', { caratWeight: 1.4, plainColour: 'J', clarity: 'SI2' })
  const whitest = stone('whitest', { caratWeight: 0.8, plainColour: 'D', price: pounds(1100) })
  const cleanest = stone('cleanest', { caratWeight: 0.7, clarity: 'IF' })
  const soonest = stone('soonest', { caratWeight: 0.9, supplier: { leadTimeDays: 2 } })
  const beaten = stone('beaten', { caratWeight: 0.99, rank: 0 })
  const all = [beaten, soonest, cleanest, whitest, biggest, middling]

  it('are the jeweller’s choice, the biggest, the whitest, the cleanest and the soonest, told from the first', () => {
    expect(tradeOffsOf(all)).toEqual([
      ['middling', 'BALANCED', '', ''],
      ['biggest', 'BIGGEST', 'CARAT', 'COLOUR CLARITY'],
      ['whitest', 'WHITEST', 'COLOUR', 'CARAT PRICE'],
      ['cleanest', 'CLEANEST', 'CLARITY', 'CARAT'],
      ['soonest', 'SOONEST', 'DELIVERY', 'CARAT'],
    ])
  })

  it('are told from the chosen stone, whether or not it is beaten or among them', () => {
    const chosen = stone('chosen', { price: pounds(1100), supplier: { leadTimeDays: 9 } })
    const expected = [
      ['middling', 'BALANCED', 'DELIVERY PRICE', ''],
      ['biggest', 'BIGGEST', 'CARAT DELIVERY PRICE', 'COLOUR CLARITY'],
      ['whitest', 'WHITEST', 'COLOUR DELIVERY', 'CARAT'],
      ['cleanest', 'CLEANEST', 'CLARITY DELIVERY PRICE', 'CARAT'],
      ['soonest', 'SOONEST', 'DELIVERY PRICE', 'CARAT'],
    ]
    expect(tradeOffsOf(all, chosen)).toEqual(expected)
    expect(tradeOffsOf([...all, chosen], chosen)).toEqual(expected)
  })

  it('are stones that use the budget, as long as none of them is beaten', () => {
    const cheap = stone('cheap', { plainColour: 'D', clarity: 'FL', price: pounds(500), rank: 0 })
    const dear = stone('dear', { plainColour: 'D', price: pounds(1900), caratWeight: 1.3 })
    const wasted = stone('wasted', { caratWeight: 0.4, price: pounds(1950), rank: 0 })
    const merits = (most: number | null) =>
      stoneTradeOffs([cheap, dear, wasted], { rankOf, most: most === null ? null : pounds(most) }).map(
        ({ stone: { id }, merits: [merit] }) => `${id} ${merit}`,
      )
    expect(merits(null)).toEqual(['cheap BALANCED', 'dear BIGGEST'])
    expect(merits(2000)).toEqual(['dear BALANCED', 'cheap CLEANEST'])
    // 70 % of the budget is used, and a pound less is not.
    const used = stone('used', { caratWeight: 1.2, price: pounds(700), rank: 0 })
    const idle = stone('idle', { plainColour: 'E', price: pounds(699), rank: 0 })
    const ofThousand = (stones: readonly RankedStone[]) =>
      stoneTradeOffs(stones, { rankOf, most: pounds(1000) })[0]?.stone.id
    expect(ofThousand([used, stone('dearer', { caratWeight: 1.3 })])).toBe('used')
    expect(ofThousand([idle, stone('dearer', { caratWeight: 1.3 })])).toBe('dearer')
    // Nothing costs as much: then what there is.
    expect(merits(9000)).toEqual(['cheap BALANCED', 'dear BIGGEST'])
  })

  it('name what comes the soonest, in however many days', () => {
    const days = (leadTimeDays: number) => stone('the only one', { supplier: { leadTimeDays } })
    for (const leadTimeDays of [2, 8, 9, 10, 11, 12]) {
      expect(tradeOffsOf([days(leadTimeDays)])[0]?.[1]).toContain('SOONEST')
    }
  })

  it('name one stone for all that it is best at', () => {
    const best = stone('best', { caratWeight: 2, plainColour: 'D', clarity: 'FL', price: pounds(2000) })
    expect(tradeOffsOf([middling, best, soonest])).toEqual([
      ['middling', 'BALANCED', '', ''],
      ['best', 'BIGGEST WHITEST CLEANEST', 'CARAT COLOUR CLARITY', 'PRICE'],
      ['soonest', 'SOONEST', 'DELIVERY', 'CARAT'],
    ])
  })

  it('are one stone where it beats all others, and none where there is none', () => {
    expect(tradeOffsOf([middling, beaten])).toEqual([
      ['middling', 'BALANCED BIGGEST WHITEST CLEANEST SOONEST', '', ''],
    ])
    expect(tradeOffsOf([])).toEqual([])
    expect(tradeOffsOf([], middling)).toEqual([])
  })

  it('prefer the chosen stone, then the jeweller’s order, where several are equally good at it', () => {
    const small = stone('small', { caratWeight: 0.5, plainColour: 'D', price: pounds(500), rank: 7 })
    const large = stone('large', { caratWeight: 0.9, plainColour: 'D', price: pounds(900), rank: 8 })
    expect(tradeOffsOf([middling, small, large])[1]?.slice(0, 2)).toEqual(['small', 'WHITEST'])
    expect(tradeOffsOf([middling, small, large], large)[1]).toEqual(['large', 'WHITEST', '', ''])
  })

  it('show of stones that are equal in all the one with the lower list price, else the first', () => {
    const [first, second, cheaper] = [stone('a'), stone('b'), stone('c', { price: pounds(999.99) })]
    expect(tradeOffsOf([first, second])[0]?.[0]).toBe('a')
    expect(tradeOffsOf([second, first])[0]?.[0]).toBe('b')
    expect(tradeOffsOf([first, second, cheaper])[0]?.[0]).toBe('c')
  })

  it('claim nothing of grades that nobody gave, and give up a grade for none', () => {
    const ungraded = stone('ungraded', {
      caratWeight: 2,
      plainColour: 'NONE',
      clarity: null,
      price: pounds(900),
    })
    expect(tradeOffsOf([ungraded])[0]?.slice(0, 2)).toEqual(['ungraded', 'BALANCED BIGGEST SOONEST'])
    expect(tradeOffsOf([middling, ungraded])).toEqual([
      ['middling', 'BALANCED WHITEST CLEANEST SOONEST', '', ''],
      ['ungraded', 'BIGGEST', 'CARAT PRICE', 'COLOUR CLARITY'],
    ])
    expect(tradeOffsOf([middling], ungraded)).toEqual([
      ['middling', 'BALANCED BIGGEST WHITEST CLEANEST SOONEST', '', 'CARAT PRICE'],
    ])
  })

  it('look at one group: that of the chosen stone, else white before fancy diamonds before other gems', () => {
    const fancy = stone('fancy', {
      gemStoneType: 'LAB_GROWN_FANCY_DIAMOND',
      plainColour: null,
      caratWeight: 9,
    })
    const ruby = stone('ruby', { gemStoneType: 'RUBY', plainColour: null, clarity: 'IF', caratWeight: 9 })
    const ids = (stones: readonly RankedStone[], chosen?: RankedStone) =>
      tradeOffsOf(stones, chosen).map(([id]) => id)
    expect(ids([ruby, fancy, middling])).toEqual(['middling'])
    expect(ids([ruby, fancy])).toEqual(['fancy'])
    expect(ids([ruby, fancy, middling], ruby)).toEqual(['ruby'])
    expect(ids([fancy, middling], ruby)).toEqual([])
  })
})

const someStones: fc.Arbitrary<RankedStone[]> = fc
  .array(
    fc.record({
      price: fc.integer({ min: 90_000, max: 90_500 }).map((digits) => pounds(Number(`${digits}e-2`))),
      gemStoneType: fc.constantFrom('NATURAL_DIAMOND', 'LAB_GROWN_DIAMOND', 'RUBY'),
      caratWeight: fc.integer({ min: 90, max: 95 }).map((value) => value / 100),
      plainColour: fc.constantFrom(...gemColours.slice(-4).map(({ value }) => value), null),
      clarity: fc.constantFrom(...gemClarities.slice(-4).map(({ value }) => value), null),
      supplier: fc.record({ leadTimeDays: fc.constantFrom(2, 9, null) }),
      rank: fc.nat(9),
    }),
    { maxLength: 40 },
  )
  .map((facts) => facts.map((each, index) => ({ ...each, id: String(index) })))

describe('the trade-offs among any stones', () => {
  it('are at most five that no other beats, with merits that are true, and no merit twice', () => {
    fc.assert(
      fc.property(someStones, fc.option(fc.nat(39)), (stones, chosenIndex) => {
        const chosen = stones[chosenIndex ?? stones.length] ?? null
        const found = stoneTradeOffs(stones, { rankOf, chosen })
        expect(found.length).toBeLessThanOrEqual(5)
        expect(found.length > 0).toBe(stones.length > 0)
        const merits = found.flatMap((each) => each.merits)
        expect(merits).toEqual([...new Set(merits)])
        expect(new Set(found.map(({ stone: { id } }) => id)).size).toBe(found.length)
        expect(found.map((each) => stoneMerits.indexOf(each.merits[0]!))).toEqual(
          found.map((each) => stoneMerits.indexOf(each.merits[0]!)).toSorted((a, b) => a - b),
        )
        const reference = chosen ?? found[0]?.stone
        for (const { stone: each, merits: its, gains, givesUp } of found) {
          expect([gains, givesUp]).toEqual(reference && comparison(each, reference))
          expect(stones.filter((other) => beats(other, each))).toEqual([])
          const rivals = stones.filter(
            ({ gemStoneType }) => tradeOffGroup(gemStoneType) === tradeOffGroup(each.gemStoneType),
          )
          for (const merit of its) expect([merit, isTrueOf(merit, each, rivals)]).toEqual([merit, true])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('always give something up when they are told from the jeweller’s choice', () => {
    fc.assert(
      fc.property(someStones, (stones) => {
        for (const { givesUp } of stoneTradeOffs(stones, { rankOf }).slice(1)) {
          expect(givesUp.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

const gradeOf = (list: readonly { readonly value: string }[], value: string | null | undefined) =>
  list.findIndex((grade) => grade.value === (value ?? 'NONE'))

function isTrueOf(merit: (typeof stoneMerits)[number], each: RankedStone, rivals: readonly RankedStone[]) {
  switch (merit) {
    case 'BALANCED':
      return rivals.every(
        (other) => other.rank >= each.rank || rivals.some((third) => beatsOrStandsFor(third, other)),
      )
    case 'BIGGEST':
      return rivals.every(({ caratWeight }) => caratWeight <= each.caratWeight)
    case 'WHITEST':
      return rivals.every(
        (other) => gradeOf(gemColours, other.plainColour) >= gradeOf(gemColours, each.plainColour),
      )
    case 'CLEANEST':
      return rivals.every(
        (other) => gradeOf(gemClarities, other.clarity) >= gradeOf(gemClarities, each.clarity),
      )
    case 'SOONEST':
      return rivals.every((other) => daysOf(other) >= daysOf(each))
  }
}

function beatsOrStandsFor(a: RankedStone, b: RankedStone): boolean {
  const [gains, givesUp] = comparison(a, b)
  return beats(a, b) || (a.id !== b.id && gains?.length === 0 && givesUp?.length === 0)
}

function daysOf({ supplier }: TradeOffStone): number {
  return supplier.leadTimeDays ?? 25
}

/** In what a stone is better and worse than another, fact by fact. */
function comparison(a: RankedStone, b: RankedStone) {
  const isWhite = a.gemStoneType !== 'RUBY'
  const steps: Record<(typeof stoneQualities)[number], readonly [number, number]> = {
    CARAT: [b.caratWeight, a.caratWeight],
    COLOUR: isWhite ? [gradeOf(gemColours, a.plainColour), gradeOf(gemColours, b.plainColour)] : [0, 0],
    CLARITY: [gradeOf(gemClarities, a.clarity), gradeOf(gemClarities, b.clarity)],
    DELIVERY: [daysOf(a), daysOf(b)],
    PRICE: [shownPounds(a.price), shownPounds(b.price)],
  }
  const isKnown = (quality: string) =>
    (quality !== 'COLOUR' || gradeOf(gemColours, b.plainColour) < gemColours.length - 1) &&
    (quality !== 'CLARITY' || gradeOf(gemClarities, b.clarity) < gemClarities.length - 1)
  return [
    stoneQualities.filter((quality) => steps[quality][0] < steps[quality][1] && isKnown(quality)),
    stoneQualities.filter((quality) => steps[quality][0] > steps[quality][1]),
  ]
}
