import type { Pence } from '../values/money.ts'

/** A way to pay in instalments. The shop is a credit broker, not a lender. */
export interface FinancePlan {
  /** Effective rate a year, in percent; nothing is charged at 0. */
  readonly aprPercent: number
  readonly months: number
  readonly depositPercent: number
}

/** The least that is lent. */
export const smallestCreditPence = 500_00 as Pence // Whole pence, as the brand says.

/**
 * The plan that an example shows: at the rate that most pay, for as long as the shop lends. Never one without
 * interest, which would not be representative.
 */
export const representativePlan: FinancePlan = { aprPercent: 9.9, months: 36, depositPercent: 10 }

/** Every plan that the lender offers (rules/finance#plans), those without interest first, then the shorter ones. */
export const financePlans: readonly FinancePlan[] = [
  { aprPercent: 0, months: 6, depositPercent: 10 },
  { aprPercent: 0, months: 12, depositPercent: 10 },
  { aprPercent: 0, months: 24, depositPercent: 20 },
  { aprPercent: 9.9, months: 24, depositPercent: 10 },
  representativePlan,
]

/** The offered plan that has these terms; undefined when the lender offers none with exactly them. */
export function findFinancePlan(terms: FinancePlan): FinancePlan | undefined {
  return financePlans.find(
    ({ aprPercent, months, depositPercent }) =>
      aprPercent === terms.aprPercent && months === terms.months && depositPercent === terms.depositPercent,
  )
}
