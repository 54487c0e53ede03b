import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { addDays, inLondon, type LondonDate, workingDayFrom } from '@shop/schema/domain/values/calendar'
import { examplePlace } from '../../example-address.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from '../cart/cart-at-target.ts'
import { drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { newId } from '../new-id.ts'

const paymentFields = `{ transactionId status method amount redirectUrl expiresAt
  declineReason order { uid } paymentLink { status } }`
export const placeQuery = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    payment ${paymentFields} cart { totals { total } } userErrors { code field basketItemId }
  }
}`
const paymentQuery = `query ($id: ID!) { payment(transactionId: $id) ${paymentFields} }`
const endQuery = `mutation ($id: ID!) { cancelPayment(transactionId: $id) { payment ${paymentFields} } }`

export interface Placed {
  readonly payment: Payment | null
  readonly cart: { readonly totals: { readonly total: number } | null } | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field: string | null
    readonly basketItemId: string | null
  }[]
}

export interface Payment {
  readonly transactionId: string
  readonly status: string
  readonly method: string
  /** In pence. */
  readonly amount: number
  readonly redirectUrl: string | null
  readonly expiresAt: string | null
  /** These three are null of whatever is neither declined nor paid, and of no payment link. */
  readonly declineReason: string | null
  readonly order: object | null
  readonly paymentLink: object | null
}

const holidays = bundledBankHolidays.map(({ date }) => date)
/** Working days so far ahead are asked for until one is far enough and none too far, whatever is made or lies there. */
const daysAhead = [10, 20, 30, 40, 50, 60, 70]

/** A cart of one ring with its stone, and an order of it that can be placed. */
export async function readyOrder(probe: Probe) {
  const cart = new CartAtTarget(probe)
  const {
    input: piece,
    stones: [stone],
  } = await drawSettingWithStone(probe)
  if (!stone) throw new Skipped('the setting that was drawn has no stone')
  return { cart, piece, stone, input: await orderOf(probe, await cart.put('one', piece)) }
}

/** An order of all lines of a cart, at the price that it says, for a day on which they can arrive. */
export async function orderOf(probe: Probe, cart: Cart) {
  const input = purchaseOf(cart)
  for (const ahead of daysAhead) {
    const day = workingDayFrom(addDays(todayOf(probe), ahead), holidays)
    if ((await problemsOfDay(probe, input, day)).length === 0)
      return { ...input, delivery: { address: examplePlace, day } }
  }
  return probe.fail(`An order can arrive on none of the days ${daysAhead.join(', ')} ahead`)
}

/** The same, for no day so far. */
export function purchaseOf({ cartSessionId, cartItems, totals }: Cart) {
  if (totals === null) throw new Skipped('the target leaves the sums to the shop')
  return {
    idempotencyKey: newId(),
    cartSessionId,
    basketItemIds: cartItems.map(({ basketItemId }) => basketItemId),
    expectedTotal: totals.total,
    contact: {
      email: 'contract@example.com',
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      phone: '07700900461',
    },
    method: 'CARD',
    acceptsTerms: true,
    acceptsSaleTerms: true,
  }
}

/** The codes of what speaks against a day on which an order is to arrive; nothing is begun. */
export async function problemsOfDay(
  probe: Probe,
  input: ReturnType<typeof purchaseOf>,
  day: LondonDate,
): Promise<string[]> {
  const delivery = { address: examplePlace, day }
  // Without the terms nothing is begun.
  const asked = { ...input, delivery, idempotencyKey: newId(), acceptsTerms: false }
  const { userErrors } = await place(probe, asked)
  return userErrors.flatMap(({ code, field }) => (field === 'delivery.day' ? [code] : []))
}

export type OrderInput = Awaited<ReturnType<typeof orderOf>>

/** What is asked to begin a payment, as often as it is pressed. */
export async function place(probe: Probe, input: object): Promise<Placed> {
  return (await probe.ask<{ placeOrder: Placed }>(placeQuery, { input })).placeOrder
}

/** Begins a payment that nothing speaks against. */
export async function begin(probe: Probe, input: object): Promise<Payment> {
  const { payment, userErrors } = await place(probe, input)
  probe.expectSame(userErrors, [], 'What speaks against the order')
  if (payment) {
    expectNothingElse(probe, payment, 'a payment that was begun')
    return payment
  }
  return probe.fail('There is no payment, and nothing speaks against it')
}

/** A payment as it stands; null where whoever asks is shown none. */
export async function readPayment(probe: Probe, id: string): Promise<Payment | null> {
  return (await probe.ask<{ payment: Payment | null }>(paymentQuery, { id })).payment
}

/** The payment of an account, as somebody else, or whoever is not signed in, is shown it, and may end it. */
export async function paymentAs(
  probe: Probe,
  id: string,
  authorization: string | null,
): Promise<(Payment | null)[]> {
  const changes = { authorization }
  const { payment } = await probe.ask<{ payment: Payment | null }>(paymentQuery, { id }, changes)
  const { cancelPayment } = await probe.ask<{ cancelPayment: { payment: Payment | null } }>(
    endQuery,
    { id },
    changes,
  )
  return [payment, cancelPayment.payment]
}

/** What is not paid has no order, what nobody has refused no reason, and an order no link. */
function expectNothingElse(probe: Probe, { declineReason, order, paymentLink }: Payment, what: string): void {
  probe.expectSame(
    { declineReason, order, paymentLink },
    { declineReason: null, order: null, paymentLink: null },
    `Why ${what} was refused, its order and its link`,
  )
}

/** What ending a payment answers, whether or not it can be ended. */
export async function endAnyway(probe: Probe, id: string): Promise<Payment | null> {
  const { cancelPayment } = await probe.ask<{ cancelPayment: { payment: Payment | null } }>(endQuery, { id })
  return cancelPayment.payment
}

/** Ends a payment: none that is begun here is ever paid. */
export async function end(probe: Probe, payment: Payment | null): Promise<void> {
  const ended = await endAnyway(probe, payment?.transactionId ?? 'no-such-payment')
  probe.expectSame(ended?.status, 'CANCELLED', 'The status of a payment that was ended')
  if (ended) expectNothingElse(probe, ended, 'a payment that was ended')
}

/** The next working day, on which nothing that is made can be there. */
export function tomorrowOf(probe: Probe): LondonDate {
  return workingDayFrom(addDays(todayOf(probe), 1), holidays)
}

function todayOf({ clock }: Probe): LondonDate {
  if (clock === null) throw new Skipped('the answers have no date')
  return inLondon(clock).date
}
