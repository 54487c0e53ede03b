import { creditOf, type Credit } from '@shop/schema/domain/finance/credit'
import { financePlans, representativePlan, type FinancePlan } from '@shop/schema/domain/finance/finance-plans'
import type { Pence } from '@shop/schema/domain/values/money'

/** A plan that lends an amount. */
export interface OfferedPlan extends Credit {
  readonly plan: FinancePlan
  /** Its place among all plans, as the form keeps it. */
  readonly value: string
}

/** The plans on which the lender lends an amount (rules/finance#plans); none for a small one. */
export function offeredPlans(pence: Pence): readonly OfferedPlan[] {
  return financePlans.flatMap((plan, index) => {
    const credit = creditOf(pence, plan)
    return credit ? [{ plan, value: String(index), ...credit }] : []
  })
}

/** The plan that a form means; the representative one while it means none of those. Undefined where nothing is lent. */
export function chosenPlan(offered: readonly OfferedPlan[], value: string): OfferedPlan | undefined {
  return (
    offered.find((each) => each.value === value) ??
    offered.find(({ plan }) => plan === representativePlan) ??
    offered[0]
  )
}
