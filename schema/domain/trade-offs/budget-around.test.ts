import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pounds } from '../values/money.ts'
import { budgetAround } from './stone-trade-offs.ts'

describe('the budget round a stone', () => {
  it.each([
    // £1,200 shown: £1,020 to £1,380. £849.17 is the least that shows £1,020.
    [1000, { priceMin: 849.17, priceMax: 1150 }],
    // £999 shown: £849.15 to £1,148.85, so £850 to £1,148 in whole pounds.
    [832.5, { priceMin: 707.51, priceMax: 956.66 }],
    // £1 shown: nothing but £1.
    [0.5, { priceMin: 0.01, priceMax: 0.83 }],
  ])('of £%f without VAT is %j', (price, bounds) => {
    expect(budgetAround({ price: pounds(price) })).toEqual(bounds)
  })

  it('holds the stone itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), (digits) => {
        const price = pounds(Number(`${digits}e-2`))
        const { priceMin, priceMax } = budgetAround({ price })
        expect([price >= (priceMin ?? 0), price <= (priceMax ?? 0)]).toEqual([true, true])
      }),
      { numRuns: 200 },
    )
  })
})
