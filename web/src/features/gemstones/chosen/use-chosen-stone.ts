import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '#data/page-facts.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { useDesigner } from '../../designer/designer-store.ts'
import type { StoneOnPage } from '../stone/stone-on-page.ts'
import { stoneView } from '../stone/stone-view.ts'
import { useIsInBasket } from '../stone/stone-marks.tsx'

/**
 * The stone that the shopper has chosen before, for the steps of pages whose address chooses none: known
 * once the page is hydrated and the API has said what it is. Null before that, without one, for a stone that
 * the shop does not sell, and for one that lies in the basket, where it has its setting already.
 */
export function useChosenStone(rules: ShopRulesQuery): StoneOnPage | null {
  const { gemstoneId } = useDesigner()
  const { data } = useQuery({
    ...gemstoneDetailQuery({ id: gemstoneId ?? '' }),
    enabled: gemstoneId !== null,
  })
  const isInBasket = useIsInBasket(gemstoneId ?? '')
  const stone = isInBasket ? null : data?.getGemstoneById
  const view = stone ? stoneView(stone, rules, publicConfig().assetsUrl) : null
  return stone && view ? { stone, view } : null
}
