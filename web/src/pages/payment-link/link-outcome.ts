import type { LinkPaymentQuery, PaymentStatus } from '#generated/graphql/graphql.ts'

/** A payment of a link as the API knows it. */
export type LinkPayment = NonNullable<LinkPaymentQuery['payment']>

/** The pages that a payment of a link can end at: one names the payment in its path, the others leave it to the tab. */
export type ResultPage = 'thank-you' | 'unpaid'

/** What such a page says. */
export type LinkOutcome =
  | 'loading'
  /** The API does not say how it stands. */
  | 'unreachable'
  /** No payment has the id in the path. */
  | 'unknown'
  /** This tab has begun none that the API knows. */
  | 'none'
  /** The provider's word is on its way; `late` when it has been for a while. */
  | 'awaited'
  | 'late'
  | 'paid'
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'

/** How a payment stands, as far as it is known. */
export interface Standing {
  /** Whether a payment is meant at all: it stands in the path, or in the tab that began it. */
  readonly isNamed: boolean
  /** What the API says; null for a payment that it does not know, undefined before it says anything. */
  readonly status: PaymentStatus | null | undefined
  /** Whether the last question was not answered. */
  readonly hasFailed: boolean
  /** Whether its end has been awaited for long. */
  readonly isLong: boolean
}

const ended: Partial<Record<PaymentStatus, LinkOutcome>> = {
  PAID: 'paid',
  DECLINED: 'declined',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/**
 * What a page says of a payment (rules/checkout#results): what the API knows, since the address that a shopper comes
 * back to proves nothing.
 */
export function linkOutcome(page: ResultPage, { isNamed, status, hasFailed, isLong }: Standing): LinkOutcome {
  if (!isNamed || status === null) return page === 'thank-you' ? 'unknown' : 'none'
  if (status === undefined) return hasFailed ? 'unreachable' : 'loading'
  return ended[status] ?? (isLong ? 'late' : 'awaited')
}
