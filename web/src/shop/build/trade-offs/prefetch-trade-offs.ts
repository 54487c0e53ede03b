import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import type { QueryClient } from '@tanstack/react-query'
import type { StoneTradeOffsQueryVariables } from '#generated/graphql/graphql.ts'
import { designDetailQuery, gemstoneDetailQuery, stoneTradeOffsQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { aroundVariables } from './around-variables.ts'

/**
 * Loads what a budget buys, so that it leaves the server with the page. In the browser the panel asks for
 * itself: there it may have been put away, and the page never waits for it. Where it does not come, the page
 * stands without it.
 */
export async function prefetchTradeOffs(
  queryClient: QueryClient,
  variables: StoneTradeOffsQueryVariables,
): Promise<void> {
  if (import.meta.env.SSR) await queryClient.prefetchQuery(stoneTradeOffsQuery(variables))
}

/** As above, round a stone, and of those that a setting takes where there is one. To be called once both are there. */
export async function prefetchTradeOffsAround(
  queryClient: QueryClient,
  gemstoneId: string,
  setting?: { readonly sku: string; readonly shape: string },
): Promise<void> {
  const stone = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)?.getGemstoneById
  if (stone) await prefetchTradeOffs(queryClient, aroundVariables(stone, designOf(queryClient, setting)))
}

function designOf(
  queryClient: QueryClient,
  setting: { readonly sku: string; readonly shape: string } | undefined,
): FitDesign | undefined {
  if (!setting) return undefined
  const { queryKey } = designDetailQuery(designVariables(setting.sku, setting.shape))
  return queryClient.getQueryData(queryKey)?.getDesignBySku ?? undefined
}
