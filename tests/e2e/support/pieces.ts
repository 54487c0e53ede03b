import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { designs } from '@shop/fixtures/designs/designs'
import { listingOf, type ListingKey } from '@shop/schema/domain/addresses/listings'

/** The finished pieces of the fixtures, told apart by hand: what listings are held against. */

/** What the jeweller sells of one listing, in his own order. */
export function piecesOf(key: Exclude<ListingKey, 'sale'>): readonly DesignRecord[] {
  const { categoryId, subCategoryIds, collectionId, subCollectionIds } = listingOf(key)
  return designs
    .filter(({ category, prices }) => category.id === categoryId && prices.some(isShopPrice))
    .filter(({ subCategory }) => subCategoryIds.length === 0 || subCategoryIds.includes(subCategory.id))
    .filter(({ collectionIds }) => collectionId === null || collectionIds.includes(collectionId))
    .filter(
      ({ subCollections }) =>
        subCollectionIds.length === 0 || subCollections.some(({ id }) => subCollectionIds.includes(id)),
    )
}

/** Whether a piece has this fixed option, such as Full. */
export function isFixed({ fixedAttributes }: DesignRecord, optionName: string): boolean {
  return fixedAttributes.some((fixed) => fixed.optionName === optionName)
}

/** Whether a piece is made in a metal, by words of its name: Rose Gold is any carat. */
export function isMadeIn({ attributes }: DesignRecord, metal: string): boolean {
  return attributes.some(
    ({ name, options }) => name === 'Metal' && options.some((option) => option.name.endsWith(metal)),
  )
}

function isShopPrice({ channel }: DesignRecord['prices'][number]): boolean {
  return channel.code === 'SS'
}
