import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { shopRulesQuery } from '#generated/queries.ts'
import type { ListContext } from '#shop/list/list-state.ts'
import { loadFurtherPages } from '#shop/list/load-further-pages.ts'
import type { PieceSelection } from '#shop/list/piece-list.ts'
import { listingCopy } from './copy/listing-copy.ts'
import { listingHead } from './listing-head.ts'
import { listingPageQuery } from './listing-page-query.ts'
import { isBare, listingAt, type ListingList } from '#shop/list/listing-list.ts'
import { listingWords, type ListingWords } from './listing-words.ts'
import type { StartingPrice } from './starting-prices.ts'

/** Which listing an address means, and what it shows besides its pieces. */
export interface LoadedListing {
  readonly key: ListingKey
  readonly selection: PieceSelection
  readonly words: ListingWords
  /** What each category starts at, where the listing opens with it; else none. */
  readonly starting: readonly StartingPrice[]
  readonly head: ReturnType<typeof listingHead>
}

/** Loads the pages of a listing that are shown; the first is returned. */
async function loadPages(queryClient: QueryClient, list: ListingList, attributes: string | undefined) {
  const pageQuery = (page: number) => listingPageQuery(list, page)
  const first = await queryClient.ensureQueryData(pageQuery(1))
  await loadFurtherPages(queryClient, { attributes, total: first.total, pageQuery })
  return first
}

/** What the categories start at. Four prices are kept of the answer, so that more of the list asks for nothing again. */
function ensureStartingPrices(queryClient: QueryClient): Promise<StartingPrice[]> {
  return queryClient.ensureQueryData({
    queryKey: ['StartingPrices', 'least'],
    queryFn: async ({ client }) => (await import('./load-starting-prices.ts')).loadStartingPrices(client),
  })
}

/** Whether a listing opens with what each category starts at: all jewellery, before anything is chosen. */
function hasStartingPrices(list: ListingList): boolean {
  return list.listing.key === 'jewellery' && isBare(list)
}

/** Loads all that a listing shows, and what its head says; not found where the address says no list. */
export async function loadListing(
  { queryClient, lists }: ListContext,
  path: string,
  attributes: string | undefined,
): Promise<LoadedListing> {
  const list = listingAt(path, attributes)
  if (!list) throw notFound()
  const loading = Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    loadPages(queryClient, list, attributes),
    listingCopy(list.listing.key),
    hasStartingPrices(list) ? ensureStartingPrices(queryClient) : [],
  ])
  const [, first, copy, starting] = await lists.loadChoice({ base: path, attributes }, loading)
  const words = listingWords(list, copy, first.total)
  return {
    key: list.listing.key,
    selection: list.selection,
    words,
    starting,
    head: listingHead(list, words, first),
  }
}
