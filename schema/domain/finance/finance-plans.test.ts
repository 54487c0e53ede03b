import { describe, expect, it } from 'vitest'
import { pence } from '../values/money.ts'
import { creditOf } from './credit.ts'
import { financePlans, findFinancePlan, representativePlan } from './finance-plans.ts'
import { financeExample } from './finance.ts'

describe('the plans of the lender (rules/finance#plans)', () => {
  it('are five, as the table has them', () => {
    expect(
      financePlans.map(({ aprPercent, months, depositPercent }) => [aprPercent, months, depositPercent]),
    ).toEqual([
      [0, 6, 10],
      [0, 12, 10],
      [0, 24, 20],
      [9.9, 24, 10],
      [9.9, 36, 10],
    ])
  })

  it('hold the one of the example, which is never without interest', () => {
    expect(financePlans).toContain(representativePlan)
    expect(representativePlan.aprPercent).toBeGreaterThan(0)
  })

  it('come to the penny for a ring of £5,201', () => {
    const examples = financePlans.map((plan) => financeExample(pence(520_100), plan))
    expect(
      examples.map((example) => [
        example?.depositPence,
        example?.instalmentPence,
        example?.lastInstalmentPence,
        example?.totalPayablePence,
      ]),
    ).toEqual([
      [52_010, 78_015, 78_015, 520_100],
      [52_010, 39_008, 39_002, 520_100],
      [104_020, 17_337, 17_329, 520_100],
      [52_010, 21_487, 21_487, 567_698],
      [52_010, 14_989, 14_989, 591_614],
    ])
  })

  it('lend nothing of a price of which less than £500 is left', () => {
    expect(financePlans.map((plan) => creditOf(pence(60_000), plan)?.creditPence ?? null)).toEqual([
      54_000,
      54_000,
      null,
      54_000,
      54_000,
    ])
  })

  it('are found by all of their terms alone', () => {
    expect(findFinancePlan({ months: 24, aprPercent: 0, depositPercent: 20 })).toBe(financePlans[2])
    expect(findFinancePlan({ months: 24, aprPercent: 0, depositPercent: 10 })).toBeUndefined()
    expect(findFinancePlan({ months: 36, aprPercent: 0, depositPercent: 10 })).toBeUndefined()
    expect(findFinancePlan({ months: 60, aprPercent: 9.9, depositPercent: 10 })).toBeUndefined()
  })
})
