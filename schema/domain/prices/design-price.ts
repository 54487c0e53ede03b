import type { PricedDesign, SaleableDesign } from '../design/design.ts'
import { compare, plusPercent, toPence } from '../values/money.ts'
import type { Pence } from '../values/money.ts'
import { basePriceOf, chosenOptions, roundUp, withOption, withSale, withVat } from './design-sum.ts'
import { priceLedger } from './price-steps.ts'
import type { PriceStep } from './price-steps.ts'
import { defaultPricing } from './pricing.ts'
import type { Pricing } from './pricing.ts'
import { salePercentOf } from './sales.ts'

export interface DesignPrice {
  readonly pricePence: Pence
  /** The price before the sale; null when there is none, or when it rounds back to the same price. */
  readonly wasPence: Pence | null
  readonly steps: readonly PriceStep[]
}

/**
 * What a design costs with the options chosen (rules/prices#design-price): base price
 * of channel SS, then metal, shape and the design's own options, each fixed or a percent of the running
 * price, then VAT, rounded half up to 2 places, then up to the next multiple of 5.
 *
 * A stone size adds its percent to that price and goes up to the next multiple of 5 again; a sale takes its
 * percent off what is then shown and goes up likewise. Null when the shop does not sell the design. A step
 * that rounds nothing away is left out. Throws on an id the design does not have and on two options of one
 * attribute, because either would show a wrong price.
 */
export function designPrice({
  design,
  optionIds,
  pricing: { vatPercent, sales } = defaultPricing,
  stoneSizePercent = 0,
}: {
  readonly design: PricedDesign & SaleableDesign
  readonly optionIds: readonly string[]
  /** The usual VAT and no sale when left out. */
  readonly pricing?: Pricing
  /** Percent of the size option that the stone needs (rules/prices#stone-size); none without a stone. */
  readonly stoneSizePercent?: number | undefined
}): DesignPrice | null {
  const base = basePriceOf(design)
  if (!base) return null
  const ledger = priceLedger(base)
  for (const { attributeName, option } of chosenOptions(design, optionIds)) {
    const { name: optionName, isFixedPrice, price } = option
    ledger.addStep(
      { kind: 'option', attributeName, optionName, isFixedPrice, price },
      withOption(ledger.total(), option),
    )
  }
  ledger.addStep({ kind: 'vat', vatPercent }, withVat(ledger.total(), vatPercent))
  ledger.addStep({ kind: 'rounding' }, roundUp(ledger.total()))
  if (stoneSizePercent !== 0) {
    ledger.addStep({ kind: 'stone-size', stoneSizePercent }, plusPercent(ledger.total(), stoneSizePercent))
    ledger.addStep({ kind: 'stone-size-rounding' }, roundUp(ledger.total()))
  }
  const before = ledger.total()
  const salePercent = salePercentOf(design, sales)
  const isReduced = compare(withSale(before, salePercent), before) < 0
  if (isReduced) {
    ledger.addStep({ kind: 'sale', salePercent }, plusPercent(before, -salePercent))
    ledger.addStep({ kind: 'sale-rounding' }, roundUp(ledger.total()))
  }
  return {
    pricePence: toPence(ledger.total()),
    wasPence: isReduced ? toPence(before) : null,
    steps: ledger.withTotal(),
  }
}
