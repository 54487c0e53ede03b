import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { request } from '#data/request.ts'
import { StartingPricesDocument } from '#generated/graphql/graphql.ts'
import { listingQuery, shopRulesQuery } from '#generated/queries.ts'
import { orListInSight } from '#shop/list/list-in-sight.ts'
import { listingCopy } from './copy/listing-copy.ts'
import { listingHead } from './listing-head.ts'
import { listingAt, listingVariables } from './listing-list.ts'
import { listingWords, type ListingWords } from './listing-words.ts'
import { hasStartingPrices, startingPrices, type StartingPrice } from './starting-prices.ts'

/** What a listing shows besides its pieces. */
export interface LoadedListing {
  readonly words: ListingWords
  /** What each category starts at, where the listing opens with it; else none. */
  readonly starting: readonly StartingPrice[]
  readonly head: ReturnType<typeof listingHead>
}

/** Loads all that a listing shows, and what its head says; not found where the address says no list. */
export async function loadListing(
  queryClient: QueryClient,
  path: string,
  attributes: string | undefined,
): Promise<LoadedListing> {
  const list = listingAt(path, attributes)
  if (!list) throw notFound()
  const loading = Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(listingQuery(listingVariables(list, 1))),
    listingCopy(list.listing.key),
    // Not kept: four prices are all that the page needs of it.
    hasStartingPrices(list) ? request(StartingPricesDocument, {}) : null,
  ])
  const [rules, { listDesigns }, copy, cheapest] = await orListInSight(path, attributes, loading)
  const words = listingWords(list, copy, listDesigns.total)
  return {
    words,
    starting: cheapest ? startingPrices(cheapest, rules.getVat.vat) : [],
    head: listingHead(list, { words, listDesigns, rules }),
  }
}
