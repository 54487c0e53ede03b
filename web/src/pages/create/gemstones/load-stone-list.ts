import { gemstoneList, type CreateKind } from '@shop/schema/domain/addresses/addresses'
import { withoutOwnShape, type StoneSelection } from '@shop/schema/domain/addresses/stone-grammar'
import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { shopRulesQuery, stoneCountQuery, stoneListQuery, stonesThatFitQuery } from '#generated/queries.ts'
import { prefetchTradeOffs } from '#shop/build/trade-offs/prefetch-trade-offs.ts'
import { preloadTradeOffs } from '#shop/build/trade-offs/trade-offs.tsx'
import { loadSetting } from '#shop/design/load-setting.ts'
import { knownSetting } from '#shop/design/setting-of-address.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { loadFurtherPages } from '#shop/list/load-further-pages.ts'
import type { ListContext } from '#shop/list/list-state.ts'
import { waysOut } from './stone-chips.ts'
import { stoneBounds } from './stone-bounds.ts'
import { gemstoneFirstListHead, stoneListHead } from './stone-list-head.ts'
import { gemstoneFirstListFor, listBase, stoneSelection, type StoneList } from '#shop/gemstone/stone-list.ts'
import {
  budgetVariables,
  countVariables,
  sizeVariables,
  stoneListVariables,
} from '#shop/gemstone/stone-list-variables.ts'

interface StoneListParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly attributes?: string | undefined
}

/** What an address chooses on a list of stones, and what the head of the page says. */
interface LoadedStoneList {
  readonly selection: StoneSelection
  readonly head: ReturnType<typeof stoneListHead>
}

/**
 * Loads all that a list of stones shows; not found for a setting, shape, metal or filter that does not
 * exist. Where nothing is found, it also loads how many stones there are without each filter.
 */
export function loadStoneList(
  { queryClient, lists }: ListContext,
  params: StoneListParams,
  location: { readonly pathname: string },
): Promise<LoadedStoneList> {
  return lists.loadChoice({ base: gemstoneList(params), attributes: params.attributes }, load())

  async function load() {
    const asked = stoneSelection(params.attributes ?? '', null)
    if (!asked) throw notFound()
    const [{ getVat }] = await Promise.all([
      queryClient.ensureQueryData(shopRulesQuery()),
      loadSetting(queryClient, params, location),
    ])
    const setting = knownSetting(queryClient, params)
    if (!setting) throw notFound()
    const { design, choice } = setting
    const selection = withoutOwnShape(asked, choice.shape.slug)
    const list = { setting: settingAddress(setting), selection }
    const total = await loadStones(queryClient, { list, design, attributes: params.attributes }, getVat.vat)
    return { selection, head: stoneListHead(list, design, total) }
  }
}

/** Loads all that a list of stones to start with shows, as `loadStoneList` does for a setting. */
export async function loadGemstoneFirstList(
  { queryClient, lists }: ListContext,
  attributes: string | undefined,
): Promise<LoadedStoneList> {
  const list = gemstoneFirstListFor(attributes)
  if (!list) throw notFound()
  const total = await lists.loadChoice({ base: listBase(list), attributes }, load(list))
  return { selection: list.selection, head: gemstoneFirstListHead(list, total) }

  async function load(asked: StoneList) {
    const { getVat } = await queryClient.ensureQueryData(shopRulesQuery())
    return loadStones(queryClient, { list: asked, design: null, attributes }, getVat.vat)
  }
}

/** A list of stones with the setting they are for, and the segment of its address. */
interface AskedStones {
  readonly list: StoneList
  readonly design: FitDesign | null
  readonly attributes: string | undefined
}

/**
 * Loads the stones of a list that are shown, its bounds, and where nothing is found how many there are without each
 * filter. Returns how many it holds.
 */
async function loadStones(
  queryClient: QueryClient,
  { list, design, attributes }: AskedStones,
  vatPercent: number,
): Promise<number> {
  const { price } = list.selection.ranges
  const pageQuery = (page: number) => stoneListQuery(stoneListVariables(list, design, vatPercent, page))
  const [{ listGemstones: found }, { listGemstones: fitting }] = await Promise.all([
    queryClient.ensureQueryData(pageQuery(1)),
    queryClient.ensureQueryData(stonesThatFitQuery(sizeVariables(design))),
    price && prefetchTradeOffs(queryClient, budgetVariables(list, design, vatPercent)),
    price && preloadTradeOffs(),
  ])
  await loadFurtherPages(queryClient, { attributes, total: found.total, pageQuery })
  if (found.total > 0) return found.total
  await Promise.all(
    waysOut(list, stoneBounds(fitting.ranges, vatPercent)).map((way) =>
      queryClient.ensureQueryData(stoneCountQuery(countVariables(way.list, design, vatPercent))),
    ),
  )
  return 0
}
