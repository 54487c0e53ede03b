import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import type { StoneNumberKey } from '@shop/schema/domain/addresses/stone-grammar'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { StonesThatFitQueryVariables } from '#generated/graphql/graphql.ts'
import { stoneHistogramsQuery } from '#generated/queries.ts'
import { whenNear } from '#lib/when-near.ts'
import { useAlive } from '#ui/use-alive.ts'
import { barsOf } from '#shop/list/range-bars.ts'
import type { RangeBar } from '#ui/range-histogram.tsx'

interface StoneBars {
  /** For the element whose coming into sight has them asked for: a filter may be there, and closed. */
  readonly seenAt: RefObject<HTMLDivElement | null>
  /** None until they have come; undefined for what nobody counts. */
  readonly bars: readonly RangeBar[] | undefined
}

/** How many stones lie where between the least and the most that fits: asked for once a filter is looked at. */
export function useStoneBars(
  key: StoneNumberKey,
  extent: Bounds | null,
  sizes: StonesThatFitQueryVariables,
): StoneBars {
  const isCounted = key !== 'ratio'
  const seenAt = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (seenAt.current && isCounted) return whenNear(seenAt.current, () => setSeen(true))
    return undefined
  }, [isCounted])
  // The server draws none; what another filter has asked for already is drawn once this one is alive.
  const isAlive = useAlive()
  const { data } = useQuery({ ...stoneHistogramsQuery(sizes), enabled: isSeen })
  if (!isCounted || !extent) return { seenAt, bars: undefined }
  const histogram = (isAlive ? data : undefined)?.listGemstones.ranges[key]?.histogram
  return { seenAt, bars: barsOf(histogram ?? [], extent) }
}
