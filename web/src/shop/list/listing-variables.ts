import { selectionArguments } from '@shop/schema/domain/addresses/attributes'
import type { ListingQueryVariables } from '#generated/graphql/graphql.ts'
import type { ListingList } from './listing-list.ts'
import { priceArguments } from './price-range.ts'

/** The variables of one page of a listing: what it holds, narrowed by what is chosen. */
export function listingVariables(list: ListingList, page: number, vatPercent: number): ListingQueryVariables {
  const { listing, grammar, selection } = list
  const chosen = selectionArguments(grammar, selection)
  const { categoryId, collectionId, isSale } = listing
  return {
    ...chosen,
    ...priceArguments(list, vatPercent),
    categoryId,
    subCategoryIds: orElse(chosen.subCategoryIds, listing.subCategoryIds),
    subCollectionIds: orElse(chosen.subCollectionIds, listing.subCollectionIds),
    collectionId,
    onSale: isSale,
    page,
  }
}

/** What is chosen, or all that the listing holds. */
function orElse(chosen: readonly string[], scope: readonly string[]): string[] {
  return chosen.length > 0 ? [...chosen] : [...scope]
}
