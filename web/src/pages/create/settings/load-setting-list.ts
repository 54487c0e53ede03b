import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { notFound } from '@tanstack/react-router'
import { settingListQuery, shopRulesQuery } from '#generated/queries.ts'
import type { ListContext } from '#shop/list/list-state.ts'
import type { PieceSelection } from '#shop/list/piece-list.ts'
import { settingListAt, settingListVariables } from '#shop/list/setting-list.ts'
import { settingListHead } from './setting-list-head.ts'

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
    queryClient.ensureQueryData(settingListQuery(settingListVariables(list, 1))),
  ])
  const [, { listDesigns }] = await lists.loadChoice({ base: list.base, attributes }, loading)
  return { selection: list.selection, head: settingListHead(list, listDesigns.total) }
}
