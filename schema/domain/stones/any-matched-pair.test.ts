import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gemClarities, gemColours, gemQualityTiers } from '../vocabulary/gemstone-grades.ts'
import { gemStoneTypes } from '../vocabulary/gemstones.ts'
import { pairMismatch, partnerSpans } from './matched-pair.ts'
import type { PairStone } from './matched-pair.ts'

const someStone: fc.Arbitrary<PairStone> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  gemStoneType: fc.constantFrom(...gemStoneTypes.slice(0, 3).map(({ value }) => value), 'OTHER'),
  shape: fc.constantFrom('Round Brilliant', 'Oval Shape'),
  caratWeight: hundredths(95, 106),
  plainColour: fc.constantFrom(...gemColours.map(({ value }) => value), null),
  fancyColour: fc.constantFrom('Blue', 'Teal', null),
  clarity: fc.constantFrom(...gemClarities.map(({ value }) => value), null),
  qualityTier: fc.constantFrom(...gemQualityTiers.map(({ value }) => value), null),
  species: fc.constantFrom('Sapphire', null),
  measLength: hundredths(580, 630),
  measWidth: hundredths(580, 630),
})

function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((value) => value / 100)
}

/** Another stone that differs in a few facts, so that many of the two are a pair. */
const twoStones = fc
  .tuple(someStone, someStone, fc.subarray(['caratWeight', 'plainColour', 'clarity', 'measLength'] as const))
  .map(([a, b, changed]): [PairStone, PairStone] => [
    a,
    { ...a, id: `${a.id}b`, ...Object.fromEntries(changed.map((fact) => [fact, b[fact]])) },
  ])

describe('two stones, whatever they are', () => {
  it('are a pair or not whichever is named first, for the same reason', () => {
    fc.assert(
      fc.property(fc.oneof(twoStones, fc.tuple(someStone, someStone)), ([a, b]) => {
        expect(pairMismatch(b, a)).toBe(pairMismatch(a, b))
      }),
    )
  })

  it('lie within the spans of each other when they are a pair', () => {
    let pairs = 0
    fc.assert(
      fc.property(twoStones, ([a, b]) => {
        if (pairMismatch(a, b) !== null) return
        pairs += 1
        const { carat, length } = partnerSpans(a)
        for (const [value, { from, to }] of [
          [b.caratWeight, carat],
          [b.measLength, length],
        ] as const) {
          expect(Math.round(value * 100)).toBeGreaterThanOrEqual(from)
          expect(Math.round(value * 100)).toBeLessThanOrEqual(to)
        }
      }),
      { numRuns: 500 },
    )
    expect(pairs).toBeGreaterThan(50)
  })
})
