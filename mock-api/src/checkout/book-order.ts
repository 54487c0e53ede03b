import { randomBytes } from 'node:crypto'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { subtractPence } from '@shop/schema/domain/values/money'
import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import { cartOfSession, removeItem, setCoupon, setVoucher } from '../cart/cart-store.ts'
import { spendVoucher } from '../cart/voucher-uses.ts'
import { keepOrder, nextOrderNumber } from '../orders/order-store.ts'
import { makeOrder } from '../orders/make-order.ts'
import { confirmOrder } from '../orders/order-messages.ts'
import { orderPageOf } from '../orders/order-page.ts'
import { planDispatch } from '../orders/dispatch.ts'
import { bookLink } from '../payment-links/book-link.ts'
import { markStone } from '../world/marked-stones.ts'
import { sellStock } from '../world/taken-stock.ts'
import type { World } from '../world/world.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import { freeGoods } from './held-goods.ts'
import { type NewPayment, type Purchase, setPaymentStatus } from './payment-store.ts'

/** How a payment was made, as the provider or the lender says. */
export interface PaymentProof {
  readonly card: PaymentMessage['card']
  /** ISO instant. */
  readonly paidAt: string
  /** Paid at the lender's page; null for every method but FINANCE. */
  readonly depositPence: PaymentMessage['depositPence']
}

/**
 * Makes the order of a payment that was paid, in the transaction of the caller: its stones and pieces from the shelf
 * are sold, its lines leave the cart, its voucher is used, its messages are sent. A payment makes one order: a second
 * one fails at the table. That of a payment link makes none.
 */
export function bookOrder(
  shop: Pick<CheckoutShop, 'siteUrl' | 'holidays'>,
  world: World,
  payment: NewPayment,
  proof: PaymentProof,
): void {
  const { sql } = world
  const { transactionId, purchase } = payment
  if (purchase === null) return bookLink(world, payment)
  setPaymentStatus(sql, transactionId, 'PAID')
  for (const { gemstoneId } of purchase.lines.flatMap(({ gemstones }) => gemstones)) {
    markStone(sql, gemstoneId, 'SOLD')
  }
  sellStock(world, transactionId)
  freeGoods(world, transactionId)
  takeFromCart(world, payment.cartSessionId, purchase)
  const { voucherCode: code, voucherTotal: amountPence } = purchase
  if (code !== null) spendVoucher(world, { code, transactionId, amountPence })
  const order = makeOrder(purchase, {
    uid: randomBytes(32).toString('base64url'),
    number: nextOrderNumber(sql),
    placedAt: world.now(),
    payment: paymentOf(payment, proof),
    holidays: shop.holidays,
  })
  const scheduleToken = randomBytes(32).toString('base64url')
  keepOrder(sql, accountOf(payment), order, { transactionId, scheduleToken })
  confirmOrder(world, shop.siteUrl, order, { page: orderPageOf(payment), scheduleToken })
  planDispatch(world, order)
}

function takeFromCart({ sql }: World, cartSessionId: string | null, { basketItemIds }: Purchase): void {
  if (cartSessionId === null) return
  for (const id of basketItemIds) removeItem(sql, cartSessionId, id)
  const cart = cartOfSession(sql, cartSessionId)
  if (cart === null || cart.items.length > 0) return
  // What comes into it next is another purchase.
  setCoupon(sql, cart.sessionId, null)
  setVoucher(sql, cart.sessionId, null)
}

function paymentOf(
  { transactionId, method, amountPence }: NewPayment,
  { card, paidAt, depositPence }: PaymentProof,
): NonNullable<OrderRecord['placement']>['payment'] {
  const paid = method === 'FINANCE' && depositPence !== null ? depositPence : amountPence
  return {
    transactionId,
    method,
    cardBrand: card?.brand ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    paidAt,
    paid,
    credit: method === 'FINANCE' ? subtractPence(amountPence, paid) : null,
  }
}

/** Null for a guest's, and for that of an account that was deleted. */
function accountOf({ accountId }: NewPayment): string | null {
  return accountId === '' ? null : accountId
}
