import type { SearchHit } from '@shop/schema/http/search-hits'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shopRulesQuery } from '#generated/queries.ts'
import { bringHits } from './search-query.ts'
import { askedText, isSearchable, type SearchParameters } from './search-text.ts'

/**
 * Everything the search page needs: the hits as one JSON text, null when the address asks for nothing that
 * can be searched. A hundred hits spelt out as script would make the page twice as long.
 */
export async function loadSearch(
  queryClient: QueryClient,
  parameters: SearchParameters,
  signal: AbortSignal,
): Promise<string | null> {
  const { text } = askedText(parameters)
  const [, hits] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    isSearchable(text) ? bringHits(text, signal) : null,
  ])
  return hits && JSON.stringify(hits)
}

/** The hits that `loadSearch` has brought. */
export function useLoadedHits(loaded: string | null): readonly SearchHit[] | null {
  return useMemo(
    // Written by `loadSearch` of the same build, after each hit was checked.
    () => (loaded === null ? null : (JSON.parse(loaded) as readonly SearchHit[])),
    [loaded],
  )
}
