import { expect } from 'vitest'
import type { DesignPrice } from '../prices/design-price.ts'
import type { AttributeOption, DesignAttribute, PricedDesign, SaleableDesign } from '../design/design.ts'
import { defaultPricing, type Pricing } from '../prices/pricing.ts'
import { add, compare, decimal, pounds } from '../values/money.ts'

/** What an option of a test design adds: pounds, or a percent. */
export type TestPrice = number | { readonly percent: number }

function options(attribute: string, prices: readonly TestPrice[]): AttributeOption[] {
  return prices.map((price, index) => ({
    id: `${attribute}-${index}`,
    name: `${attribute} ${index}`,
    price: typeof price === 'number' ? price : price.percent,
    isFixedPrice: typeof price === 'number',
  }))
}

/** A design with these prices, on sale when its subcategory is; its options have ids such as `Metal-0`. */
export function designWith(
  basePrice: number,
  prices: Readonly<Record<string, readonly TestPrice[]>> = {},
): PricedDesign & SaleableDesign {
  const attributes = Object.entries(prices).map(([name, amounts]): DesignAttribute => ({
    name,
    options: options(name, amounts),
  }))
  return {
    sku: 'PR-00999',
    subCategory: { id: '1' },
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    prices: [
      { channel: { code: 'TR' }, basePrice: pounds(1) },
      { channel: { code: 'SS' }, basePrice: pounds(basePrice) },
    ],
    attributes,
  }
}

/** Another VAT than the usual, and a sale that covers every setting of one stone and every natural white diamond. */
export function pricingWith({
  vatPercent = defaultPricing.vatPercent,
  salePercent,
}: {
  readonly vatPercent?: number | undefined
  readonly salePercent?: number | undefined
}): Pricing {
  const sales = salePercent === undefined ? [] : [{ subCategories: ['1', '996'], discount: salePercent }]
  return { vatPercent, sales }
}

/** The parts of a shown price add up to its total, in pence and exactly. */
export function expectStepsToSum(price: DesignPrice | null): void {
  const steps = price?.steps ?? []
  const parts = steps.slice(0, -1)
  expect(parts.reduce((sum, step) => sum + step.amountPence, 0)).toBe(price?.pricePence)
  const exact = parts.reduce((sum, step) => add(sum, step.amount), decimal(0))
  expect(steps.at(-1)).toMatchObject({ kind: 'total', amountPence: price?.pricePence })
  expect(compare(exact, steps.at(-1)?.amount ?? decimal(-1))).toBe(0)
}
