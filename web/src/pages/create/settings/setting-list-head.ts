import { m } from '#generated/paraglide/messages.js'
import { pageHead } from '#shell/page-head.ts'
import { listAddress } from '#shop/list/piece-list.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import type { SettingList } from '#shop/list/setting-list.ts'

/** Title and description of a list of settings that holds so many. */
export function settingListHead(list: SettingList, total: number) {
  const title = settingListTitle(list)
  return pageHead({
    title,
    description: m.list_description({
      title: title.toLowerCase(),
      total,
    }),
    path: listAddress(list),
  })
}
