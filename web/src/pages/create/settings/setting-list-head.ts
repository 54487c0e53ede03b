import type { QueryClient } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { settingListQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import { listAddress } from '#shop/list/piece-list.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import { settingListVariables, type SettingList } from '#shop/list/setting-list.ts'

/** Title and description of a list of settings, from the answer that the loader has brought. */
export function settingListHead(queryClient: QueryClient, list: SettingList) {
  const answer = queryClient.getQueryData(settingListQuery(settingListVariables(list, 1)).queryKey)
  const title = settingListTitle(list)
  return pageHead({
    title,
    description: m.list_description({
      title: title.toLowerCase(),
      total: answer?.listDesigns.total ?? 0,
    }),
    path: listAddress(list),
  })
}
