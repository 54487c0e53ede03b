import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { publicConfig } from '#data/page-facts.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { stoneView } from './stone-view.ts'
import type { DetailedStone, DetailedStoneOnPage } from './explained-fact.ts'

/** Loads all that a stone's page shows; not found when the shop does not sell such a stone. */
export async function loadStone(queryClient: QueryClient, gemstoneId: string): Promise<void> {
  const [rules, { getGemstoneById: stone }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: gemstoneId })),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
  if (!detailedStone(stone, rules)) throw notFound()
}

/** A stone with its words; null when there is none, or none with a price. */
export function detailedStone(
  stone: DetailedStone | null,
  rules: ShopRulesQuery,
): DetailedStoneOnPage | null {
  const view = stone && stoneView(stone, rules, publicConfig().assetsUrl)
  return view ? { stone, view } : null
}
