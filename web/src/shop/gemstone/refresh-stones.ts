import type { QueryClient } from '@tanstack/react-query'
import type { GemstoneDetailQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'

type Stone = NonNullable<GemstoneDetailQuery['getGemstoneById']>

/**
 * Asks again for stones that are known already: there is one of each, and it may have been sold while its piece
 * was being built. Gives those that the shop has, as they are now; one that cannot be asked for stays as it was
 * known. A stone that was never asked for is left to the page, so one that comes from the server asks once. Never
 * fails.
 *
 * Loaders call it when a page is entered, not while it stays open in another metal; those of a review and of a pair
 * when the page is preloaded too, because what is preloaded is what the press shows.
 */
export async function refreshStones(
  queryClient: QueryClient,
  ids: readonly string[],
): Promise<readonly Stone[]> {
  const queries = ids.map((id) => gemstoneDetailQuery({ id }))
  const known = queries.filter(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
  // Reported where the request was made; the shopper is not made to wait for a second try.
  await Promise.allSettled(
    known.map((query) => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })),
  )
  return queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey)?.getGemstoneById ?? [])
}
