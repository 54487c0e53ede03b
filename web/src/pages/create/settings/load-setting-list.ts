import type { QueryClient } from '@tanstack/react-query'
import { settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import { orListInSight } from '#shop/list/list-in-sight.ts'
import { settingListVariables, type SettingList } from '#shop/list/setting-list.ts'

/** Loads all that a list of settings shows. */
export async function loadSettingList(
  queryClient: QueryClient,
  list: SettingList,
  attributes: string | undefined,
): Promise<void> {
  const loading = Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(settingListQuery(settingListVariables(list, 1))),
  ])
  await orListInSight(list.base, attributes, loading)
}
