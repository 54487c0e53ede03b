import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gemClarities, gemColours } from '../vocabulary/gemstone-grades.ts'
import { shownPounds } from '../prices/gemstone-price.ts'
import { pounds } from '../values/money.ts'
import { stoneMerits, stoneTradeOffs } from './stone-trade-offs.ts'
import { beats, stoneQualities, tradeOffGroup } from './stone-trade-offs-front.ts'
import type { TradeOffStone } from './stone-trade-offs-front.ts'
import { rankOf, type RankedStone } from '../testing/ranked-stone.ts'

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
