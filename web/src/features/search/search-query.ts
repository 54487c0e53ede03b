import { longestSearchText, readSearchHits, type SearchHit } from '@shop/schema/http/search-hits'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { GlobalSearchDocument } from '#generated/graphql/graphql.ts'

/** Whether a text is long enough to be searched for (document 2 section 5). */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1
}

/** Whether a text is long enough for the page of all results (document 2 section 5). */
export function opensSearchPage(text: string): boolean {
  return text.trim().length > 2
}

/** A text as the shop sends it: without space around it, cut where the API takes no more. */
export function sentText(text: string): string {
  return text.trim().slice(0, longestSearchText)
}

/** The hits for a text, always from the network (document 2 section 7); each one is checked. */
export async function bringHits(text: string, signal?: AbortSignal): Promise<readonly SearchHit[]> {
  const { globalSearch } = await request(
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
  return answer.hits
}

/** The same for the panel: an answer is kept only as long as it is shown. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: ['GlobalSearch', sentText(text)],
    queryFn: ({ signal }) => bringHits(text, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
}
