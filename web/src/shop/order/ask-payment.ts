import { apiErrorKind } from '#data/api-error.ts'
import { paymentOfOtherTab } from '#data/checkout/begun-elsewhere.ts'
import { keptDraft } from '#data/checkout/checkout-draft.ts'
import { forgetPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import {
  CancelPaymentDocument,
  OpenPaymentDocument,
  type OpenPaymentQuery,
} from '#generated/graphql/graphql.ts'
import { providerUrl } from './provider-url.ts'

/** How the payment stands that this tab has begun before. */
export type OpenPayment =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  /** It waits for the shopper at the provider; another press of the last button ends it. */
  | { readonly kind: 'pending'; readonly url: string | null; readonly heldUntil: Date | null }
  /** Another tab of this browser has begun one for the same order, which has ended that of this tab. */
  | { readonly kind: 'pending-in-other-tab'; readonly url: string | null; readonly heldUntil: Date | null }
  /** Another tab has paid: its order is there. */
  | { readonly kind: 'paid-in-other-tab'; readonly paidId: string }
  /** The underwriter decides. */
  | { readonly kind: 'referred' }
  /** It has ended without money. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' }
  /** What was in the basket is paid for in an order of somebody else: said also once the basket is empty. */
  | { readonly kind: 'paid-elsewhere' }

/** The same with the payment that is meant; one that was paid leads to its order. */
export type PaymentAnswer =
  | (OpenPayment & { readonly transactionId: string | undefined })
  | { readonly kind: 'paid'; readonly transactionId: string }

/** Whether there may be a payment to ask about: of this tab, or where an order was begun to be typed, of another. */
export function mayHavePayment(): boolean {
  return keptPayment() !== null || (keptDraft() !== null && paymentOfOtherTab() !== null)
}

/**
 * How the payment of this order stands: of another tab, where that has begun one since and it is open or paid, else of
 * this one. Never fails: that nobody answers is an answer too.
 */
export async function askPayment(): Promise<PaymentAnswer> {
  const transactionId = keptPayment()?.transactionId
  const otherId = paymentOfOtherTab()
  if (otherId !== null && otherId !== transactionId) {
    const other = await answerOf(otherId)
    if (other.kind === 'paid') return { kind: 'paid-in-other-tab', paidId: otherId, transactionId }
    if (other.kind === 'pending') return { ...other, kind: 'pending-in-other-tab', transactionId }
    if (other.kind === 'referred') return { ...other, transactionId }
  }
  return transactionId === undefined ? { kind: 'none', transactionId } : answerOf(transactionId)
}

async function answerOf(transactionId: string): Promise<PaymentAnswer> {
  try {
    const answer = await request(OpenPaymentDocument, { transactionId })
    // That there is none must have been said.
    if (!('payment' in answer)) return { kind: 'failed', transactionId }
    const { payment } = answer
    if (payment?.status === 'PAID') return { kind: 'paid', transactionId }
    return { ...openPaymentOf(payment ?? null), transactionId }
  } catch (error) {
    return failed(error, transactionId)
  }
}

type StoredPayment = NonNullable<OpenPaymentQuery['payment']>

/** What a payment that is not paid means for the form; none, and another's, leave no word. */
function openPaymentOf(payment: StoredPayment | null): OpenPayment {
  switch (payment?.status) {
    case undefined:
      return { kind: 'none' }
    case 'PENDING': {
      const heldUntil = payment.expiresAt === null ? null : new Date(payment.expiresAt)
      return { kind: 'pending', url: providerUrl(payment.redirectUrl), heldUntil }
    }
    case 'REFERRED':
      return { kind: 'referred' }
    default:
      return { kind: 'ended' }
  }
}

/**
 * Ends the payment of this tab, with which its shopper does not go on, so that its stones are free at once
 * (rules/checkout#payment); gives how it stands then. Only one that waits for them is ended: a lender that decides is
 * left to it, and the API ends none that was paid, which leads to its order as soon as its message has come.
 */
export async function endPayment(): Promise<PaymentAnswer> {
  const transactionId = keptPayment()?.transactionId
  if (transactionId === undefined) return { kind: 'none', transactionId }
  const before = await answerOf(transactionId)
  if (before.kind !== 'pending') return before
  try {
    const { payment } = (await request(CancelPaymentDocument, { transactionId })).cancelPayment
    if (payment?.status === 'PAID' || payment?.status === 'PENDING') return { kind: 'paid', transactionId }
    if (payment?.status === 'REFERRED') return { kind: 'referred', transactionId }
    return { kind: 'ended', transactionId }
  } catch (error) {
    return failed(error, transactionId)
  }
}

/** Ends it in the basket, where nobody waits for the answer. */
export async function letPaymentGo(): Promise<void> {
  const { kind, transactionId } = await endPayment()
  // Another may have been begun meanwhile.
  if (kind === 'ended' && keptPayment()?.transactionId === transactionId) forgetPayment()
}

function failed(error: unknown, transactionId: string): PaymentAnswer {
  if (apiErrorKind(error) === null) reportError(error, { where: 'checkout' })
  return { kind: 'failed', transactionId }
}
