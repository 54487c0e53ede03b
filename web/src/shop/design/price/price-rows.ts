import type { Pence } from '@shop/schema/domain/values/money'
import { parseMetal } from '@shop/schema/domain/design/metals'
import { chainLengthAttribute } from '@shop/schema/domain/design/product-choice'
import type { PriceStep } from '@shop/schema/domain/prices/price-steps'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { ownNameOf, ownWordOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ExplainerRow } from '#ui/explainer.tsx'
import { chainLengthText } from '../size/chain-length-text.ts'

/** What a price is of: a setting by itself, or a piece that is whole as it is. */
export type PricedThing = 'setting' | 'product'

/** The steps of a price in words: the first as it is, the others with their sign, the total last. */
export function priceRows(steps: readonly PriceStep[], thing: PricedThing = 'setting'): ExplainerRow[] {
  return steps.map((step) => ({
    label: thing === 'product' ? productLabel(step) : stepLabel(step),
    amount: stepAmount(step),
    isSum: step.kind === 'total',
  }))
}

function stepAmount(step: PriceStep): string {
  if (step.kind === 'base' || step.kind === 'total') return formatPence(step.amountPence)
  if (step.amountPence === 0) return m.setting_price_included()
  return signed(step.amountPence)
}

function signed(amount: Pence): string {
  const text = formatPence(amount)
  return amount < 0 ? text.replace('−', '− ') : `+ ${text}`
}

function stepLabel(step: PriceStep): string {
  switch (step.kind) {
    case 'base':
      return m.setting_price_base()
    case 'option':
      return optionLabel(step.attributeName, step.optionName)
    case 'vat':
      return m.setting_price_vat({ percent: ownNumber(step.vatPercent) })
    case 'rounding':
      return m.setting_price_rounding()
    case 'stone-size':
      return m.setting_price_stone_size({ percent: ownNumber(step.stoneSizePercent) })
    case 'stone-size-rounding':
      return m.setting_price_stone_size_rounding()
    case 'sale':
      return m.setting_price_sale({ percent: ownNumber(step.salePercent) })
    case 'sale-rounding':
      return m.setting_price_sale_rounding()
    case 'total':
      return m.setting_price_total()
  }
}

function productLabel(step: PriceStep): string {
  switch (step.kind) {
    case 'base':
      return m.product_price_base()
    case 'option':
      return step.attributeName === 'Shape' ? ownNameOf(step.optionName) : productOptionLabel(step)
    case 'total':
      return m.product_price_total()
    default:
      return stepLabel(step)
  }
}

function productOptionLabel(step: PriceStep & { readonly kind: 'option' }): string {
  const option = step.optionName
  switch (step.attributeName) {
    case 'Width':
      return m.product_price_width({ option: ownNumber(option) })
    case 'Weight':
      return m.product_price_weight({ option: ownNameOf(option, 'Weight') })
    case 'Total Carat Weight':
      return m.product_price_carats({ option: ownNumber(option) })
    case 'Chain Length':
      return m.product_price_chain({ option: ownNumber(option) })
    default:
      return optionLabel(step.attributeName, option)
  }
}

function optionLabel(attributeName: string, optionName: string): string {
  const metal = attributeName === 'Metal' ? parseMetal(optionName) : null
  if (metal) return metalLabel(metal)
  if (attributeName === chainLengthAttribute) return m.review_chain({ length: chainLengthText(optionName) })
  return attributeName === 'Shape'
    ? m.setting_price_option_shape({ shape: ownWordOf(optionName) })
    : ownNameOf(optionName, attributeName)
}
