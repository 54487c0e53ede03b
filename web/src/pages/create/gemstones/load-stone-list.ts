import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { shopRulesQuery, stoneCountQuery, stoneListQuery, stonesThatFitQuery } from '#generated/queries.ts'
import { prefetchTradeOffs } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { loadSetting } from '#shop/design/load-setting.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { knownSetting } from '#shop/design/setting-of-address.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { waysOut } from './stone-chips.ts'
import { stoneBounds } from './stone-bounds.ts'
import { stoneSelection, type StoneList } from '#shop/gemstone/stone-list.ts'
import {
  budgetVariables,
  countVariables,
  sizeVariables,
  stoneListVariables,
} from '#shop/gemstone/stone-list-variables.ts'

export interface StoneListParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly attributes?: string | undefined
}

/**
 * Loads all that a list of stones shows; not found for a setting, shape, metal or filter that does not
 * exist. Where nothing is found, it also loads what each filter would bring back.
 */
export async function loadStoneList(
  queryClient: QueryClient,
  params: StoneListParams,
  location: { readonly pathname: string },
): Promise<void> {
  if (!stoneSelection(params.attributes ?? '', null)) throw notFound()
  await loadSetting(queryClient, params, location)
  const known = knownStoneList(queryClient, params)
  if (!known) throw notFound()
  await loadStones(queryClient, known.list, known.setting.design, known.vatPercent)
}

/** Loads all that a list of stones to start with shows, as `loadStoneList` does for a setting. */
export async function loadGemstoneFirstList(queryClient: QueryClient, list: StoneList): Promise<void> {
  const { getVat } = await queryClient.ensureQueryData(shopRulesQuery())
  await loadStones(queryClient, list, null, getVat.vat)
}

/** The first stones of a list, its bounds, and where nothing is found what each filter would bring back. */
async function loadStones(
  queryClient: QueryClient,
  list: StoneList,
  design: FitDesign | null,
  vatPercent: number,
): Promise<void> {
  const [{ listGemstones: found }, { listGemstones: fitting }] = await Promise.all([
    queryClient.ensureQueryData(stoneListQuery(stoneListVariables(list, design, vatPercent, 1))),
    queryClient.ensureQueryData(stonesThatFitQuery(sizeVariables(design))),
    list.selection.ranges.price && prefetchTradeOffs(queryClient, budgetVariables(list, design, vatPercent)),
  ])
  if (found.total > 0) return
  await Promise.all(
    waysOut(list, stoneBounds(fitting.ranges, vatPercent)).map((way) =>
      queryClient.ensureQueryData(stoneCountQuery(countVariables(way.list, design, vatPercent))),
    ),
  )
}

/** The list an address means and the setting it is for, as far as the answers are there; null for none. */
export function knownStoneList(queryClient: QueryClient, params: StoneListParams) {
  const setting = knownSetting(queryClient, params)
  const vatPercent = queryClient.getQueryData(shopRulesQuery().queryKey)?.getVat.vat
  if (!setting || vatPercent === undefined) return null
  const list = stoneListFor(setting, params.attributes)
  return list && { list, setting, vatPercent }
}

/** The list of stones for a setting that the segment of an address means; null for no such filter. */
export function stoneListFor(setting: SettingOnPage, attributes: string | undefined): StoneList | null {
  const selection = stoneSelection(attributes ?? '', setting.choice.shape.slug)
  return selection && { setting: settingAddress(setting), selection }
}
