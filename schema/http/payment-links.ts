import {
  array,
  enum as oneOf,
  int,
  iso,
  maximum,
  maxLength,
  minimum,
  nullable,
  optional,
  refine,
  regex,
  strictObject,
  string,
  type infer as Infer,
} from 'zod/mini'
import { boutiques } from '../domain/vocabulary/boutiques.ts'
import { emailPattern, longestEmail } from '../domain/vocabulary/email.ts'

/**
 * How a boutique asks somebody to pay (rules/checkout#payment-link): `POST` to `paymentLinksPath`, in JSON, in the world
 * of the request. `GET` there lists the links of that world, the newest first; `DELETE` of one below it takes it back.
 */

/** A line of text, as it stands on the page of a link. */
const line = (most: number) =>
  string().check(
    regex(/\S/u, 'It must not be blank.'),
    regex(/^\P{C}*$/u, 'It must be one line of letters, digits and signs.'),
    refine((text) => [...text].length <= most, `It has at most ${most} characters.`),
  )

/** The most that one link asks for: £1,000,000.00. */
const mostPence = 100_000_000

export const newPaymentLinkSchema = strictObject({
  amountPence: int().check(minimum(1), maximum(mostPence)),
  /** What it is for: Bespoke ring, second instalment. */
  reference: line(120),
  boutique: oneOf(boutiques),
  /** The jeweller who asks; nobody by name when left out. */
  raisedBy: optional(nullable(line(60))),
  payerName: line(120),
  payerEmail: string().check(
    maxLength(longestEmail, `It has at most ${longestEmail} characters.`),
    regex(emailPattern, 'It must be an e-mail address, such as anne@example.com.'),
  ),
  /** An ISO instant; a week from now when left out. */
  expiresAt: optional(iso.datetime('It must be an ISO instant, such as 2026-12-02T10:00:00Z.')),
})
/** What a boutique says of a link. */
export type NewPaymentLink = Infer<typeof newPaymentLinkSchema>

export const paymentLinkViewSchema = strictObject({
  token: string(),
  /** Where it is paid: the address that the e-mail leads to. */
  address: string(),
  status: oneOf(['OPEN', 'PAID', 'EXPIRED', 'WITHDRAWN']),
  amountPence: int(),
  reference: string(),
  boutique: oneOf(boutiques),
  raisedBy: nullable(string()),
  payerName: string(),
  payerEmail: string(),
  expiresAt: iso.datetime(),
  paidAt: nullable(iso.datetime()),
})
/** A link as the interface shows it. */
export type PaymentLinkView = Infer<typeof paymentLinkViewSchema>

export const paymentLinksSchema = strictObject({ paymentLinks: array(paymentLinkViewSchema) })
/** All of a world, the newest first. */
export type PaymentLinks = Infer<typeof paymentLinksSchema>
