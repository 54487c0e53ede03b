import type { QueryClient } from '@tanstack/react-query'
import { request } from '#data/request.ts'
import { ListingDocument } from '#generated/graphql/graphql.ts'
import { pieceCardView } from '#shop/card/card-view.ts'
import type { CardPage } from '#shop/list/card-page.ts'
import type { ListingList } from '#shop/list/listing-list.ts'
import { listingVariables } from '#shop/list/listing-variables.ts'
import { loadCardPage, type AskedPage } from '#shop/list/load-card-page.ts'
import { chosenMetalIds } from '#shop/list/piece-list.ts'

/** Asks for a page of a listing of finished pieces. */
export function loadListingPage(
  queryClient: QueryClient,
  list: ListingList,
  { page, signal }: AskedPage,
): Promise<CardPage> {
  const context = { metalIds: chosenMetalIds(list) }
  return loadCardPage(queryClient, list, {
    ask: async (vatPercent) => {
      const variables = listingVariables(list, page, vatPercent)
      return (await request(ListingDocument, variables, { signal })).listDesigns
    },
    viewOf: (design, rules) => pieceCardView(design, context, rules),
  })
}
