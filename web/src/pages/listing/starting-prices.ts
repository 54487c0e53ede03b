import { listingOf } from '@shop/schema/domain/addresses/listings'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import type { Pence } from '@shop/schema/domain/values/money'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { StartingPricesQuery } from '#generated/graphql/graphql.ts'
import { lowestPrice } from '#shop/card/lowest-price.ts'

/** A category of jewellery with the price it starts at. */
export interface StartingPrice {
  readonly key: (typeof categories)[number]
  readonly href: string
  /** Of the piece that has this price. */
  readonly picture: PictureAsset | null
  readonly fromPence: Pence
}

const categories = ['rings', 'earrings', 'necklaces', 'bracelets'] as const

/**
 * What each category starts at (rules/listings#starting-prices): the lowest price that a card of its list
 * shows. A category without a piece is left out.
 */
export function startingPrices(answer: StartingPricesQuery, pricing: Pricing): StartingPrice[] {
  return categories.flatMap((key) => {
    const lowest = lowestPrice(answer[key].items, pricing)
    if (!lowest) return []
    const { design, metalId, fromPence } = lowest
    const picture = design.pictures.find(({ tags }) => tags.includes(metalId))?.asset ?? null
    return [{ key, href: listingOf(key).path, picture, fromPence }]
  })
}
