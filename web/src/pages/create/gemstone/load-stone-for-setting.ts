import type { QueryClient } from '@tanstack/react-query'
import { allAnswered } from '#data/all-answered.ts'
import { loadSetting } from '#shop/design/load-setting.ts'
import { prefetchTradeOffsAround } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { prefetchMatches } from '#shop/build/pair/prefetch-matches.ts'
import { loadStone } from '#shop/gemstone/load-stone.ts'

type LoadSetting = typeof loadSetting

/** Loads all that the page of a stone for a setting shows, with its matches and what its price buys else. */
export async function loadStoneForSetting(
  queryClient: QueryClient,
  params: Parameters<LoadSetting>[1] & { readonly shape: string; readonly gemstoneId: string },
  location: Parameters<LoadSetting>[2],
): Promise<void> {
  // Both, so that a page that is not there can say of each what it is.
  await allAnswered([loadSetting(queryClient, params, location), loadStone(queryClient, params.gemstoneId)])
  await Promise.all([
    prefetchMatches(queryClient, params),
    prefetchTradeOffsAround(queryClient, params.gemstoneId, params),
  ])
}
