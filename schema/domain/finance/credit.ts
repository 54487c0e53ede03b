import { smallestCreditPence } from './finance-plans.ts'
import type { FinancePlan } from './finance-plans.ts'
import { decimal, percentOf, poundsOf, roundHalfUp, subtractPence, toPence } from '../values/money.ts'
import type { Pence } from '../values/money.ts'

/** How a price is divided: what is paid at once, and what is lent. */
export interface Credit {
  readonly depositPence: Pence
  readonly creditPence: Pence
}

/**
 * What a plan lends of a price, its deposit rounded half up to the penny. Null when less is left to lend than the
 * lender lends.
 */
export function creditOf(cashPricePence: Pence, plan: Pick<FinancePlan, 'depositPercent'>): Credit | null {
  const deposit = percentOf(poundsOf(cashPricePence), decimal(plan.depositPercent))
  const depositPence = toPence(roundHalfUp(deposit, 2))
  const creditPence = subtractPence(cashPricePence, depositPence)
  return creditPence < smallestCreditPence ? null : { depositPence, creditPence }
}
