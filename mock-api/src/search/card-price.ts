import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { cardChoice } from '@shop/schema/domain/design/card-choice'
import { priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import type { AskedPrice } from '@shop/schema/domain/search/search-price'
import type { Pence } from '@shop/schema/domain/values/money'

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

/** What a search card asks for a loose stone, in pence (rules/prices#search-card): its price times 1.2, a half rounded up. */
export function stoneCardPence(pricePence: number): number {
  return Math.floor((pricePence * 12 + 5) / 10)
}

/** Whether a price is one of those asked for. */
export function isAsked(pricePence: number | null, { least, most }: AskedPrice): boolean {
  if (pricePence === null) return false
  return pricePence >= (least ?? 0) * 100 && pricePence <= (most ?? Infinity) * 100
}
