import { leastWhere } from '../values/least-where.ts'
import { listPriceOf } from './gemstone-price.ts'
import { decimal, percentOf, roundHalfUp, toPence, type Pence, type Pounds } from '../values/money.ts'

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

/**
 * The list prices of stones, in whole pence and inclusive, whose cards show at least and at most so many pounds; null
 * for no end.
 */
export function searchCardBounds({
  least,
  most,
}: {
  readonly least: number | null
  readonly most: number | null
}): { readonly min: number; readonly max: number } {
  return {
    min: least === null ? 0 : leastWhere((listPence) => shownOf(listPence) >= penceOf(least)),
    max: most === null ? Infinity : leastWhere((listPence) => shownOf(listPence) > penceOf(most)) - 1,
  }
}

function shownOf(listPence: number): number {
  return searchCardPrice({ price: listPriceOf(listPence) }) ?? 0
}

function penceOf(wholePounds: number): Pence {
  return toPence(decimal(wholePounds))
}
