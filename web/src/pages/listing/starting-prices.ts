import { optionsOf } from '@shop/schema/domain/design/design'
import { priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import type { Pence } from '@shop/schema/domain/values/money'
import { soldCombinations } from '@shop/schema/domain/design/sold-combinations'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { StartingPieceFragment, StartingPricesQuery } from '#generated/graphql/graphql.ts'
import { isBare, type ListingList } from './listing-list.ts'

/** A category of jewellery with the price it starts at. */
export interface StartingPrice {
  readonly key: (typeof categories)[number]
  readonly href: string
  /** Of the piece that has this price. */
  readonly picture: PictureAsset | null
  readonly fromPence: Pence
}

const categories = ['rings', 'earrings', 'necklaces', 'bracelets'] as const

/** Whether a listing opens with what each category starts at: all jewellery, before anything is chosen. */
export function hasStartingPrices(list: ListingList): boolean {
  return list.listing.key === 'jewellery' && isBare(list)
}

/**
 * What each category starts at (rules/listings#starting-prices): the lowest price of its cheapest pieces in
 * any metal, before a sale, which only lowers it. A category without a piece is left out.
 */
export function startingPrices(answer: StartingPricesQuery, vatPercent: number): StartingPrice[] {
  return categories.flatMap((key) => {
    const [first] = answer[key].items
      .flatMap((design) => facesOf(design, vatPercent))
      .toSorted((one, other) => (one.fromPence < other.fromPence ? -1 : 1))
    return first ? [{ key, href: listingOf(key).path, ...first }] : []
  })
}

/** A piece in each of its metals. */
function facesOf(
  design: StartingPieceFragment,
  vatPercent: number,
): Pick<StartingPrice, 'picture' | 'fromPence'>[] {
  return optionsOf(design, 'Metal').flatMap(({ id }) => {
    const combinations = soldCombinations(design)
    const range = priceRangeBeforeSale({ design, fixedOptionIds: [id], combinations, vatPercent })
    const picture = design.pictures.find(({ tags }) => tags.includes(id))?.asset ?? null
    return range ? [{ picture, fromPence: range.fromPence }] : []
  })
}
