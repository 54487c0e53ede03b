import type { ReactNode } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { boutiqueOf } from '#shop/order/boutique-words.ts'
import { declineText } from '#shop/order/decline-words.ts'
import { NothingTaken, type OutcomeFact } from '#shop/order/outcome-panel.tsx'
import type { LinkOutcome, LinkPayment } from './link-outcome.ts'
import { askedByText, momentText } from './link-words.ts'

/** What the page of an outcome says. */
interface ResultWords {
  readonly title: string
  readonly facts: readonly OutcomeFact[]
  readonly note?: string
}

type KnownOutcome = Exclude<LinkOutcome, 'loading' | 'unreachable' | 'none'>

/** The words of an outcome; `payment` is null where none is known. */
export function resultWords(outcome: KnownOutcome, payment: LinkPayment | null): ResultWords {
  if (outcome === 'unknown' || payment === null) {
    return {
      title: m.payment_unknown(),
      facts: [happened(m.payment_unknown_text()), money(m.payment_unknown_money())],
    }
  }
  const amount = formatPence(payment.amount)
  switch (outcome) {
    case 'paid':
      return paidWords(payment)
    case 'awaited':
      return {
        title: m.payment_awaited(),
        facts: [happened(m.payment_awaited_text()), money(m.payment_no_second())],
      }
    case 'late':
      return {
        title: m.payment_late(),
        facts: [happened(m.payment_late_text()), money(m.payment_no_second())],
      }
    case 'declined':
      return unpaidWords(m.payment_declined(), declineText(payment), payment)
    case 'failed':
      return unpaidWords(m.payment_failed(), m.payment_failed_text({ amount }), payment)
    case 'cancelled':
      return unpaidWords(m.payment_cancelled(), m.payment_cancelled_text({ amount }), payment)
    case 'expired':
      return unpaidWords(m.payment_expired(), m.payment_expired_text({ amount }), payment)
  }
}

function paidWords(payment: LinkPayment): ResultWords {
  const link = payment.paymentLink
  if (!link) return { title: m.payment_thanks(), facts: [] }
  return {
    title: m.payment_thanks_amount({ amount: formatPence(payment.amount) }),
    facts: [
      { label: m.payment_paid(), text: paidText(link) },
      { label: m.payment_for(), text: link.reference },
      { label: m.payment_to(), text: askedByText(link) },
      { label: m.payment_next(), text: m.payment_next_text() },
    ],
  }
}

/** When and by whom; by whom alone while the moment is not known. */
function paidText({ payerName: name, paidAt }: PaymentLinkFieldsFragment): string {
  return paidAt === null ? name : m.payment_paid_by({ moment: momentText(paidAt), name })
}

/** Nothing was taken, and the link is as it was; the boutique that asked can take the payment too. */
function unpaidWords(title: string, text: string, { paymentLink: link }: LinkPayment): ResultWords {
  const facts = [happened(text), money(<NothingTaken />)]
  if (!link) return { title, facts: [...facts, yourLink(m.payment_link_in_email())] }
  const linkText =
    link.status === 'OPEN'
      ? m.payment_link_open_until({ moment: momentText(link.expiresAt) })
      : m.payment_link_over()
  return {
    title,
    facts: [
      ...facts,
      { label: m.payment_for(), text: link.reference },
      { label: m.payment_asked_by(), text: askedByText(link) },
      yourLink(linkText),
    ],
    note: m.payment_in_boutique({ name: boutiqueOf(link.boutique).name }),
  }
}

function yourLink(text: string): OutcomeFact {
  return { label: m.payment_your_link(), text }
}

function happened(text: string): OutcomeFact {
  return { label: m.outcome_happened(), text }
}

function money(text: ReactNode): OutcomeFact {
  return { label: m.outcome_money(), text }
}
