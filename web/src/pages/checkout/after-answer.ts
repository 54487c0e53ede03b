import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { fetchCart } from '#data/basket/cart-sync.ts'
import { paymentOfOtherTab, tellOtherTabs } from '#data/checkout/begun-elsewhere.ts'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { letPaymentGo } from '#shop/order/ask-payment.ts'
import { addressNames, byHandNames } from './checkout-fields.ts'
import type { BegunPayment, PayAnswer, PayNotice } from './pay-answer.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'
import type { Order, Refused } from './use-order.ts'

/** The page that asked, as far as an answer changes it or leads on from it. */
export interface AskingPage {
  readonly form: CheckoutFormState
  readonly order: Pick<Order, 'refetch'>
  readonly setRefused: (change: (before: Refused) => Refused) => void
  readonly toThankYou: (transactionId: string) => void
  readonly toReferred: () => void
  /** The order was paid, and is not shown to who asks. */
  readonly onPaidElsewhere: () => void
  readonly leaveFor: (url: string) => void
}

type Stays = Extract<PayAnswer, { kind: 'stays' }>
type GoesOn = Exclude<PayAnswer, Stays>

/** Keeps a payment that has begun or is paid, and leads on to it; gives whether the page is being left. */
export async function followAnswer(
  answer: GoesOn,
  { leaveFor, toReferred, toThankYou }: AskingPage,
  isStillHere: () => boolean,
): Promise<boolean> {
  if (answer.kind === 'paid' && answer.isOfEarlierPress) keepEarlierPayment(answer.payment)
  else keepOrderPayment(answer.payment)
  if (!isStillHere()) {
    await leaveBehind(answer.kind === 'paid')
    return false
  }
  if (answer.kind === 'go') leaveFor(answer.url)
  else if (answer.kind === 'referred') toReferred()
  else toThankYou(answer.payment.transactionId)
  return true
}

/** Shows in form and basket why an order with such a day was not taken as it is. */
export function takeRefusal(answer: Stays, day: LondonDate, page: AskingPage): void {
  const { form, order, setRefused, onPaidElsewhere } = page
  const kinds = new Set(answer.notices.map(({ kind }) => kind))
  setRefused((before) => refusedAfter(before, answer, day))
  if (kinds.has('day-too-early')) order.refetch()
  if (kinds.has('line-gone')) fetchCart()
  if (kinds.has('paid-elsewhere')) {
    onPaidElsewhere()
    fetchCart()
  }
  for (const notice of answer.notices) {
    // It is begun, and ended again by whoever does not agree and goes back to the basket.
    if (notice.kind === 'amount-changed') keepOrderPayment(notice.payment)
  }
  for (const { field, problem } of answer.fields) form.setError(field, { message: problem })
  for (const name of addressNames) {
    // Only what is typed shows a field that is wrong.
    if (answer.fields.some(({ field }) => field.startsWith(name))) form.setValue(byHandNames[name], true)
  }
}

/** What the API has refused so far, with another answer of it. */
export function refusedAfter(
  before: Refused,
  { notices, goneIds }: { readonly notices: readonly Pick<PayNotice, 'kind'>[] } & Pick<Stays, 'goneIds'>,
  day: LondonDate,
): Refused {
  return {
    day: notices.some(({ kind }) => kind === 'day-too-early') ? day : before.day,
    goneIds: [...before.goneIds, ...goneIds],
  }
}

/** Keeps a payment that this tab has begun, and tells the others. */
export function keepOrderPayment({ transactionId, method }: BegunPayment): void {
  keepPayment({ transactionId, method })
  tellOtherTabs(transactionId)
}

/**
 * A payment that was found paid: kept where a tab of this browser has begun it, whose purchase is told once; that of
 * another browser is not this one's to tell, and what was typed for it is done with.
 */
function keepEarlierPayment({ transactionId, method }: BegunPayment): void {
  const isBegunHere = [keptPayment()?.transactionId, paymentOfOtherTab()].includes(transactionId)
  if (isBegunHere) keepPayment({ transactionId, method })
  else forgetCheckout()
}

/**
 * Leaves a payment whose answer came after its shopper had gone. In the basket, which has looked for one already, it
 * ends unless it is paid (rules/checkout#payment).
 */
export async function leaveBehind(isPaid: boolean): Promise<void> {
  fetchCart()
  if (!isPaid && location.pathname === addresses.cart()) await letPaymentGo()
}
