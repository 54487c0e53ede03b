import type { QueryClient } from '@tanstack/react-query'
import * as addresses from '@shop/schema/domain/addresses'
import { formatPence } from '@shop/schema/domain/money'
import { m } from '#generated/paraglide/messages.js'
import { gemstoneDetailQuery, settingDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { displayTitle } from '../designer/display-title.ts'
import { pieceView } from '../designer/piece-view.ts'
import { settingChoice, settingVariables } from '../designer/setting-choice.ts'
import { settingAddress } from '../designer/setting-on-page.ts'
import { stonesOnPage } from '../gemstones/stone/stone-on-page.ts'
import { pageHead } from '../shell/page-head.ts'
import type { ReviewParams } from './load-review.ts'

/** What the head of a review says, from the answers that the loader has brought; the price is the visible one. */
export function reviewHead(queryClient: QueryClient, { sku, shape, metal, gemstoneId }: ReviewParams) {
  const variables = settingVariables(sku, shape)
  const design = variables && queryClient.getQueryData(settingDetailQuery(variables).queryKey)?.getDesignBySku
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  const gemstone = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)?.getGemstoneById
  const choice = design && settingChoice(design, shape, metal)
  if (!choice || !rules || !gemstone) return {}
  const [stone] = stonesOnPage([gemstone], rules)
  if (!stone) return {}
  const { price } = pieceView({ design, choice }, stone.stone, rules)
  const title = m.review_head({ setting: displayTitle(design, choice), stone: stone.view.title })
  return pageHead({
    title,
    description: price
      ? m.review_description({ title, price: formatPence(price.totalPence) })
      : m.review_description_unpriced({ title }),
    path: addresses.review(settingAddress({ design, choice }), gemstoneId),
  })
}
