import type { QueryClient } from '@tanstack/react-query'
import { request } from '#data/request.ts'
import { SettingListDocument } from '#generated/graphql/graphql.ts'
import { cardView } from '#shop/card/card-view.ts'
import type { CardPage } from '#shop/list/card-page.ts'
import { loadCardPage, type AskedPage } from '#shop/list/load-card-page.ts'
import { settingCardContext, type SettingList } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'

/** Asks for a page of a list of settings. */
export function loadSettingPage(
  queryClient: QueryClient,
  list: SettingList,
  { page, signal }: AskedPage,
): Promise<CardPage> {
  const context = settingCardContext(list)
  return loadCardPage(queryClient, list, {
    ask: async (vatPercent) => {
      const variables = settingListVariables(list, page, vatPercent)
      return (await request(SettingListDocument, variables, { signal })).listDesigns
    },
    viewOf: (design, rules) => cardView(design, context, rules),
  })
}
