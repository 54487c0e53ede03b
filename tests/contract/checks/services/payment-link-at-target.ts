import {
  type NewPaymentLink,
  type PaymentLinkView,
  paymentLinkViewSchema,
} from '@shop/schema/http/payment-links'
import { paymentLinksPath } from '@shop/schema/http/service-paths'
import { array, object } from 'zod/mini'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import type { Payment } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { readAs } from './read-as.ts'

const paymentFields = `transactionId status method amount redirectUrl expiresAt declineReason
  order { uid } paymentLink { status }`
const linkQuery = `query ($token: ID!) { paymentLink(token: $token) {
  status amount reference boutique raisedBy payerName expiresAt paidAt
} }`
export const pressQuery = `mutation ($input: PayPaymentLinkInput!) { payPaymentLink(input: $input) {
  payment { ${paymentFields} } userErrors { code }
} }`

/** A link as its page shows it (schema, PaymentLink). */
export interface ShownLink {
  readonly status: string
  /** In pence. */
  readonly amount: number
  readonly reference: string
  readonly boutique: string
  readonly raisedBy: string | null
  readonly payerName: string
  readonly expiresAt: string
  readonly paidAt: string | null
}

/** The payment of a link: it makes no order, and tells of its link. */
export type LinkPayment = Omit<Payment, 'paymentLink'> & {
  readonly paymentLink: { readonly status: string } | null
}

/** A target may say more of a link than the mock does. */
const linkSchema = object(paymentLinkViewSchema.shape)
const linksSchema = object({ paymentLinks: array(linkSchema) })

const wish: NewPaymentLink = {
  amountPence: 120_000,
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: 'Isla Grant',
  payerName: 'Zoë Li',
  payerEmail: 'contract@example.com',
}

/**
 * Has a boutique ask somebody to pay, at the till that the mock has for it (`schema/http/payment-links`). A target that
 * shows no such till is asked for nothing.
 */
export async function raiseLink(
  probe: Probe,
  changed: Partial<NewPaymentLink> = {},
): Promise<PaymentLinkView> {
  const till = readAs(linksSchema, await probe.service(paymentLinksPath))
  if (till === null) throw new Skipped(`the target has no till at ${paymentLinksPath}, as the mock has`)
  const link = readAs(
    linkSchema,
    await probe.service(paymentLinksPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, ...changed }),
    }),
  )
  if (link === null) throw new Skipped('the till of the target takes no payment link')
  return link
}

/** Has the boutique take its link back. */
export async function withdrawLink(probe: Probe, { token }: PaymentLinkView): Promise<void> {
  await probe.service(`${paymentLinksPath}/${token}`, { method: 'DELETE' })
}

/** A link as its page shows it. */
export async function readLink(probe: Probe, token: string): Promise<ShownLink | null> {
  return (await probe.ask<{ paymentLink: ShownLink | null }>(linkQuery, { token })).paymentLink
}

/** Presses the last button of a link. */
export async function press(probe: Probe, token: string, changed: object = {}) {
  const input = { token, idempotencyKey: newId(), method: 'CARD', ...changed }
  const { payPaymentLink } = await probe.ask<{
    payPaymentLink: {
      readonly payment: LinkPayment | null
      readonly userErrors: readonly { readonly code: string }[]
    }
  }>(pressQuery, { input })
  return { payment: payPaymentLink.payment, codes: payPaymentLink.userErrors.map(({ code }) => code) }
}

/** A payment of a link as it stands. */
export async function readLinkPayment(probe: Probe, id: string): Promise<LinkPayment | null> {
  const query = `query ($id: ID!) { payment(transactionId: $id) { ${paymentFields} } }`
  return (await probe.ask<{ payment: LinkPayment | null }>(query, { id })).payment
}
