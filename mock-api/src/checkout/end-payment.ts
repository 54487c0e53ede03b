import { applicationByReference } from '../finance/application-store.ts'
import { closeAtLender } from '../finance/finance-lender.ts'
import { closeAtProvider } from '../pay/payment-provider.ts'
import type { World } from '../world/world.ts'
import { freeGoods } from './held-goods.ts'
import { isOpenStatus } from './payment-state.ts'
import { setPaymentStatus, type StoredPayment } from './payment-store.ts'

/**
 * Ends an open payment that its shopper does not go on with, and frees what it held; one that has ended stays as it is.
 * 'too-late' when it was paid: then it stays, also while the message about it is still on its way.
 */
export function endPayment(world: World, payment: StoredPayment): 'ended' | 'too-late' {
  if (payment.status === 'PAID') return 'too-late'
  if (!isOpenStatus(payment.status)) return 'ended'
  const close = payment.method === 'FINANCE' ? closeAtLender : closeAtProvider
  if (close(world, payment.transactionId) === 'too-late') return 'too-late'
  setPaymentStatus(world.sql, payment.transactionId, 'CANCELLED')
  freeGoods(world, payment.transactionId)
  return 'ended'
}

/**
 * Ends a payment for its shopper, as `endPayment` does; one that a lender decides on is left to it
 * (rules/checkout#payment), also while the message about that is on its way.
 */
export function cancelPayment(world: World, payment: StoredPayment): void {
  if (applicationByReference(world.sql, payment.transactionId)?.status !== 'referred')
    endPayment(world, payment)
}
