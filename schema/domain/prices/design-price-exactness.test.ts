import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designPrice } from './design-price.ts'
import { designPriceRange } from './design-price-range.ts'
import { designWith, expectStepsToSum, pricingWith } from '../testing/priced-design.ts'
import type { TestPrice } from '../testing/priced-design.ts'

/** A number of at most two decimals from a whole number of hundredths, and back in the reference below. */
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((units) => units / 100)
const anyPrice = fc.oneof(
  hundredths(0, 60_000),
  hundredths(0, 3000).map((percent) => ({ percent })),
)
const anyPricing = fc.record({
  base: hundredths(1, 500_000),
  metals: fc.array(anyPrice, { minLength: 1, maxLength: 4 }),
  shapes: fc.array(anyPrice, { minLength: 1, maxLength: 4 }),
  vat: fc.constantFrom(20, 17.5, 0, 22.25),
  stoneSize: fc.constantFrom(0, 4, 8, 14, 22.5),
  sale: fc.constantFrom(0, 5, 10, 12.5, 99.99),
})

const timesPercent = (amount: bigint, percent: number) =>
  (amount * BigInt(Math.round(percent * 100))) / 10_000n

/** The rule once more in big fractions over one fixed denominator: independent of `money.ts`. */
function referencePence(
  base: number,
  chosen: readonly TestPrice[],
  vat: number,
  stoneSize: number,
  sale: number,
): number {
  const one = 10n ** 24n
  const exactly = (amount: number) => BigInt(Math.round(amount * 100)) * (one / 100n)
  const upToFive = (amount: bigint) => {
    const five = 5n * one
    return ((amount + five - 1n) / five) * five
  }
  let total = exactly(base)
  for (const price of chosen) {
    total += typeof price === 'number' ? exactly(price) : timesPercent(total, price.percent)
  }
  total += timesPercent(total, vat)
  const penny = one / 100n
  total = ((total + penny / 2n) / penny) * penny
  total = upToFive(total)
  total = upToFive(total + timesPercent(total, stoneSize))
  total = upToFive(total - timesPercent(total, sale))
  return Number((total * 100n) / one)
}

describe('designPrice, for any design', () => {
  it('agrees with an independent computation in big integers', () => {
    fc.assert(
      fc.property(anyPricing, ({ base, metals, shapes, vat, stoneSize, sale }) => {
        const design = designWith(base, { Metal: metals, Shape: shapes })
        const price = designPrice({
          design,
          optionIds: ['Metal-0', 'Shape-0'],
          pricing: pricingWith({ vatPercent: vat, salePercent: sale }),
          stoneSizePercent: stoneSize,
        })
        const chosen = [...metals.slice(0, 1), ...shapes.slice(0, 1)]
        expect(price?.pricePence).toBe(referencePence(base, chosen, vat, stoneSize, sale))
        expectStepsToSum(price)
      }),
      { numRuns: 500 },
    )
  })

  it('has a range that is the cheapest and the dearest combination', () => {
    fc.assert(
      fc.property(
        anyPricing,
        fc.boolean(),
        ({ base, metals, shapes, vat, stoneSize, sale }, isMetalFixed) => {
          const design = designWith(base, { Metal: metals, Shape: shapes })
          const pricing = pricingWith({ vatPercent: vat, salePercent: sale })
          const openMetals = isMetalFixed ? metals.slice(0, 1) : metals
          const all = openMetals.flatMap((_, metal) =>
            shapes.flatMap((__, shape) => {
              const optionIds = [`Metal-${metal}`, `Shape-${shape}`]
              return designPrice({ design, optionIds, pricing, stoneSizePercent: stoneSize }) ?? []
            }),
          )
          const range = designPriceRange({
            design,
            fixedOptionIds: isMetalFixed ? ['Metal-0'] : [],
            pricing,
            stoneSizePercent: stoneSize,
          })
          expect(range?.fromPence).toBe(Math.min(...all.map((price) => price.pricePence)))
          expect(range?.toPence).toBe(Math.max(...all.map((price) => price.pricePence)))
          const before = all.map((price) => price.wasPence ?? price.pricePence)
          expect(range?.wasFromPence ?? range?.fromPence).toBe(Math.min(...before))
          expect(range?.wasToPence ?? range?.toPence).toBe(Math.max(...before))
        },
      ),
    )
  })

  it('has a range across stock that is the cheapest and the dearest piece there', () => {
    const anyStock = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(anyPricing, anyStock, ({ base, metals, shapes, vat, sale }, stock) => {
        const inStock = stock.map(([metal, shape]) => [metal % metals.length, shape % shapes.length] as const)
        const pence = inStock.map(([metal, shape]) => {
          const chosen = [...metals.slice(metal, metal + 1), ...shapes.slice(shape, shape + 1)]
          return referencePence(base, chosen, vat, 0, sale)
        })
        const range = designPriceRange({
          design: designWith(base, { Metal: metals, Shape: shapes }),
          fixedOptionIds: [],
          combinations: inStock.map(([metal, shape]) => [`Metal-${metal}`, `Shape-${shape}`]),
          pricing: pricingWith({ vatPercent: vat, salePercent: sale }),
        })
        expect(range?.fromPence).toBe(Math.min(...pence))
        expect(range?.toPence).toBe(Math.max(...pence))
      }),
    )
  })
})
