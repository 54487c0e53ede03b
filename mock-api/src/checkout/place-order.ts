import { randomBytes } from 'node:crypto'
import { creditOf } from '@shop/schema/domain/finance/credit'
import { findFinancePlan, type FinancePlan } from '@shop/schema/domain/finance/finance-plans'
import { deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { cartOfSession } from '../cart/cart-store.ts'
import type { CheckoutUserError, PlaceOrderInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { paymentMs } from '../pay/payment-provider.ts'
import { sendAgainIfGivenUp } from '../webhooks/send-again.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { bookOrder } from './book-order.ts'
import { hashOfInput } from './checkout-arguments.ts'
import { checkedDetails, type OrderDetails } from './checked-details.ts'
import { fieldProblem, orderProblem } from './checkout-problems.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import { holdGoods } from './held-goods.ts'
import { endOpenPayments, paidBefore } from './open-payments.ts'
import { openPaymentPage } from './payment-page.ts'
import {
  insertPayment,
  type NewPayment,
  paymentById,
  paymentByKey,
  type StoredPayment,
} from './payment-store.ts'
import { type PricedLines, priceLines } from './priced-lines.ts'

/** What a press of the last button has come to: a payment, or why there is none. */
export interface PlacedOrder {
  /** Also the earlier one, with ALREADY_PAID. */
  readonly payment: StoredPayment | null
  readonly userErrors: readonly CheckoutUserError[]
}

/**
 * Begins the payment of lines of a cart (rules/checkout#payment), all of it or nothing. The same key with the same input
 * answers the payment that it has begun before. Throws `BAD_USER_INPUT` where it was used for something else.
 */
export function placeOrder(
  shop: CheckoutShop,
  world: World,
  input: PlaceOrderInput,
  accountId: string | null,
): PlacedOrder {
  return inTransaction(world.sql, () => {
    const inputHash = hashOfInput(input, accountId)
    const begun = paymentByKey(world.sql, input.idempotencyKey)
    if (begun) {
      if (begun.inputHash === inputHash) return { payment: begun, userErrors: [] }
      throw badUserInput('input.idempotencyKey', 'This key was used for something else.')
    }
    const cart = cartOfSession(world.sql, input.cartSessionId)
    const paid = cart && paidBefore(world, cart.sessionId, input.basketItemIds)
    if (paid) {
      sendAgainIfGivenUp(world, paid.transactionId)
      return { payment: paid, userErrors: [orderProblem('ALREADY_PAID')] }
    }
    const { details, userErrors: ofFields } = checkedDetails(input)
    const { priced, userErrors: ofLines } = priceLines(shop, world, cart, input.basketItemIds)
    const { plan, userErrors: ofPlan } = checkedPlan(input, priced)
    const userErrors = [
      ...ofFields,
      ...ofLines,
      ...(priced ? promiseProblems(shop, input, priced) : []),
      ...ofPlan,
    ]
    if (userErrors.length > 0 || cart === null || priced === null) return { payment: null, userErrors }
    // Only now: a press that is refused leaves what is being paid as it is.
    endOpenPayments(world, cart.sessionId, input.basketItemIds)
    const payment = beginPayment(shop, world, {
      input,
      inputHash,
      accountId,
      details,
      priced,
      plan,
      cartSessionId: cart.sessionId,
    })
    return { payment, userErrors: [] }
  })
}

/** What was promised and does not hold any more: the total, and the day. */
function promiseProblems(
  { holidays }: CheckoutShop,
  input: PlaceOrderInput,
  { total, readyOn }: PricedLines,
): CheckoutUserError[] {
  const { day, boutique } = input.delivery
  const { firstDay, days } = deliveryDays(readyOn, { boutique: boutique ?? null, holidays })
  const ofDay =
    day < firstDay
      ? [fieldProblem('DAY_TOO_EARLY', 'delivery.day')]
      : days.some((possible) => possible === day)
        ? []
        : [fieldProblem('INVALID', 'delivery.day')]
  const isAsSeen = total === input.expectedTotal
  return [...(isAsSeen ? [] : [orderProblem('PRICE_CHANGED')]), ...ofDay]
}

/** The plan of the lender's that is meant. Whether it lends the amount can be said only when that is known. */
function checkedPlan({ method, financePlan }: PlaceOrderInput, priced: PricedLines | null) {
  if (method !== 'FINANCE') return { plan: null, userErrors: [] }
  if (!financePlan) return { plan: null, userErrors: [fieldProblem('REQUIRED', 'financePlan')] }
  const plan = findFinancePlan(financePlan)
  if (plan && (priced === null || creditOf(priced.due, plan))) return { plan, userErrors: [] }
  return { plan: null, userErrors: [fieldProblem('FINANCE_UNAVAILABLE', 'financePlan')] }
}

/** Holds the goods, keeps the payment and opens its page. What a voucher pays in full is paid at once. */
function beginPayment(
  shop: CheckoutShop,
  world: World,
  {
    input,
    inputHash,
    accountId,
    cartSessionId,
    details,
    priced,
    plan,
  }: {
    readonly input: PlaceOrderInput
    readonly inputHash: string
    readonly accountId: string | null
    readonly cartSessionId: string
    readonly details: OrderDetails
    readonly priced: PricedLines
    readonly plan: FinancePlan | null
  },
): StoredPayment {
  const transactionId = randomBytes(32).toString('base64url')
  const { due, goods, ...sums } = priced
  const { day } = input.delivery
  if (!isLondonDate(day)) throw new RangeError(`Not a day: ${day}`)
  const begunAt = world.now()
  const payment: Omit<NewPayment, 'path'> = {
    transactionId,
    idempotencyKey: input.idempotencyKey,
    inputHash,
    accountId,
    cartSessionId,
    linkId: null,
    method: input.method,
    amountPence: due,
    begunAt: begunAt.toISOString(),
    expiresAt: new Date(begunAt.getTime() + paymentMs).toISOString(),
    purchase: { ...sums, ...details, day, financePlan: plan },
  }
  holdGoods(world, { transactionId, cartSessionId }, goods)
  const path = due === 0 ? null : openPaymentPage(shop, world, payment)
  insertPayment(world.sql, { ...payment, path })
  if (due === 0) {
    bookOrder(shop, world, { ...payment, path }, { card: null, paidAt: payment.begunAt, depositPence: null })
  }
  const stored = paymentById(world.sql, transactionId)
  if (stored === undefined) throw new Error('A payment was not kept')
  return stored
}
