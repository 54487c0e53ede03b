import {
  check,
  custom,
  enum as oneOf,
  int,
  iso,
  maxLength,
  minimum,
  minLength,
  nullable,
  object,
  regex,
  safeParse,
  string,
  type infer as Infer,
} from 'zod/mini'
import type { Pence } from '../domain/values/money.ts'

/**
 * What the payment provider and the lender tell the API, and nobody else: `POST` to `paymentWebhookPath`, in JSON, signed
 * (rules/checkout#payment). The answer is 2xx when it has been taken in, also for the second time.
 */

/** Carries `t=<seconds>,v1=<hex>`: when the message was signed, and with what. */
export const signatureHeader = 'shop-signature'

/** What has become of a payment at the provider, or of an application at the lender. */
export const paymentMessageTypes = [
  'payment.succeeded',
  'payment.declined',
  'payment.failed',
  /** By its shopper. */
  'payment.cancelled',
  /** Not completed in time. */
  'payment.expired',
  /** The lender lends, and the deposit has been paid. */
  'application.accepted',
  'application.declined',
  /** The lender's underwriter decides; another message follows. */
  'application.referred',
  /** By its shopper. */
  'application.cancelled',
  /** Not completed in time. */
  'application.expired',
] as const
export type PaymentMessageType = (typeof paymentMessageTypes)[number]

/** As `DeclineReason` of `shop/checkout.graphql`. */
export const declineReasons = [
  'NOT_SAID',
  'INSUFFICIENT_FUNDS',
  'CARD_EXPIRED',
  'WRONG_SECURITY_CODE',
  'CHALLENGE_FAILED',
  'LENDER',
] as const

const penceFrom = (least: number) =>
  custom<Pence>((value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least)

const shortId = string().check(minLength(1), maxLength(64))

/** The shape of a message; `readPaymentMessage` reads one. */
export const paymentMessageSchema = object({
  /** The same however often it is sent. */
  id: shortId,
  /** Counts the messages about one `reference`, from 1: they may come out of order. */
  sequence: int().check(minimum(1)),
  type: oneOf(paymentMessageTypes),
  /** When it happened, not when it was sent: an ISO instant. */
  occurredAt: iso.datetime(),
  /** The `transactionId` of the shop. */
  reference: shortId,
  /** What was asked for, whether or not it was paid; with finance deposit and credit together. */
  amountPence: penceFrom(1),
  /** Null where no card was used. There is never more of a number than this. */
  card: nullable(
    object({
      /** Visa, Mastercard, American Express. */
      brand: string().check(minLength(1), maxLength(40)),
      lastDigits: string().check(regex(/^\d{4}$/)),
    }),
  ),
  /** Null for every type but the two that end in `declined`. */
  declineReason: nullable(oneOf(declineReasons)),
  /** Paid at the lender's page; null for every type but `application.accepted`. */
  depositPence: nullable(penceFrom(0)),
}).check(
  check(({ value, issues }) => {
    const isDeclined = value.type.endsWith('.declined')
    if (isDeclined !== (value.declineReason !== null)) {
      issues.push({ code: 'custom', message: 'INVALID', path: ['declineReason'], input: value })
    }
    if ((value.type === 'application.accepted') !== (value.depositPence !== null)) {
      issues.push({ code: 'custom', message: 'INVALID', path: ['depositPence'], input: value })
    }
  }),
)
export type PaymentMessage = Infer<typeof paymentMessageSchema>

/** The message in a body that was signed; null for anything else. */
export function readPaymentMessage(json: unknown): PaymentMessage | null {
  const parsed = safeParse(paymentMessageSchema, json)
  return parsed.success ? parsed.data : null
}
