import { expect } from 'vitest'
import type { DesignPrice } from '../prices/design-price.ts'
import type { AttributeOption, DesignAttribute, PricedDesign } from '../design/design.ts'
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

/** A design with these prices; its options have ids such as `Metal-0`. */
export function designWith(
  basePrice: number,
  prices: Readonly<Record<string, readonly TestPrice[]>> = {},
): PricedDesign {
  const attributes = Object.entries(prices).map(([name, amounts]): DesignAttribute => ({
    name,
    options: options(name, amounts),
  }))
  return {
    sku: 'PR-00999',
    prices: [
      { channel: { code: 'TR' }, basePrice: pounds(1) },
      { channel: { code: 'SS' }, basePrice: pounds(basePrice) },
    ],
    attributes,
  }
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
