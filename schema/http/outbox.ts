import { array, enum as oneOf, iso, nullable, object, string, type infer as Infer } from 'zod/mini'

/** What a message is about. */
export const messageKinds = [
  /** Somebody registers: the link makes the account. */
  'CONFIRM_EMAIL',
  /** Somebody registers with an address that has an account. */
  'ACCOUNT_EXISTS',
  'WELCOME',
  'PASSWORD_RESET',
  /** A new password was asked for, for an address without an account. */
  'NO_ACCOUNT',
  'PASSWORD_CHANGED',
  'ACCOUNT_DELETED',
  /** What was ordered, with the way to it. */
  'ORDER_CONFIRMED',
  /** The link that chooses the day. */
  'DELIVERY_DAY',
  'ORDER_DISPATCHED',
  /** Money came for a payment that had ended otherwise. */
  'PAYMENT_NOT_BOOKED',
  /** Somebody is sent letters from now on, with the link that ends them. */
  'NEWSLETTER_SUBSCRIBED',
  /** A boutique asks somebody to pay, and that it was paid. */
  'PAYMENT_LINK',
  'PAYMENT_LINK_PAID',
  /** The lender's underwriter looks at an application, and what came of it. */
  'FINANCE_REFERRED',
  'FINANCE_APPROVED',
  'FINANCE_DECLINED',
  /** Somebody asked for a consultation. */
  'CONSULTATION_REQUESTED',
  /** Somebody wrote to the shop: what the shop reads, and what they read. */
  'ENQUIRY',
  'ENQUIRY_RECEIVED',
] as const

const message = object({
  id: string(),
  channel: oneOf(['EMAIL', 'SMS']),
  kind: oneOf(messageKinds),
  /** An e-mail address, or a phone number for an SMS. */
  to: string(),
  subject: string(),
  /** Plain text, in paragraphs. */
  text: string(),
  /** The same as a page, in which everything is escaped that was not written by the shop; null for text alone. */
  html: nullable(string()),
  /** The one thing to do; null when there is nothing to do. */
  link: nullable(object({ label: string(), address: string() })),
  /** By the clock of its world: an ISO instant. */
  sentAt: iso.datetime(),
})
export type OutboxMessage = Infer<typeof message>
export type MessageKind = OutboxMessage['kind']

/** All messages of a world that are kept, newest first (rules/worlds-and-mock#outbox). */
export const outboxSchema = object({ messages: array(message) })
export type Outbox = Infer<typeof outboxSchema>
