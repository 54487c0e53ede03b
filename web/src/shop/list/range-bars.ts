import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import type { RangeBar } from '#ui/range-histogram.tsx'

/**
 * The bars over a range, from how many there are in each of its parts; the parts go up by the same share of what each
 * begins at (schema, DesignPriceRange).
 */
export function barsOf(histogram: readonly number[], { min, max }: Bounds): RangeBar[] {
  const edge = (part: number) => min * (max / min) ** (part / histogram.length)
  return histogram.map((count, part) => ({ min: edge(part), max: edge(part + 1), count }))
}
