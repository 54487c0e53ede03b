import { absent, codeIn, emptyColumns, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import {
  type GemClarity,
  gemClarities,
  type GemColour,
  gemColours,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { type GemStoneType, gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notBeatenByCheaper } from './not-beaten.ts'

/** What a stone is weighed by, the least first. */
interface Facts {
  readonly kind?: GemStoneType
  readonly carat?: number
  readonly colour?: GemColour | null
  readonly clarity?: GemClarity | null
  readonly days?: 2 | 5 | 7 | 8 | 9 | 10 | null
}

function columnsOf(stones: readonly Facts[]): StoneColumns {
  const columns = emptyColumns(stones.length)
  for (const [row, stone] of stones.entries()) {
    const { kind = 'NATURAL_DIAMOND', carat = 100, colour = 'G', clarity = 'VS2', days = 5 } = stone
    columns.kind[row] = codeIn(gemStoneTypes, kind)
    columns.caratHundredths[row] = carat
    columns.colour[row] = colour === null ? absent : codeIn(gemColours, colour)
    columns.clarity[row] = clarity === null ? absent : codeIn(gemClarities, clarity)
    columns.supplier[row] = stoneSuppliers.findIndex(({ leadTimeDays }) => leadTimeDays === days)
  }
  return columns
}

/** Which of stones by price are kept, by their places. */
function kept(...stones: readonly Facts[]): number[] {
  return notBeatenByCheaper(columnsOf(stones), Uint32Array.from(stones.keys()))
}

describe('of stones by price', () => {
  it.each<[string, Facts]>([
    ['is heavier', { carat: 101 }],
    ['is whiter', { colour: 'F' }],
    ['is cleaner', { clarity: 'VS1' }],
    ['is here sooner', { days: 2 }],
    ['is of another group', { kind: 'NATURAL_FANCY_DIAMOND' }],
    ['is no diamond', { kind: 'SAPPHIRE' }],
  ])('a dearer one is kept that %s, worse in all else', (_, better) => {
    const worse = { carat: 99, colour: 'H', clarity: 'SI1', days: 9 } as const
    expect(kept({}, { ...worse, ...better })).toEqual([0, 1])
  })

  it.each<[string, Facts]>([
    ['is the same', {}],
    ['grew in a laboratory', { kind: 'LAB_GROWN_DIAMOND' }],
    ['is lighter', { carat: 99 }],
    ['is more tinted', { colour: 'M' }],
    ['has no colour grade', { colour: null }],
    ['is less clean', { clarity: 'I1' }],
    ['has no clarity grade', { clarity: null }],
    ['is here later', { days: 9 }],
    ['comes nobody knows when', { days: null }],
    ['is worse in all', { carat: 18, colour: null, clarity: null, days: null }],
  ])('a dearer one is not kept that %s', (_, worse) => {
    expect(kept({}, worse)).toEqual([0])
  })

  it('of the whitest and cleanest a later one is known by the one before it, too', () => {
    const flawless = { colour: 'D', clarity: 'FL', days: 9 } as const
    expect(kept(flawless, { ...flawless, carat: 99 }, { ...flawless, days: 5 })).toEqual([0, 2])
  })

  it('one without a grade is no worse than one whose grade is none', () => {
    expect(kept({ colour: 'NONE', clarity: 'NONE' }, { colour: null, clarity: null })).toEqual([0])
    expect(kept({ colour: null, clarity: null }, { colour: 'NONE', clarity: 'NONE' })).toEqual([0])
  })

  it('those are kept that no single one before them equals or beats', () => {
    const grades = { colour: ['D', 'G', 'M', 'NONE', null], clarity: ['FL', 'VS2', 'I1', null] } as const
    const anyStone = fc.record({
      kind: fc.constantFrom('NATURAL_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND', 'RUBY'),
      carat: fc.integer({ min: 98, max: 101 }),
      colour: fc.constantFrom(...grades.colour),
      clarity: fc.constantFrom(...grades.clarity),
      days: fc.constantFrom(2, 5, 7, 8, 9, 10, null),
    })
    const rankOf = (list: readonly unknown[], value: unknown) => list.indexOf(value ?? 'NONE')
    const colours = gemColours.map(({ value }) => value)
    const clarities = gemClarities.map(({ value }) => value)
    fc.assert(
      fc.property(fc.array(anyStone, { maxLength: 30, size: 'max' }), (stones) => {
        const expected = stones.flatMap((stone, place) => {
          const isBeaten = stones
            .slice(0, place)
            .some(
              (other) =>
                other.kind === stone.kind &&
                other.carat >= stone.carat &&
                rankOf(colours, other.colour) <= rankOf(colours, stone.colour) &&
                rankOf(clarities, other.clarity) <= rankOf(clarities, stone.clarity) &&
                (other.days ?? 25) <= (stone.days ?? 25),
            )
          return isBeaten ? [] : place
        })
        expect(kept(...stones)).toEqual(expected)
      }),
    )
  })
})
