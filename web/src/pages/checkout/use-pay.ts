import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { Pence } from '@shop/schema/domain/values/money'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError, apiErrorKind } from '#data/api-error.ts'
import { setPaymentAddress, setPaymentType, setShippingAddress } from '#data/basket/checkout-fields.ts'
import { takeCart } from '#data/basket/take-cart.ts'
import { fetchCart } from '#data/basket/cart-sync.ts'
import { paymentOfOtherTab, tellOtherTabs } from '#data/checkout/begun-elsewhere.ts'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { pressOf } from '#data/checkout/order-press.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import {
  PlaceOrderDocument,
  type PlaceOrderInput,
  type PlaceOrderMutation,
} from '#generated/graphql/graphql.ts'
import { letPaymentGo } from '#shop/order/ask-payment.ts'
import { addressNames, byHandNames } from './checkout-fields.ts'
import { asksBilling, type CheckedForm } from './checkout-schema.ts'
import { isPressOpen, payAnswer, type BegunPayment, type PayNotice } from './pay-answer.ts'
import { toPlaceOrderInput } from './place-order-input.ts'
import type { KeptForm } from './use-checkout-form.ts'
import type { Order, Refused } from './use-order.ts'

export interface Paying {
  /** On its way to the API, or to the provider: a second press does nothing. */
  readonly isPending: boolean
  readonly notices: readonly PayNotice[]
  /** How often the last button was pressed in vain. */
  readonly attempt: number
  readonly onSubmit: (event: FormEvent) => void
  /** On to the provider with a payment whose amount has been agreed to. */
  readonly goOn: (payment: BegunPayment, url: string) => void
}

interface PayOptions extends KeptForm {
  /** Whoever is signed in; null for a guest. */
  readonly userId: string | null
  readonly order: Order
  readonly setRefused: (change: (before: Refused) => Refused) => void
  /** Something must be read before anything is paid: it takes the focus. */
  readonly mustRead: () => boolean
  readonly toThankYou: (transactionId: string) => void
  readonly toReferred: () => void
  /** The order was paid, and is not shown to who asks. */
  readonly onPaidElsewhere: () => void
  readonly leaveFor: (url: string) => void
  /** Gives whether the page of the press has not been left since, not even to come back to it. */
  readonly rememberPage: () => () => boolean
}

/** Everything of an order that one press sends, save its key. */
type Unkeyed = Omit<PlaceOrderInput, 'idempotencyKey'>

