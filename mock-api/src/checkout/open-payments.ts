import { applicationByReference } from '../finance/application-store.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import type { World } from '../world/world.ts'
import { endPayment } from './end-payment.ts'
import { isOpenStatus } from './payment-state.ts'
import { paymentsOfCart, type StoredPayment } from './payment-store.ts'

/**
 * The payment for which nothing else of a cart may be begun: it has paid one of these lines before, or it is open and was
 * paid at its page, while the message about it is on its way. Null where there is none. Looks only, and ends nothing.
 */
export function paidBefore(
  world: World,
  cartSessionId: string,
  basketItemIds: readonly string[],
): StoredPayment | null {
  const isInTheWay = (payment: StoredPayment) =>
    payment.status === 'PAID'
      ? payment.purchase?.basketItemIds.some((id) => basketItemIds.includes(id))
      : isPaidAtItsPage(world, payment)
  return paymentsOfCart(world.sql, cartSessionId).find(isInTheWay) ?? null
}

/** Ends what of a cart is being paid, where nothing was paid (`paidBefore`). */
export function endOpenPayments(world: World, cartSessionId: string): void {
  for (const payment of paymentsOfCart(world.sql, cartSessionId)) {
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
