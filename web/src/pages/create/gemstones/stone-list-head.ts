import type { QueryClient } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { shopRulesQuery, stoneListQuery } from '#generated/queries.ts'
import { formatCount } from '#shop/list/format-count.ts'
import { pageHead } from '#shell/page-head.ts'
import { knownStoneList, type StoneListParams } from './load-stone-list.ts'
import { isIndexable, stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'
import { fitText, gemstoneFirstListTitle, stoneListTitle } from './stone-list-title.ts'
import { stoneListVariables } from '#shop/gemstone/stone-list-variables.ts'

/** What the head of a list of stones says, from the answers that the loader has brought. */
export function stoneListHead(queryClient: QueryClient, params: StoneListParams) {
  const known = knownStoneList(queryClient, params)
  if (!known) return {}
  const { list, setting, vatPercent } = known
  const { queryKey } = stoneListQuery(stoneListVariables(list, setting.design, vatPercent, 1))
  const answer = queryClient.getQueryData(queryKey)
  if (!answer) return {}
  const { name } = setting.design
  return pageHead({
    title: stoneListTitle(list, name),
    description: m.stones_description({
      total: formatCount(answer.listGemstones.total),
      setting: name,
      fit: fitText(list, setting.design) ?? m.stones_fit_none(),
    }),
    path: stoneListAddress(list),
  })
}

/** The same of a list of stones to start with; search engines may list it with one single option at most. */
export function gemstoneFirstListHead(queryClient: QueryClient, list: StoneList) {
  const vatPercent = queryClient.getQueryData(shopRulesQuery().queryKey)?.getVat.vat
  if (vatPercent === undefined) return {}
  const { queryKey } = stoneListQuery(stoneListVariables(list, null, vatPercent, 1))
  const answer = queryClient.getQueryData(queryKey)
  return pageHead({
    title: gemstoneFirstListTitle(list),
    description: m.stones_first_description({ total: formatCount(answer?.listGemstones.total ?? 0) }),
    path: stoneListAddress(list),
    isIndexable: isIndexable(list),
  })
}
