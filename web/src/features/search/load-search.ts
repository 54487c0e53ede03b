import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shopRulesQuery } from '#generated/queries.ts'
import { foundHits, type FoundHit } from './found-hit.ts'
import { bringHits } from './search-query.ts'
import { askedText, isSearchable, type SearchParameters } from './search-text.ts'

/**
 * Everything the search page needs: what was found as one JSON text, null when the address asks for nothing that
 * can be searched. Hits spelt out as script would make the page twice as long; their prices come along, so that
 * the browser need not work out hundreds before the page is alive.
 */
export async function loadSearch(
  queryClient: QueryClient,
  parameters: SearchParameters,
  signal: AbortSignal,
): Promise<string | null> {
  const { text } = askedText(parameters)
  const [rules, hits] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    isSearchable(text) ? bringHits(text, signal) : null,
  ])
  return hits && JSON.stringify(foundHits(hits, rules))
}

/** What `loadSearch` has brought. */
export function useLoadedHits(loaded: string | null): readonly FoundHit[] | null {
  return useMemo(
    // Written by `loadSearch` of the same build, after each hit was checked.
    () => (loaded === null ? null : (JSON.parse(loaded) as readonly FoundHit[])),
    [loaded],
  )
}
