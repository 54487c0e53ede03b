import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { shopRulesQuery } from '#generated/queries.ts'
import { preloadOwnSteps } from '#shop/build/steps/list-steps.ts'
import type { ListContext } from '#shop/list/list-state.ts'
import { loadFurtherPages } from '#shop/list/load-further-pages.ts'
import { isIndexable, listAddress, type PieceSelection } from '#shop/list/piece-list.ts'
import { settingListTitle } from '#shop/list/setting-list-title.ts'
import { settingListAt, type SettingList } from '#shop/list/setting-list.ts'
import { pageHead } from '#shell/page-head.ts'
import { settingPageQuery } from './setting-page-query.ts'

interface SettingListParams {
  readonly kind: CreateKind
  readonly attributes?: string | undefined
}

/** What an address chooses on a list of settings, and what the head of the page says. */
interface LoadedSettingList {
  readonly selection: PieceSelection
  readonly head: ReturnType<typeof settingListHead>
}

/** Loads all that a list of settings shows; not found where the address says no list. */
export async function loadSettingList(
  { queryClient, lists }: ListContext,
  { kind, attributes }: SettingListParams,
): Promise<LoadedSettingList> {
  const list = settingListAt(kind, attributes)
  if (!list) throw notFound()
  const loading = Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    loadPages(queryClient, list, attributes),
    preloadOwnSteps(),
  ])
  const [, { total }] = await lists.loadChoice({ base: list.base, attributes }, loading)
  return { selection: list.selection, head: settingListHead(list, total) }
}

/** Loads the pages of a list of settings that are shown; the first is returned. */
async function loadPages(queryClient: QueryClient, list: SettingList, attributes: string | undefined) {
  const pageQuery = (page: number) => settingPageQuery(list, page)
  const first = await queryClient.ensureQueryData(pageQuery(1))
  await loadFurtherPages(queryClient, { attributes, total: first.total, pageQuery })
  return first
}

/** Title and description of a list of settings that holds so many. */
function settingListHead(list: SettingList, total: number) {
  const title = settingListTitle(list)
  return pageHead({
    title,
    description: m.list_description({
      title: inSentence(title),
      total,
    }),
    path: listAddress(list),
    isIndexable: isIndexable(list) && total > 0,
  })
}
