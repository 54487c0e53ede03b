import { percentOfPence, subtractPence, type Pence } from '../values/money.ts'
import { policies } from '../vocabulary/policies.ts'

/** How a bespoke piece is paid (rules/checkout#bespoke): a deposit, rounded half up to the penny, and what it leaves. */
export function bespokePayments(totalPence: Pence): {
  readonly depositPence: Pence
  readonly restPence: Pence
} {
  const depositPence = percentOfPence(totalPence, policies.bespokeDepositPercent)
  return { depositPence, restPence: subtractPence(totalPence, depositPence) }
}
