import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { cardChoice } from '@shop/schema/domain/design/card-choice'
import type { SaleableDesign, SaleRule } from '@shop/schema/domain/design/design'
import { priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import { withSale } from '@shop/schema/domain/prices/design-sum'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import type { AskedPrice } from '@shop/schema/domain/search/search-price'
import { decimal, poundsOf, toPence, type Pence } from '@shop/schema/domain/values/money'

/**
 * The price from which a card shows a piece, in the metal that it shows, before any sale (rules/listings#cards); null
 * for a piece of which nothing is left.
 */
export function cardPriceBeforeSale(design: DesignRecord): Pence | null {
  const shown = cardChoice(design)
  const fixedOptionIds = shown ? [shown.metal.id] : []
  const range = shown && priceRangeBeforeSale({ design, fixedOptionIds, combinations: shown.combinations })
  return range?.fromPence ?? null
}

/** What a card asks while these sales run, by what it asks before. */
export function cardPriceInSale(
  beforePence: Pence | null,
  design: SaleableDesign,
  runningSales: readonly SaleRule[],
): Pence | null {
  if (beforePence === null) return null
  return toPence(withSale(poundsOf(beforePence), salePercentOf(design, runningSales)))
}

/** Whether a price of a card is one of those asked for. */
export function isAsked(cardPence: Pence | null, { least, most }: AskedPrice): boolean {
  if (cardPence === null) return false
  const from = least === null ? 0 : toPence(decimal(least))
  const to = most === null ? Infinity : toPence(decimal(most))
  return cardPence >= from && cardPence <= to
}
