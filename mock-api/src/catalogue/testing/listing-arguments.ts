import { type ListingSelection, selectionArguments } from '@shop/schema/domain/addresses/attributes'
import type { ListingSortKey, PieceRangeKey } from '@shop/schema/domain/addresses/listing-grammar'
import type { Listing } from '@shop/schema/domain/addresses/listings'
import { designPriceBounds } from '@shop/schema/domain/prices/card-list-price'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import type { ListDesignsArguments } from '../design-query.ts'

export type PieceSelection = ListingSelection<PieceFilterKey, PieceRangeKey, ListingSortKey>

/** What a listing asks for with these choices: its own scope where nothing narrower is chosen. */
export function listingArguments(
  { categoryId, subCategoryIds, subCollectionIds, collectionId, isSale, grammar }: Listing,
  selection: PieceSelection,
): ListDesignsArguments {
  const chosen = selectionArguments(grammar, selection)
  return {
    ...chosen,
    ...designPriceBounds(selection.ranges.price ?? {}, defaultVatPercent),
    categoryId,
    subCategoryIds: chosen.subCategoryIds.length > 0 ? chosen.subCategoryIds : [...subCategoryIds],
    subCollectionIds: chosen.subCollectionIds.length > 0 ? chosen.subCollectionIds : [...subCollectionIds],
    collectionId,
    onSale: isSale,
    page: 1,
    pageSize: 100,
  }
}
