import { formatPence } from '@shop/schema/domain/values/money'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { displayTitle } from '#shop/design/display-title.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import { pageHead } from '#shell/page-head.ts'
import { knownStone } from '#shop/build/load-fitting.ts'
import {
  choiceForStone,
  inShapeOfStone,
  type FittingSettingParams,
} from '#shop/build/load-fitting-setting.ts'

/**
 * What the head of a setting for a stone says, from the answers that the loader has brought. The setting by
 * itself is the page that search engines list.
 */
export function fittingSettingHead(
  queryClient: QueryClient,
  { gemstoneId, sku, metal }: FittingSettingParams,
) {
  const stone = knownStone(queryClient, gemstoneId)
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  if (!stone || !rules) return {}
  const { queryKey } = designDetailQuery(inShapeOfStone(sku, stone.stone))
  const design = queryClient.getQueryData(queryKey)?.getDesignBySku
  const choice = design && choiceForStone(design, stone.stone, metal)
  if (!choice) return {}
  const title = m.review_head({ setting: displayTitle(design, choice), stone: stone.view.title })
  const { price, state } = pieceView({ design, choice }, [stone.stone], rules)
  return pageHead({
    title,
    description:
      price && state.kind === 'complete'
        ? m.review_description({ title, price: formatPence(price.totalPence) })
        : m.review_description_unpriced({ title }),
    path: choiceAddress(design, choice.shape, choice.metalOption),
    isIndexable: false,
  })
}
