import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence, sumPence, timesPence } from '../values/money.ts'
import { financeExample } from './finance.ts'
import { representativePlan } from './finance-plans.ts'

describe('financeExample', () => {
  it('asks £86.46 a month for £3,000.00 over 36 months at 9.9% APR with a deposit of 10%', () => {
    expect(financeExample(pence(300_000), representativePlan)).toEqual({
      plan: { aprPercent: 9.9, months: 36, depositPercent: 10 },
      cashPricePence: 300_000,
      depositPence: 30_000,
      creditPence: 270_000,
      instalmentPence: 8646,
      lastInstalmentPence: 8646,
      totalPayablePence: 341_256,
      costPence: 41_256,
      nominalRatePercent: '9.48',
    })
  })

  it('asks £83.66 a month for £923.40 over 12 months at 16.9% APR', () => {
    const example = financeExample(pence(92_340), { aprPercent: 16.9, months: 12, depositPercent: 0 })
    expect(example?.instalmentPence).toBe(8366)
  })

  it('asks £60.00 a month for £1,800.00 over 24 months without interest and a deposit of 20%', () => {
    const example = financeExample(pence(180_000), { aprPercent: 0, months: 24, depositPercent: 20 })
    expect(example).toMatchObject({ depositPence: 36_000, instalmentPence: 6000, costPence: 0 })
    expect(example?.nominalRatePercent).toBe('0.00')
  })

  it('lets the last instalment absorb the pence without interest', () => {
    const example = financeExample(pence(100_000), { aprPercent: 0, months: 6, depositPercent: 10 })
    expect(example).toMatchObject({ instalmentPence: 15_000, lastInstalmentPence: 15_000 })
    const uneven = financeExample(pence(100_100), { aprPercent: 0, months: 12, depositPercent: 10 })
    expect(uneven).toMatchObject({
      creditPence: 90_090,
      instalmentPence: 7508,
      lastInstalmentPence: 7502,
      totalPayablePence: 100_100,
    })
  })

  it('is none where less than £500.00 is left to lend', () => {
    expect(financeExample(pence(55_600), representativePlan)?.creditPence).toBe(50_040)
    expect(financeExample(pence(55_500), representativePlan)).toBeNull()
  })

  it('adds up for any price and plan, and costs nothing without interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 70_000, max: 5_000_000 }).map(pence),
        fc.constantFrom(
          representativePlan,
          { aprPercent: 0, months: 6, depositPercent: 10 },
          { aprPercent: 0, months: 24, depositPercent: 20 },
          { aprPercent: 9.9, months: 24, depositPercent: 10 },
        ),
        (price, plan) => {
          const example = financeExample(price, plan)
          if (!example) throw new Error('Enough is left to lend')
          const { depositPence, creditPence, instalmentPence, lastInstalmentPence } = example
          expect(sumPence([depositPence, creditPence])).toBe(price)
          const paid = sumPence([timesPence(instalmentPence, plan.months - 1), lastInstalmentPence])
          expect(sumPence([depositPence, paid])).toBe(example.totalPayablePence)
          expect(sumPence([price, example.costPence])).toBe(example.totalPayablePence)
          expect(example.costPence > 0).toBe(plan.aprPercent > 0)
        },
      ),
    )
  })

  it('agrees with the formula in binary fractions to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 70_000, max: 1_000_000 }), (price) => {
        const example = financeExample(pence(price), representativePlan)
        const rate = 1.099 ** (1 / 12) - 1
        const exact = ((example?.creditPence ?? 0) * rate) / (1 - (1 + rate) ** -36)
        expect(Math.abs((example?.instalmentPence ?? 0) - exact)).toBeLessThanOrEqual(0.500_001)
      }),
    )
  })
})
