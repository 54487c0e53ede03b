import { optionsOf, type PricedDesign } from '@shop/schema/domain/design/design'
import { soldCombinations, type StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import { priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import type { Pence } from '@shop/schema/domain/values/money'

/** What a list starts at: the lowest price among its pieces, and which of them has it, in which metal. */
export interface LowestPrice<Design> {
  readonly design: Design
  readonly metalId: string
  readonly fromPence: Pence
}

/**
 * What a list starts at (rules/listings#starting-prices), given its cheapest pieces: the lowest price of one in any
 * metal that it is sold in, before a sale, which only lowers it. Null where no piece has a price.
 */
export function lowestPrice<Design extends PricedDesign & StockedDesign>(
  designs: readonly Design[],
  vatPercent: number,
): LowestPrice<Design> | null {
  const prices = designs.flatMap((design) => {
    const combinations = soldCombinations(design)
    return optionsOf(design, 'Metal').flatMap(({ id: metalId }) => {
      const range = priceRangeBeforeSale({ design, fixedOptionIds: [metalId], combinations, vatPercent })
      return range ? [{ design, metalId, fromPence: range.fromPence }] : []
    })
  })
  return prices.toSorted((one, other) => (one.fromPence < other.fromPence ? -1 : 1))[0] ?? null
}
