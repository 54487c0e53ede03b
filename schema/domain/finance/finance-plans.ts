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
