import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * The answers a page was made from, as one JSON text, so that the browser need not ask again. Written by
 * hand instead of by the router's query integration, which spells every object of the answer out as
 * script: a listing is then 12.4 KB instead of 6, and holds the time of each answer, so that no two
 * pages are the same. What says that it stays on the server is left out.
 */
export function packQueries(queryClient: QueryClient): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.['staysOnServer'] !== true)
    .map(({ queryKey, state }) => [queryKey, state.data])
  return JSON.stringify(answers)
}

/** Takes the answers that came with the page; they count as fresh from now on. */
export function unpackQueries(queryClient: QueryClient, packed: string): void {
  // Written by `packQueries` of the same build, into the page that this script came with.
  const answers = JSON.parse(packed) as [QueryKey, unknown][]
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data)
}
