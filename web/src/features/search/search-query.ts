import { readSearchHits, type SearchHit } from '@shop/schema/http/search-hits'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { GlobalSearchDocument } from '#generated/graphql/graphql.ts'
import { sentText } from './search-text.ts'

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
