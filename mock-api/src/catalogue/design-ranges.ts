import { listPriceNumber } from '@shop/schema/domain/prices/card-list-price'
import { compare, type Decimal } from '@shop/schema/domain/values/money'
import { histogramOf } from './histogram.ts'
import type { PriceBounds } from './design-query.ts'

/** The prices of some designs: schema, DesignPriceRange. */
export interface PriceRange {
  readonly min: number
  readonly max: number
  readonly histogram: number[]
}

/** Whether a price lies between bounds, both inclusive; no price does. */
export function isWithin(price: Decimal | null, { min, max }: PriceBounds): boolean {
  return price !== null && compare(price, min) >= 0 && (max === null || compare(price, max) <= 0)
}

/** The least, the most and how many where; null for no prices. */
export function priceRangeOf(prices: readonly Decimal[]): PriceRange | null {
  const inOrder = prices.map(listPriceNumber).toSorted((a, b) => a - b)
  const [min, max] = [inOrder[0], inOrder.at(-1)]
  if (min === undefined || max === undefined) return null
  return { min, max, histogram: histogramOf(inOrder, { min, max }) }
}
