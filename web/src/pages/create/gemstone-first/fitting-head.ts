import type { QueryClient } from '@tanstack/react-query'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { fittingSettingsQuery } from '#generated/queries.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import { listAddress } from '#shop/list/piece-list.ts'
import { pageHead } from '#shell/page-head.ts'
import { fittingListVariables, type FittingList } from '#shop/build/fitting/fitting-list.ts'
import { knownStone } from '#shop/build/fitting/load-fitting.ts'

/**
 * Title and description of the settings for a stone, from the answers that the loader waited for. There are
 * as many such lists as stones, of the same settings: they are not for search engines.
 */
export function fittingHead(queryClient: QueryClient, list: FittingList) {
  const stone = knownStone(queryClient, list.gemstoneId)
  if (!stone) return {}
  const { queryKey } = fittingSettingsQuery(fittingListVariables(list, stone.stone, 1))
  const title = nameInSentence(stone.view.title)
  return pageHead({
    title: m.fitting_head({ settings: settingListTitle(list), stone: title }),
    description: m.fitting_head_description({
      total: queryClient.getQueryData(queryKey)?.listDesigns.total ?? 0,
      stone: title,
    }),
    path: listAddress(list),
    isIndexable: false,
  })
}
