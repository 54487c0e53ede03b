import { cardChoice } from '../design/card-choice.ts'
import type { PricedDesign, SaleableDesign } from '../design/design.ts'
import type { StockedDesign } from '../design/sold-combinations.ts'
import type { Pence } from '../values/money.ts'
import { designPriceRange } from './design-price-range.ts'
import type { Pricing } from './pricing.ts'

/**
 * The price on the card of a piece without filters, or with metals alone, with VAT and in a sale: the "from" price of the
 * metal that the card shows (rules/listings#cards). Null for a piece of which nothing is left, and for one without metals.
 */
export function designCardPrice(
  design: PricedDesign & SaleableDesign & StockedDesign,
  pricing: Pricing,
  filteredMetalIds: readonly string[] = [],
): Pence | null {
  const shown = cardChoice(design, filteredMetalIds)
  if (!shown) return null
  const { metal, combinations } = shown
  const range = designPriceRange({ design, fixedOptionIds: [metal.id], combinations, pricing })
  return range?.fromPence ?? null
}
