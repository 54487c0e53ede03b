import { queryOptions } from '@tanstack/react-query'
import type { CardPage } from '#shop/list/card-page.ts'
import type { ListingList } from '#shop/list/listing-list.ts'
import { listAttributes } from '#shop/list/piece-list.ts'

/** One page of a listing; pages count from 1. What its prices are worked out with is fetched when one is asked for. */
export function listingPageQuery(list: ListingList, page: number) {
  return queryOptions({
    queryKey: ['ListingPage', list.base, listAttributes(list), page],
    queryFn: async ({ client, signal }): Promise<CardPage> => {
      const { loadListingPage } = await import('./load-listing-page.ts')
      return loadListingPage(client, list, { page, signal })
    },
  })
}
