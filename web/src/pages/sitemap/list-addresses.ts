import {
  bookConsultation,
  boutiquePage,
  boutiqueSlugs,
  contact,
  createKinds,
  hallmarking,
  type CreateKind,
} from '@shop/schema/domain/addresses/addresses'
import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { listings, settingGrammars } from '@shop/schema/domain/addresses/listings'
import type { QueryClient } from '@tanstack/react-query'
import { listingQuery, settingListQuery, stoneListQuery } from '#generated/queries.ts'
import { stoneListVariables } from '#shop/gemstone/stone-list-variables.ts'
import { listingWith } from '#shop/list/listing-list.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { filterChoices, listAddress, type PieceFacets, type PieceList } from '#shop/list/piece-list.ts'
import { settingListWith } from '#shop/list/setting-list.ts'
import { settingListVariables } from '#shop/list/setting-variables.ts'
import { stoneListAddresses, stonesToStartWith } from './stone-list-addresses.ts'

/**
 * The pages that hold something else than one piece: every list as it is, and with each single option that leaves
 * anything, of stones with each single shape or kind that does (rules/routes#found).
 */
export async function listAddresses(queryClient: QueryClient): Promise<string[]> {
  const lists = await Promise.all([
    stoneLists(queryClient),
    ...createKinds.map((kind) => settingLists(queryClient, kind)),
    ...listings.map(async ({ key }) => {
      const list = listingWith(key)
      const { listDesigns } = await queryClient.fetchQuery(listingQuery(listingVariables(list, 1, noVat)))
      return narrowedOnce(list, listDesigns)
    }),
  ])
  return [
    '/',
    contact(),
    ...boutiqueSlugs.map(boutiquePage),
    bookConsultation(),
    hallmarking(),
    ...lists.flat(),
  ]
}

/** VAT counts where a price is chosen, and none is. */
export const noVat = 0

async function stoneLists(queryClient: QueryClient): Promise<string[]> {
  const variables = stoneListVariables(stonesToStartWith, null, noVat, 1)
  const { listGemstones } = await queryClient.fetchQuery(stoneListQuery(variables))
  return stoneListAddresses(listGemstones)
}

async function settingLists(queryClient: QueryClient, kind: CreateKind): Promise<string[]> {
  const list = settingListWith(kind, emptySelection(settingGrammars[kind]))
  const { listDesigns } = await queryClient.fetchQuery(settingListQuery(settingListVariables(list, 1, noVat)))
  return narrowedOnce(list, listDesigns)
}

function narrowedOnce(
  list: PieceList,
  { total, facets }: { readonly total: number; readonly facets: PieceFacets },
): string[] {
  if (total === 0) return []
  const choices = list.grammar.groups.flatMap((group) => filterChoices(list, group, facets))
  return [listAddress(list), ...choices.filter(({ count }) => count > 0).map(({ href }) => href)]
}