/** Places the order, once for each press of the last button (rules/checkout#exactly-once). */
export function usePay({
  form,
  press,
  userId,
  order,
  setRefused,
  mustRead,
  toThankYou,
  toReferred,
  onPaidElsewhere,
  leaveFor,
  rememberPage,
}: PayOptions): Paying {
  const [isPending, setPending] = useState(false)
  const [notices, setNotices] = useState<readonly PayNotice[]>([])
  const [attempt, setAttempt] = useState(0)
  const isBusy = useRef(false)

  function setBusy(busy: boolean): void {
    isBusy.current = busy
    setPending(busy)
  }

  useEffect(() => {
    // The page as it was left for the provider, alive again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setPending(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function goOn(payment: BegunPayment, url: string): void {
    keepOrderPayment(payment)
    setBusy(true)
    leaveFor(url)
  }

  /** Gives whether the page is being left. */
  async function send(typed: CheckedForm): Promise<boolean> {
    if (mustRead()) return false
    const firstDay = dayOf(typed, order)
    if (order.cartSessionId === null || firstDay === null) return tell({ kind: 'not-looked-up' })
    if (firstDay === 'other') {
      form.setError('delivery.day', { message: 'INVALID' })
      return false
    }
    const input = toPlaceOrderInput(typed, {
      cartSessionId: order.cartSessionId,
      basketItemIds: order.bought.map(({ item }) => item.basketItemId),
      totalPence: order.sums.totalPence,
      firstDay,
    })
    rememberInBasket(typed)
    return place(input, order.sums.duePence)
  }

  async function place(input: Unkeyed, shownPence: Pence, isSentAgain = false): Promise<boolean> {
    const voucherCode = order.voucher?.code ?? null
    const sent = pressOf(press.get(), input, { userId, voucherCode }, () => crypto.randomUUID())
    press.set(sent)
    const isStillHere = rememberPage()
    try {
      const { placeOrder } = await request(PlaceOrderDocument, {
        input: { ...input, idempotencyKey: sent.key },
      })
      const answer = payAnswer(placeOrder, shownPence)
      if (answer.kind === 'stays' && answer.notices.some(isPressOpen)) {
        return tell(...answer.notices)
      }
      press.set(null)
      return await act(answer, placeOrder, input, isStillHere)
    } catch (error) {
      // A failed call is reported where it was made; everything else is an answer that is none.
      if (apiErrorKind(error) === null) reportError(error, { where: 'checkout' })
      if (isKeyRefused(error)) {
        // It stands for another order, so this one was never begun: a new key ends what the other has begun.
        press.set(null)
        if (!isSentAgain && isStillHere()) return place(input, shownPence, true)
      }
      // That a session has ended the shop says by itself, and the form goes on as a guest's.
      return tell({ kind: apiErrorKind(error) === 'network' ? 'no-answer' : 'shop-failed' })
    }
  }

  async function act(
    answer: ReturnType<typeof payAnswer>,
    { cart }: PlaceOrderMutation['placeOrder'],
    { delivery }: Unkeyed,
    isStillHere: () => boolean,
  ): Promise<boolean> {
    if (answer.kind !== 'stays') {
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
    if (cart) takeCart(cart)
    const isTooEarly = answer.notices.some(({ kind }) => kind === 'day-too-early')
    // A date of the contract is written as the shop's own.
    const day = delivery.day as LondonDate
    setRefused((before) => ({
      day: isTooEarly ? day : before.day,
      goneIds: [...before.goneIds, ...answer.goneIds],
    }))
    if (isTooEarly) order.refetch()
    if (answer.notices.some(({ kind }) => kind === 'line-gone')) fetchCart()
    if (answer.notices.some(({ kind }) => kind === 'paid-elsewhere')) {
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
    if (!isStillHere()) await leaveBehind(false)
    return tell(...answer.notices)
  }

  function tell(...said: readonly PayNotice[]): false {
    setNotices(said)
    return false
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    setBusy(true)
    setNotices([])
    let isLeaving = false
    await form.handleSubmit(async (typed) => {
      isLeaving = await send(typed)
    })(event)
    if (isLeaving) return
    setBusy(false)
    setAttempt((count) => count + 1)
  }

  return { isPending, notices, attempt, onSubmit: (event) => void submit(event), goOn }
}

/** Whether the key has been used for something else, and so never leads to a payment of this order. */
function isKeyRefused(error: unknown): boolean {
  return error instanceof ApiError && error.argument === 'input.idempotencyKey'
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

function keepOrderPayment({ transactionId, method }: BegunPayment): void {
  keepPayment({ transactionId, method })
  tellOtherTabs(transactionId)
}

/**
 * Leaves a payment whose answer came after its shopper had gone. In the basket, which has looked for one already, it
 * ends unless it is paid (rules/checkout#payment).
 */
async function leaveBehind(isPaid: boolean): Promise<void> {
  fetchCart()
  if (!isPaid && location.pathname === addresses.cart()) await letPaymentGo()
}

/** Keeps in the basket where its order goes and how it is paid (rules/basket#record). */
function rememberInBasket({ delivery, isBillingSame, billingAddress, method }: CheckedForm): void {
  const isDelivered = delivery.way === 'ADDRESS'
  setShippingAddress(isDelivered ? delivery.address : null)
  setPaymentAddress(asksBilling({ isDelivered, isBillingSame }) ? billingAddress : null)
  setPaymentType(method)
}

/** The first day of what is chosen; null while nobody can say, `other` where the day that was chosen is none any more. */
function dayOf({ delivery }: CheckedForm, order: Order): LondonDate | 'other' | null {
  const days = order.daysAt(delivery.way === 'BOUTIQUE' ? delivery.boutique : null)
  if (days === null) return null
  const isHad =
    delivery.way === 'BOUTIQUE' || delivery.when === 'FIRST' || days.days.some((day) => day === delivery.day)
  return isHad ? days.firstDay : 'other'
}
