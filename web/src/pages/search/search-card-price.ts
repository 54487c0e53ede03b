import {
  decimal,
  percentOf,
  roundHalfUp,
  toPence,
  type Pence,
  type Pounds,
} from '@shop/schema/domain/values/money'

/** Times 1.2, whatever VAT is. */
const percentOfPrice = 120

/**
 * What a search card says a loose stone costs: its price times 1.2 with two decimals, a half rounded up
 * (rules/prices#search-card). No other card, page or sum uses it: everywhere else a
 * stone costs what `gemstonePrice` says. Null for a stone without a price above zero, which is not sold.
 */
export function searchCardPrice({ price }: { readonly price: Pounds }): Pence | null {
  if (!(price > 0)) return null
  return toPence(roundHalfUp(percentOf(decimal(price), decimal(percentOfPrice)), 2))
}
