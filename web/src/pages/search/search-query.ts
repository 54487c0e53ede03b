import { readSearchHits, type SearchHit } from '@shop/schema/http/search-hits'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { GlobalSearchDocument, type GlobalSearchQuery } from '#generated/graphql/graphql.ts'
import { sentText } from './search-text.ts'

/** How the shop has read a text; null where its API does not tell. */
export type SearchReading = GlobalSearchQuery['searchReading']

/** What was found for a text. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[]
  readonly reading: SearchReading
}

/** What is found for a text, always from the network (rules/search#hits); each hit is checked. */
export async function fetchSearch(text: string, signal?: AbortSignal): Promise<SearchAnswer> {
  const { globalSearch, searchReading } = await request(
    GlobalSearchDocument,
    { input: sentText(text) },
    signal ? { signal } : {},
  )
  const answer = readSearchHits(globalSearch)
  if (!answer) {
    const error = new ApiError('graphql', 'its search answered with what is no list of hits')
    reportError(error, { where: 'search' })
    throw error
  }
  if (answer.brokenCount > 0) {
    reportError(new Error(`${answer.brokenCount} broken search hits were left out`), { where: 'search' })
  }
  return { hits: answer.hits, reading: searchReading }
}

/** The same for the panel: an answer is kept only as long as it is shown. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: ['GlobalSearch', sentText(text)],
    queryFn: ({ signal }) => fetchSearch(text, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
}
