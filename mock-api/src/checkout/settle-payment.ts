import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import { canSpendVoucher } from '../cart/voucher-uses.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { bookOrder } from './book-order.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import { freeGoods } from './held-goods.ts'
import { isOpenStatus, paymentStep, type PaymentStep } from './payment-state.ts'
import { paymentById, setPaymentStatus, type StoredPayment } from './payment-store.ts'
import { tellThatNothingWasBooked } from './not-booked.ts'

/**
 * Takes in what the provider or the lender says of a payment (rules/checkout#payment), all of it or nothing. One that
 * was paid becomes an order; any other end frees what it held, also where another amount was paid, which goes back, or
 * where its voucher holds too little by now. What comes twice, late or out of order changes nothing. 'unknown' when the
 * shop has no payment with this reference.
 */
export function settlePayment(
  shop: CheckoutShop,
  world: World,
  message: PaymentMessage,
): 'settled' | 'nothing-changed' | 'unknown' {
  return inTransaction(world.sql, () => {
    const payment = paymentById(world.sql, message.reference)
    if (payment === undefined) return 'unknown'
    const step = bookableStep(world, payment, message)
    if (step.kind === 'not-booked') tellThatNothingWasBooked(world, payment, message)
    if (step.kind === 'nothing' || step.status === payment.status) return 'nothing-changed'
    if (step.status === 'PAID') {
      const { card, occurredAt: paidAt, depositPence } = message
      bookOrder(shop, world, payment, { card, paidAt, depositPence })
    } else {
      setPaymentStatus(world.sql, payment.transactionId, step.status, message.declineReason)
      if (!isOpenStatus(step.status)) freeGoods(world, payment.transactionId)
    }
    return 'settled'
  })
}

/** What the message does to the payment; an order is not made where its voucher does not pay its part any more. */
function bookableStep({ sql }: World, payment: StoredPayment, message: PaymentMessage): PaymentStep {
  const step = paymentStep(payment, message)
  if (step.kind !== 'becomes' || step.status !== 'PAID') return step
  const { purchase } = payment
  return purchase === null || canSpendVoucher(sql, purchase) ? step : { kind: 'not-booked', status: 'FAILED' }
}
