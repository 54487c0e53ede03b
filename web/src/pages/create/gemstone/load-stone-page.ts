import type { QueryClient } from '@tanstack/react-query'
import { allAnswered } from '#data/all-answered.ts'
import { prefetchMatches } from '#shop/build/pair/prefetch-matches.ts'
import { prefetchTradeOffsAround } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { preloadTradeOffs } from '#shop/build/trade-offs/trade-offs.tsx'
import { loadSetting, type SettingParams } from '#shop/design/load-setting.ts'
import { loadStone } from '#shop/gemstone/load-stone.ts'
import { stoneHead } from './stone-head.ts'

/** Loads all that the page of a stone by itself shows, with what else its price buys; gives its head. */
export async function loadStonePage(queryClient: QueryClient, gemstoneId: string) {
  await Promise.all([loadStone(queryClient, gemstoneId), preloadTradeOffs()])
  await prefetchTradeOffsAround(queryClient, gemstoneId)
  return stoneHead(queryClient, gemstoneId)
}

/** The same of a stone for a setting, with its matches. */
export async function loadStoneForSetting(
  queryClient: QueryClient,
  params: SettingParams & { readonly shape: string; readonly gemstoneId: string },
  location: { readonly pathname: string },
) {
  const { gemstoneId } = params
  // Both, so that a page that is not there can say of each what it is.
  await allAnswered([
    loadSetting(queryClient, params, location),
    loadStone(queryClient, gemstoneId),
    preloadTradeOffs(),
  ])
  await Promise.all([
    prefetchMatches(queryClient, params),
    prefetchTradeOffsAround(queryClient, gemstoneId, params),
  ])
  return stoneHead(queryClient, gemstoneId)
}
