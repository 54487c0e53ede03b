import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import type { StoneNumberKey } from '@shop/schema/domain/addresses/stone-grammar'
import { useQuery } from '@tanstack/react-query'
import type { StonesThatFitQueryVariables } from '#generated/graphql/graphql.ts'
import { stoneHistogramsQuery } from '#generated/queries.ts'
import { useAlive } from '#ui/use-alive.ts'
import type { RangeBar } from '#ui/range-histogram.tsx'

/**
 * How many stones lie where between the least and the most that fits: asked for once a filter is looked at, and none
 * until that has come. Undefined for what nobody counts.
 */
export function useStoneBars(
  key: StoneNumberKey,
  extent: Bounds | null,
  sizes: StonesThatFitQueryVariables,
): readonly RangeBar[] | undefined {
  const isCounted = key !== 'ratio'
  // The server draws none; what another filter has asked for already is drawn once this one is alive.
  const isAlive = useAlive()
  const { data } = useQuery({ ...stoneHistogramsQuery(sizes), enabled: isCounted })
  if (!isCounted || !extent) return undefined
  return barsOf((isAlive ? data : undefined)?.listGemstones.ranges[key]?.histogram ?? [], extent)
}

/** Parts of a range go up by the same share of what each begins at (schema, DesignPriceRange). */
export function barsOf(histogram: readonly number[], { min, max }: Bounds): RangeBar[] {
  const edge = (part: number) => min * (max / min) ** (part / histogram.length)
  return histogram.map((count, part) => ({ min: edge(part), max: edge(part + 1), count }))
}
