import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gemstonePrice, listPriceBounds } from './gemstone-price.ts'
import type { PricedStone } from './gemstone-price.ts'
import { pricingWith } from '../testing/priced-design.ts'
import { add, compare, decimal, pounds } from '../values/money.ts'

const anyPence = fc.integer({ min: 1, max: 300_000_000 })
const anyVat = fc.constantFrom(20, 17.5, 0, 22.25)
const anySale = fc.oneof(
  fc.constantFrom(0, 5, 10, 12.5, 99.99, 100),
  fc.integer({ min: 0, max: 10_000 }).map((units) => units / 100),
)

function diamondAt(pence: number): PricedStone {
  return { price: pounds(pence / 100), gemStoneType: 'NATURAL_DIAMOND' }
}

/** The rule once more in whole millionths of a pound: independent of `money.ts`. */
function reference(pence: number, vat: number, sale: number): { shown: bigint; reduced: bigint } {
  const hundredths = (percent: number) => BigInt(Math.round(percent * 100))
  const upToPound = (millionths: bigint) => (millionths + 999_999n) / 1_000_000n
  const withVat = BigInt(pence) * (10_000n + hundredths(vat))
  const shown = upToPound(withVat)
  return { shown, reduced: upToPound(shown * 100n * (10_000n - hundredths(sale))) }
}

describe('gemstonePrice, for any stone', () => {
  it('agrees with big integers on the price and on the price before the sale', () => {
    fc.assert(
      fc.property(anyPence, anyVat, anySale, (pence, vatPercent, salePercent) => {
        const price = gemstonePrice(diamondAt(pence), pricingWith({ vatPercent, salePercent }))
        const { shown, reduced } = reference(pence, vatPercent, salePercent)
        expect(price?.pricePence).toBe(Number(reduced) * 100)
        expect(price?.wasPence ?? price?.pricePence).toBe(Number(shown) * 100)
      }),
      { numRuns: 2000 },
    )
  })

  it('has steps that add up to it, as shown and exactly', () => {
    fc.assert(
      fc.property(anyPence, anyVat, anySale, (pence, vatPercent, salePercent) => {
        const price = gemstonePrice(diamondAt(pence), pricingWith({ vatPercent, salePercent }))
        const parts = price?.steps.slice(0, -1) ?? []
        expect(parts.reduce((sum, step) => sum + step.amountPence, 0)).toBe(price?.pricePence)
        const exact = parts.reduce((sum, step) => add(sum, step.amount), decimal(0))
        expect(compare(exact, price?.steps.at(-1)?.amount ?? decimal(-1))).toBe(0)
      }),
    )
  })
})

describe('listPriceBounds, for any bounds', () => {
  it('take a stone exactly when the price it shows lies between them', () => {
    const wholePounds = fc.integer({ min: 0, max: 3_700_000 })
    // Prices around the bounds, because that is where a wrong inverse shows.
    const around = fc.integer({ min: -150, max: 150 })
    fc.assert(
      fc.property(wholePounds, wholePounds, anyVat, around, (a, b, vat, offset) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)]
        const { priceMin, priceMax } = listPriceBounds({ min, max }, vat)
        const [least, most] = [priceMin, priceMax].map((bound) => Math.round((bound ?? Number.NaN) * 100))
        for (const bound of [least, most]) {
          const pence = Math.max(1, (bound ?? 0) + offset)
          const { shown } = reference(pence, vat, 0)
          const isTaken = pence >= (least ?? 0) && pence <= (most ?? 0)
          expect(isTaken).toBe(shown >= BigInt(min) && shown <= BigInt(max))
        }
      }),
      { numRuns: 500 },
    )
  })
})
