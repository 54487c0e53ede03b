import type { Pence } from '@shop/schema/domain/values/money'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useState, type FormEvent } from 'react'
import { ApiError, apiErrorKind } from '#data/api-error.ts'
import { setPaymentAddress, setPaymentType, setShippingAddress } from '#data/basket/checkout-fields.ts'
import { takeCart } from '#data/basket/take-cart.ts'
import { pressOf } from '#data/checkout/order-press.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { PlaceOrderDocument } from '#generated/graphql/graphql.ts'
import { followAnswer, keepOrderPayment, leaveBehind, takeRefusal, type AskingPage } from './after-answer.ts'
import { asksBilling, type CheckedForm } from './checkout-schema.ts'
import { orderToSend, type UnkeyedOrder } from './order-to-send.ts'
import { isPressOpen, payAnswer, type BegunPayment, type PayNotice } from './pay-answer.ts'
import { useBusy } from './use-busy.ts'
import type { KeptForm } from './use-checkout-form.ts'
import type { Order } from './use-order.ts'

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

interface PayOptions extends KeptForm, AskingPage {
  /** Whoever is signed in; null for a guest. */
  readonly userId: string | null
  readonly order: Order
  /** Something must be read before anything is paid: it takes the focus. */
  readonly mustRead: () => boolean
  /** Gives whether the page of the press has not been left since, not even to come back to it. */
  readonly rememberPage: () => () => boolean
}

/** Places the order, once for each press of the last button (rules/checkout#exactly-once). */
export function usePay(options: PayOptions): Paying {
  const { form, press, userId, order, mustRead, leaveFor, rememberPage } = options
  const busy = useBusy()
  const [notices, setNotices] = useState<readonly PayNotice[]>([])
  const [attempt, setAttempt] = useState(0)

  function goOn(payment: BegunPayment, url: string): void {
    keepOrderPayment(payment)
    busy.set(true)
    leaveFor(url)
  }

  /** Gives whether the page is being left. */
  async function send(typed: CheckedForm): Promise<boolean> {
    if (mustRead()) return false
    const input = orderToSend(typed, order)
    if (input === 'not-looked-up') return tell({ kind: input })
    if (input === 'day-gone') {
      form.setError('delivery.day', { message: 'INVALID' })
      return false
    }
    rememberInBasket(typed)
    return place(input, order.sums.duePence)
  }

  async function place(input: UnkeyedOrder, shownPence: Pence, isSentAgain = false): Promise<boolean> {
    const voucherCode = order.voucher?.code ?? null
    const sent = pressOf(press.get(), input, { userId, voucherCode }, () => crypto.randomUUID())
    press.set(sent)
    const isStillHere = rememberPage()
    try {
      const { placeOrder } = await request(PlaceOrderDocument, {
        input: { ...input, idempotencyKey: sent.key },
      })
      const answer = payAnswer(placeOrder, shownPence)
      const isOpen = answer.kind === 'stays' && answer.notices.some(isPressOpen)
      if (!isOpen) press.set(null)
      if (answer.kind !== 'stays') return await followAnswer(answer, options, isStillHere)
      if (isOpen) return tell(...answer.notices)
      if (placeOrder.cart) takeCart(placeOrder.cart)
      // A date of the contract is written as the shop's own.
      takeRefusal(answer, input.delivery.day as LondonDate, options)
      if (!isStillHere()) await leaveBehind(false)
      return tell(...answer.notices)
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

  function tell(...said: readonly PayNotice[]): false {
    setNotices(said)
    return false
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy.isNow()) return
    busy.set(true)
    setNotices([])
    let isLeaving = false
    await form.handleSubmit(async (typed) => {
      isLeaving = await send(typed)
    })(event)
    if (isLeaving) return
    busy.set(false)
    setAttempt((count) => count + 1)
  }

  return {
    isPending: busy.isPending,
    notices,
    attempt,
    onSubmit: (event) => void submit(event),
    goOn,
  }
}

/** Whether the key has been used for something else, and so never leads to a payment of this order. */
function isKeyRefused(error: unknown): boolean {
  return error instanceof ApiError && error.argument === 'input.idempotencyKey'
}

/** Keeps in the basket where its order goes and how it is paid (rules/basket#record). */
function rememberInBasket({ delivery, isBillingSame, billingAddress, method }: CheckedForm): void {
  const isDelivered = delivery.way === 'ADDRESS'
  setShippingAddress(isDelivered ? delivery.address : null)
  setPaymentAddress(asksBilling({ isDelivered, isBillingSame }) ? billingAddress : null)
  setPaymentType(method)
}
