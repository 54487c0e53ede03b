import { queryOptions } from '@tanstack/react-query'
import type { CardPage } from '#shop/list/card-page.ts'
import { listAttributes } from '#shop/list/piece-list.ts'
import type { SettingList } from '#shop/list/setting-list.ts'

/** One page of a list of settings; pages count from 1. What its prices are worked out with is fetched when one is asked for. */
export function settingPageQuery(list: SettingList, page: number) {
  return queryOptions({
    queryKey: ['SettingPage', list.kind, listAttributes(list), page],
    queryFn: async ({ client, signal }): Promise<CardPage> => {
      const { loadSettingPage } = await import('./load-setting-page.ts')
      return loadSettingPage(client, list, { page, signal })
    },
  })
}
