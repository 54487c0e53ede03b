import type { QueryClient } from '@tanstack/react-query'
import * as addresses from '@shop/schema/domain/addresses/addresses'
import { formatPence } from '#data/language/numbers.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { displayTitle } from '#shop/design/display-title.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import { knownSetting } from '#shop/design/setting-of-address.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { stonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import { pageHead } from '#shell/page-head.ts'
import type { ReviewParams } from './load-review.ts'

/**
 * What the head of a review says, from the answers that the loader has loaded; the price is the visible one.
 * A pair has two addresses, one for each order of its stones, and one canonical one. What cannot be ordered is
 * not for search engines.
 */
export function reviewHead(
  queryClient: QueryClient,
  { sku, shape, metal, gemstoneIds }: Omit<ReviewParams, 'kind'>,
) {
  const setting = knownSetting(queryClient, { sku, shape, metal })
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  if (!setting || !rules) return {}
  const known = gemstoneIds.flatMap(
    (id) => queryClient.getQueryData(gemstoneDetailQuery({ id }).queryKey)?.getGemstoneById ?? [],
  )
  const { stones, unknownIds } = stonesOfAddress(gemstoneIds, stonesOnPage(known, rules))
  const { state, price } = pieceView(
    setting,
    stones.map(({ stone }) => stone),
    rules,
  )
  const title = reviewTitle(
    displayTitle(setting.design, setting.choice),
    stones.map(({ view }) => nameInSentence(view.title)),
  )
  return pageHead({
    title,
    description:
      price && stones.length > 0
        ? m.review_description({ title, price: formatPence(price.totalPence) })
        : m.review_description_unpriced({ title }),
    path: addresses.review(settingAddress(setting), ...gemstoneIds.toSorted()),
    isIndexable: unknownIds.length === 0 && state.kind === 'complete',
  })
}

/** A piece by its setting and its stones. */
export function reviewTitle(setting: string, [first, second]: readonly string[]): string {
  if (first === undefined) return setting
  return second === undefined
    ? m.review_head({ setting, stone: first })
    : m.review_head_pair({ setting, first, second })
}
