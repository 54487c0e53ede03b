import { emptySelection, selectionArguments, toggleOption } from '@shop/schema/domain/addresses/attributes'
import { listingSorts } from '@shop/schema/domain/addresses/listing-grammar'
import { type Listing, listings } from '@shop/schema/domain/addresses/listings'
import type { Variables } from './assert-answer.ts'

/** Bounds of a price: none, one, both, and some that leave nothing. */
export const priceBounds: readonly Variables[] = [
  { priceMin: null, priceMax: null },
  { priceMin: 500 },
  { priceMax: 541.6708333333 },
  { priceMin: 416.6708333333, priceMax: 1000 },
  { priceMin: 2, priceMax: 1 },
]

/** What each of the thirteen listings asks for with nothing chosen, by its key. */
export const listingScopes: readonly (readonly [string, Listing, Variables])[] = listings.map(
  (listing: Listing) => [
    listing.key,
    listing,
    {
      ...selectionArguments(listing.grammar, emptySelection(listing.grammar)),
      ...scopeOf(listing),
      page: 1,
    },
  ],
)

/** Every listing in every order, and with every option of its filters chosen by itself and with another. */
export function listingVariables(): Variables[] {
  return listingScopes.flatMap(([, listing, all]) => {
    const nothing = emptySelection(listing.grammar)
    const chosen = listing.grammar.groups.flatMap(({ key, options }) =>
      options.map(({ slug }) => toggleOption(listing.grammar, nothing, key, slug)),
    )
    const [last] = listing.grammar.groups.toReversed()
    const [lastOption] = last?.options ?? []
    const both = chosen.flatMap((selection) =>
      last && lastOption && selection.options[last.key].length === 0
        ? toggleOption(listing.grammar, selection, last.key, lastOption.slug)
        : [],
    )
    return [
      ...listingSorts.map(({ argument }) => ({ ...all, sort: argument })),
      ...[2, 1000].map((page) => ({ ...all, page })),
      ...priceBounds.map((bounds) => ({ ...all, ...bounds })),
      ...[...chosen, ...both].map((selection) => {
        const args = selectionArguments(listing.grammar, selection)
        const scope = scopeOf(listing)
        return {
          ...all,
          ...args,
          subCategoryIds: args.subCategoryIds.length > 0 ? args.subCategoryIds : scope.subCategoryIds,
          subCollectionIds: args.subCollectionIds.length > 0 ? args.subCollectionIds : scope.subCollectionIds,
        }
      }),
    ]
  })
}

function scopeOf({ categoryId, subCategoryIds, subCollectionIds, collectionId, isSale }: Listing) {
  return { categoryId, subCategoryIds, subCollectionIds, collectionId, onSale: isSale }
}
