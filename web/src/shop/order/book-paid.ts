import { fetchCart } from '#data/basket/cart-sync.ts'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { isFirstTold } from '#data/checkout/told-purchases.ts'
import { trackPurchase } from './track-purchase.ts'
import type { PaidOrder } from './use-payment.ts'

/**
 * An order is seen to be paid: its lines have left the cart, which is fetched anew, and what this tab kept of its
 * checkout is forgotten. The data layer is told by the browser that paid, once, whichever tab comes first: the page that
 * is opened again, or from the e-mail, keeps nothing of the payment.
 */
export function bookPaid(transactionId: string, order: PaidOrder): void {
  fetchCart()
  if (keptPayment()?.transactionId !== transactionId) return
  forgetCheckout()
  if (isFirstTold(transactionId)) trackPurchase(order)
}
