import { leastWhere } from '../values/least-where.ts'
import type { SaleRule } from '../design/design.ts'
import { saleSubCategoryOf } from '../vocabulary/gemstones.ts'
import type { GemStoneType } from '../vocabulary/gemstones.ts'
import {
  compare,
  decimal,
  divide,
  pence,
  plusPercent,
  pounds,
  poundsOf,
  roundUpToMultiple,
  toPence,
} from '../values/money.ts'
import type { Pence, Pounds } from '../values/money.ts'
import { priceLedger } from './price-steps.ts'
import type { PriceStep } from './price-steps.ts'
import { defaultPricing, defaultVatPercent } from './pricing.ts'
import type { Pricing } from './pricing.ts'

/** What a shopper reads of a stone's price, and how it comes about. */
export interface GemstonePrice {
  readonly pricePence: Pence
  /** The price before the sale; null when there is none, or when it rounds back to the same price. */
  readonly wasPence: Pence | null
  readonly steps: readonly PriceStep[]
}

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export interface PricedStone {
  readonly price: Pounds
  readonly gemStoneType: GemStoneType
}

/**
 * What a stone costs (rules/prices#gemstone-price): its price plus VAT, up to a whole
 * pound; a whole pound stays. A sale takes its percent off that and goes up to a whole pound again.
 *
 * Nothing is rounded before that, so that a fraction of a penny still counts. Null for a stone without a
 * price above zero, which the shop does not sell. A step that rounds nothing away is left out. The usual VAT and
 * no sale where `pricing` is left out.
 */
export function gemstonePrice(
  stone: PricedStone,
  { vatPercent, sales }: Pricing = defaultPricing,
): GemstonePrice | null {
  if (!(stone.price > 0)) return null
  const ledger = priceLedger(decimal(stone.price))
  ledger.addStep({ kind: 'vat', vatPercent }, plusPercent(ledger.total(), vatPercent))
  ledger.addStep({ kind: 'rounding' }, roundUpToMultiple(ledger.total(), 1))
  const before = ledger.total()
  const salePercent = gemstoneSalePercent(stone, sales)
  const reduced = plusPercent(before, -salePercent)
  const isReduced = salePercent > 0 && compare(roundUpToMultiple(reduced, 1), before) < 0
  if (isReduced) {
    ledger.addStep({ kind: 'sale', salePercent }, reduced)
    ledger.addStep({ kind: 'sale-rounding' }, roundUpToMultiple(reduced, 1))
  }
  return {
    pricePence: toPence(ledger.total()),
    wasPence: isReduced ? toPence(before) : null,
    steps: ledger.withTotal(),
  }
}

/**
 * Percent off a stone (rules/prices#sale-of-stones): the discount of the running sale that covers its kind,
 * by the subcategories 995 to 999, the larger of several; between 0 and 100.
 */
export function gemstoneSalePercent(
  { gemStoneType }: Pick<PricedStone, 'gemStoneType'>,
  sales: readonly SaleRule[],
): number {
  const subCategory = saleSubCategoryOf(gemStoneType)
  const covering = sales.filter(
    ({ subCategories }) => subCategory !== null && subCategories.includes(subCategory),
  )
  return Math.min(100, Math.max(0, ...covering.map(({ discount }) => discount)))
}

/**
 * What a carat of a stone costs (rules/prices#price-per-carat): what a shopper pays for it through its weight, to the
 * penny, a half up. Throws on a weight that is not above zero.
 */
export function pricePerCarat({ pricePence }: Pick<GemstonePrice, 'pricePence'>, caratWeight: number): Pence {
  if (!(caratWeight > 0)) throw new RangeError(`No weight: ${caratWeight}`)
  return toPence(divide(poundsOf(pricePence), decimal(caratWeight), 2))
}

/** Prices as the API filters them, both inclusive; null where nothing limits them. */
export interface ListPriceBounds {
  readonly priceMin: Pounds | null
  readonly priceMax: Pounds | null
}

/**
 * The bounds for the API that belong to a shopper's (rules/filters#prices-in-filters): the lowest list price
 * that shows at least `min` whole pounds, and the highest that shows at most `max`. Shown prices are those
 * before a sale. What a list shows is then exactly what it filters.
 */
export function listPriceBounds(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  vatPercent: number = defaultVatPercent,
): ListPriceBounds {
  return {
    priceMin: min === undefined ? null : listPriceOf(leastPence((shown) => shown >= BigInt(min), vatPercent)),
    priceMax: max === undefined ? null : listPriceOf(mostPence(max, vatPercent)),
  }
}

/**
 * The whole pounds that a list price shows before a sale: what a shopper's bounds are compared with, the
 * inverse of `listPriceBounds`.
 */
export function shownPounds(price: Pounds, vatPercent: number = defaultVatPercent): number {
  return Number(roundUpToMultiple(plusPercent(decimal(price), vatPercent), 1).digits)
}

/** A list price of so many whole pence, as the API writes it. */
export function listPriceOf(listPence: number): Pounds {
  return pounds(Number(`${pence(listPence)}e-2`))
}

/** The lowest list price in pence whose shown price meets a condition that all above it meet. */
function leastPence(isMet: (shownPounds: bigint) => boolean, vatPercent: number): number {
  return leastWhere((listPence) =>
    isMet(roundUpToMultiple(plusPercent(decimal(`${listPence}e-2`), vatPercent), 1).digits),
  )
}

/** The highest list price in pence that shows at most so many pounds; 0 when none does. */
function mostPence(max: number, vatPercent: number): number {
  return Math.max(0, leastPence((shown) => shown > BigInt(max), vatPercent) - 1)
}
