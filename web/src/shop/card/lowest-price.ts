import type { PricedDesign, SaleableDesign } from '@shop/schema/domain/design/design'
import { soldCombinations, type StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import { cardMetal } from '@shop/schema/domain/prices/card-list-price'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import type { Pence } from '@shop/schema/domain/values/money'

/** What a list starts at: the lowest price among its cards, and which of them has it, in which metal. */
export interface LowestPrice<Design> {
  readonly design: Design
  readonly metalId: string
  readonly fromPence: Pence
}

/**
 * What a list starts at (rules/listings#starting-prices), given its cheapest pieces: the lowest price that a card of
 * it shows, in the metal that the card shows, less its sale. Null where no piece has a price.
 */
export function lowestPrice<Design extends PricedDesign & StockedDesign & SaleableDesign>(
  designs: readonly Design[],
  pricing: Pricing,
): LowestPrice<Design> | null {
  const prices = designs.flatMap((design) => {
    const metal = cardMetal(design)
    const range =
      metal &&
      designPriceRange({
        design,
        fixedOptionIds: [metal.id],
        combinations: soldCombinations(design),
        pricing,
      })
    return range ? [{ design, metalId: metal.id, fromPence: range.fromPence }] : []
  })
  return prices.toSorted((one, other) => (one.fromPence < other.fromPence ? -1 : 1))[0] ?? null
}
