import type { Pence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import type { DeclineReason } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { declineText } from './decline-words.ts'
import type { AskedPayment } from './use-payment.ts'

/** How a payment ended, or stands, without an order. */
export type EndingKind =
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'finance-declined'
  | 'finance-failed'
  | 'referred'

/** What is known of a payment that has made no order. */
export interface PaymentEnding {
  readonly kind: EndingKind
  readonly amount: Pence
  readonly reason: DeclineReason | null
  /** The lender's page of an application that is being looked at. */
  readonly applicationHref: string | null
}

/** What a page says of it: what it is about, what happened in a line and in a sentence. */
export interface EndingWords {
  readonly subject: string
  readonly title: string
  readonly happened: string
}

/** How a payment ended without an order; null while it may still be paid by itself, and once it is. */
export function endingOf(payment: AskedPayment): PaymentEnding | null {
  const kind = kindOf(payment)
  if (kind === null) return null
  const { amount, declineReason: reason, redirectUrl } = payment
  return { kind, amount, reason, applicationHref: kind === 'referred' ? redirectUrl : null }
}

function kindOf({ status, method }: AskedPayment): EndingKind | null {
  const isFinance = method === 'FINANCE'
  switch (status) {
    case 'PENDING':
    case 'PAID':
      return null
    case 'REFERRED':
      return 'referred'
    case 'DECLINED':
      return isFinance ? 'finance-declined' : 'declined'
    case 'FAILED':
      return isFinance ? 'finance-failed' : 'failed'
    case 'CANCELLED':
      return 'cancelled'
    case 'EXPIRED':
      return 'expired'
  }
}

/** What happened, and to how much, in plain words. */
export function endingWords({ kind, amount: pence, reason }: PaymentEnding): EndingWords {
  const amount = formatPence(pence)
  const payment = m.outcome_payment()
  const finance = m.outcome_finance()
  switch (kind) {
    case 'declined':
      return {
        subject: payment,
        title: m.outcome_declined_title(),
        happened: declineText({ amount: pence, declineReason: reason }),
      }
    case 'failed':
      return {
        subject: payment,
        title: m.outcome_failed_title(),
        happened: m.outcome_failed_text({ amount }),
      }
    case 'cancelled':
      return {
        subject: payment,
        title: m.outcome_cancelled_title(),
        happened: m.outcome_cancelled_text({ amount }),
      }
    case 'expired':
      return {
        subject: payment,
        title: m.outcome_expired_title(),
        happened: m.outcome_expired_text({ amount }),
      }
    case 'finance-declined':
      return {
        subject: finance,
        title: m.outcome_finance_declined_title(),
        happened: m.outcome_finance_declined_text({ amount }),
      }
    case 'finance-failed':
      return {
        subject: finance,
        title: m.outcome_finance_failed_title(),
        happened: m.outcome_finance_failed_text({ amount }),
      }
    case 'referred':
      return {
        subject: finance,
        title: m.outcome_referred_title(),
        happened: m.outcome_referred_text({ amount }),
      }
  }
}
