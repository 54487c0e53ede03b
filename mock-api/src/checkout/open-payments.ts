import { applicationByReference } from '../finance/application-store.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import type { World } from '../world/world.ts'
import { endPayment } from './end-payment.ts'
import { isOpenStatus } from './payment-state.ts'
import { paymentsOfCart, paymentsOfLines, type StoredPayment } from './payment-store.ts'

/**
 * The payment for which nothing else may be begun: it has paid one of these lines before, in whatever cart they were then,
 * or it is open and was paid at its page, while the message about it is on its way. Null where there is none. Looks only,
 * and ends nothing.
 */
export function paidBefore(
  world: World,
  cartSessionId: string,
  basketItemIds: readonly string[],
): StoredPayment | null {
  const { sql } = world
  const isPaid = (payment: StoredPayment) => payment.status === 'PAID' || isPaidAtItsPage(world, payment)
  return (
    paymentsOfLines(sql, basketItemIds).find(isPaid) ??
    paymentsOfCart(sql, cartSessionId).find((payment) => isPaidAtItsPage(world, payment)) ??
    null
  )
}

/** Ends what is being paid of a cart, and of these lines in any other, where nothing was paid (`paidBefore`). */
export function endOpenPayments(world: World, cartSessionId: string, basketItemIds: readonly string[]): void {
  const { sql } = world
  for (const payment of [...paymentsOfCart(sql, cartSessionId), ...paymentsOfLines(sql, basketItemIds)]) {
    // One that is in both has ended the first time, and ending it again changes nothing.
    if (isOpenStatus(payment.status) && endPayment(world, payment) === 'too-late') {
      throw new Error('A payment was paid that another one should replace')
    }
  }
}

/** Whether an open payment was paid at the provider or the lender, and the shop has not heard of it. */
export function isPaidAtItsPage({ sql }: World, { status, method, transactionId }: StoredPayment): boolean {
  if (!isOpenStatus(status)) return false
  return method === 'FINANCE'
    ? applicationByReference(sql, transactionId)?.status === 'accepted'
    : paymentByReference(sql, transactionId)?.status === 'paid'
}
