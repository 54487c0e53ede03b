import { asksForSale } from '@shop/schema/domain/search/sale-words'
import { mayLackStones } from '@shop/schema/http/most-stone-hits'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shopRulesQuery } from '#generated/queries.ts'
import type { FoundHit } from './found-hit.ts'
import { lazyMoreStones, lazyNothingAsked, lazyNothingFound, lazySaleWay } from './lazy-search-parts.ts'
import type { SearchReading } from './search-query.ts'
import { askedText, isSearchable, type SearchParameters } from './search-text.ts'

/** What was found for a text, with its hits as one JSON text or as they are read from it. */
export interface LoadedSearch<Hits = readonly FoundHit[]> {
  readonly found: Hits
  readonly reading: SearchReading
}

/**
 * Everything the search page needs: what was found, null when the address asks for nothing that can be searched.
 * Hits spelt out as script would make the page twice as long; their prices are sent too, so that
 * the browser need not work out hundreds before the page is alive. What asks, checks and prices an answer comes when
 * the browser searches by itself: a page that the server made has no use for it.
 */
export async function loadSearch(
  queryClient: QueryClient,
  parameters: SearchParameters,
  signal: AbortSignal,
): Promise<LoadedSearch<string> | null> {
  const { text } = askedText(parameters)
  const [rules, answer, { foundHits }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    isSearchable(text)
      ? import('./search-query.ts').then(({ fetchSearch }) => fetchSearch(text, signal))
      : null,
    import('./found-hit.ts'),
  ])
  await loadPartsFor(text, answer?.hits ?? null)
  return answer && { found: JSON.stringify(foundHits(answer.hits, rules)), reading: answer.reading }
}

/** Loads what a page says beside what was found, before it is shown: it would move when that comes. */
async function loadPartsFor(text: string, hits: readonly SearchHit[] | null): Promise<void> {
  if (!hits) return lazyNothingAsked.need()
  if (hits.length === 0) return lazyNothingFound.need()
  await Promise.all([
    asksForSale(text) && lazySaleWay.preload(),
    mayLackStones(hits) && lazyMoreStones.preload(),
  ])
}

/** What `loadSearch` returned, with its hits read. */
export function useLoadedSearch(loaded: LoadedSearch<string> | null): LoadedSearch | null {
  return useMemo(
    // Written by `loadSearch` of the same build, after each hit was checked.
    () => loaded && { ...loaded, found: JSON.parse(loaded.found) as readonly FoundHit[] },
    [loaded],
  )
}
