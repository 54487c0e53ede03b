import { paymentLink } from '@shop/schema/domain/addresses/addresses'
import { formatPence, type Pence } from '@shop/schema/domain/values/money'
import { boutiqueAddresses } from '@shop/schema/domain/vocabulary/boutiques'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { momentInWords } from '../outbox/days-in-words.ts'
import { type Letter, writeLetter } from '../outbox/letter.ts'
import type { NewMessage } from '../outbox/outbox-store.ts'
import type { StoredLink } from './payment-link-store.ts'

/** Asks to pay by a link, which is the only way to it (rules/checkout#messages). */
export function linkLetter(siteUrl: string, link: StoredLink): NewMessage {
  return letterTo(link, {
    kind: 'PAYMENT_LINK',
    subject: `Your payment of ${formatPence(link.amountPence)}`,
    parts: [
      `${askedBy(link)} asks you to pay for what you have agreed. You can pay by card or with this device until ${momentInWords(new Date(link.expiresMs))}; the link works once.`,
      facts('What you pay', link),
      'Not what you expected? Pay nothing, and ring the boutique.',
    ],
    link: { label: `Pay ${formatPence(link.amountPence)}`, address: addressOfLink(siteUrl, link) },
  })
}

/** Says that it was paid. */
export function receiptLetter(link: StoredLink): NewMessage {
  return letterTo(link, {
    kind: 'PAYMENT_LINK_PAID',
    subject: `We have received ${formatPence(link.amountPence)}`,
    parts: [
      'Thank you. Your payment has arrived, and the boutique knows of it.',
      facts('What you paid', link),
    ],
    link: null,
  })
}

/** Says that money came which could not be booked. */
export function notBookedLetter(link: StoredLink, amountPence: Pence): NewMessage {
  return letterTo(link, {
    kind: 'PAYMENT_NOT_BOOKED',
    subject: 'We could not book your payment',
    parts: [
      `A payment of ${formatPence(amountPence)} has reached us that we could not book: it had ended before, its link was paid, or it came to another amount. You will have the money back within five working days.`,
      facts('What it was for', link),
    ],
    link: null,
  })
}

/** Where a link is paid. */
export function addressOfLink(siteUrl: string, { token }: Pick<StoredLink, 'token'>): string {
  return new URL(paymentLink(token), siteUrl).href
}

function letterTo(link: StoredLink, letter: Omit<Letter, 'to' | 'firstName'>): NewMessage {
  return writeLetter({ ...letter, to: link.payerEmail, firstName: link.payerName })
}

function facts(heading: string, link: StoredLink): Letter['parts'][number] {
  return {
    heading,
    facts: [
      { name: 'For', value: link.reference },
      { name: 'To', value: askedBy(link) },
      { name: 'Amount', value: formatPence(link.amountPence) },
    ],
  }
}

function askedBy({ boutique, raisedBy }: StoredLink): string {
  const shop = `${shopIdentity.brand} ${boutiqueAddresses[boutique].name}`
  return raisedBy === null ? shop : `${raisedBy}, ${shop}`
}
