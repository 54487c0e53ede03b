import { endPayment } from '../checkout/end-payment.ts'
import { paymentsOfLink } from '../checkout/payment-store.ts'
import type { World } from '../world/world.ts'

/** Ends the open payments of a link; false when one of them is paid, also while the message about it is on its way. */
export function endLinkPayments(world: World, token: string): boolean {
  const outcomes = paymentsOfLink(world.sql, token).map((payment) => endPayment(world, payment))
  return !outcomes.includes('too-late')
}
