import type { PaymentMessage, PaymentMessageType } from '@shop/schema/http/payment-messages'
import type { PaymentStatus } from '../generated/resolvers.ts'
import type { Pence } from '@shop/schema/domain/values/money'

/** What of a payment decides what a message does to it. */
export interface PaymentState {
  readonly status: PaymentStatus
  readonly amountPence: Pence
}

/** What a message of the provider or the lender does to a payment. */
export type PaymentStep =
  | { readonly kind: 'becomes'; readonly status: Exclude<PaymentStatus, 'PENDING'> }
  /** It came a second time, late or out of order. */
  | { readonly kind: 'nothing' }
  /**
   * Money came that the shop has not asked for: the payment had ended otherwise, or was of another amount. `status` is
   * how it then stands: one that was open has failed, since nothing more will come of it.
   */
  | { readonly kind: 'not-booked'; readonly status: Exclude<PaymentStatus, 'PAID'> }

const statuses = {
  'payment.succeeded': 'PAID',
  'payment.declined': 'DECLINED',
  'payment.failed': 'FAILED',
  'payment.cancelled': 'CANCELLED',
  'payment.expired': 'EXPIRED',
  'application.accepted': 'PAID',
  'application.declined': 'DECLINED',
  'application.referred': 'REFERRED',
  'application.cancelled': 'CANCELLED',
  'application.expired': 'EXPIRED',
} as const satisfies Record<PaymentMessageType, PaymentStatus>

/** Whether a payment can still be paid. One that has ended never changes again (rules/checkout#payment). */
export function isOpenStatus(status: PaymentStatus): boolean {
  return status === 'PENDING' || status === 'REFERRED'
}

/**
 * What a message does to a payment (rules/checkout#payment): open ones go where it says, those that have ended stay. So
 * neither a message that comes twice nor one that was overtaken by a later one does anything.
 */
export function paymentStep(
  { status, amountPence }: PaymentState,
  message: Pick<PaymentMessage, 'type' | 'amountPence'>,
): PaymentStep {
  const next = statuses[message.type]
  if (next === 'PAID' && status !== 'PAID') {
    if (!isOpenStatus(status)) return { kind: 'not-booked', status }
    const isAsked = message.amountPence === amountPence
    return isAsked ? { kind: 'becomes', status: next } : { kind: 'not-booked', status: 'FAILED' }
  }
  return isOpenStatus(status) && next !== status ? { kind: 'becomes', status: next } : { kind: 'nothing' }
}
