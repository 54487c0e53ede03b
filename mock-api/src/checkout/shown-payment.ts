import { orderOfPayment } from '../orders/order-store.ts'
import { shownOrder } from '../orders/shown-order.ts'
import { shownLink } from '../payment-links/shown-link.ts'
import { addressInWorld } from '../world/world-choice.ts'
import type { World } from '../world/world.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import { isOpenStatus } from './payment-state.ts'
import type { StoredPayment } from './payment-store.ts'

/** Who asks about a payment. */
export interface Caller {
  /** Null for a guest. */
  readonly accountId: string | null
  /** The API's own address, as the request has reached it. */
  readonly origin: string
}

/** Whether a payment is shown to somebody: a guest's to whoever knows its id, an account's to its owner alone. */
export function isOwn(payment: Pick<StoredPayment, 'accountId'>, { accountId }: Caller): boolean {
  return payment.accountId === null || payment.accountId === accountId
}

/** A payment as the API answers it; null where there is none for whoever asks. */
export function shownPayment(
  { designs }: Pick<CheckoutShop, 'designs'>,
  world: World,
  payment: StoredPayment | undefined,
  caller: Caller,
) {
  if (payment === undefined || !isOwn(payment, caller)) return null
  const { transactionId, status, method, amountPence, path, expiresAt, declineReason } = payment
  const isOpen = isOpenStatus(status)
  const order = orderOfPayment(world.sql, transactionId)
  return {
    transactionId,
    status,
    method,
    amount: amountPence,
    redirectUrl: isOpen && path !== null ? addressInWorld(new URL(path, caller.origin).href, world.id) : null,
    expiresAt: status === 'PENDING' ? expiresAt : null,
    declineReason,
    order: order === undefined ? null : shownOrder(designs, order, world.now()),
    paymentLink: payment.linkId === null ? null : shownLink(world, payment.linkId),
  }
}
