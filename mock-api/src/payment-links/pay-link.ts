import { randomBytes } from 'node:crypto'
import * as addresses from '@shop/schema/domain/addresses/addresses'
import { hashOfInput } from '../checkout/checkout-arguments.ts'
import { insertPayment, paymentById, paymentByKey, type StoredPayment } from '../checkout/payment-store.ts'
import type {
  PayPaymentLinkInput,
  PaymentLinkErrorCode,
  PaymentLinkUserError,
} from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { openAtProvider, paymentMs } from '../pay/payment-provider.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { endLinkPayments } from './end-link-payments.ts'
import { linkByToken, linkStatus, type StoredLink } from './payment-link-store.ts'

/** What a press of the last button of a link has come to: a payment, or why there is none. */
export interface PaidLink {
  readonly payment: StoredPayment | null
  readonly userErrors: readonly PaymentLinkUserError[]
}

/**
 * Begins the payment of a link (rules/checkout#payment-link), all of it or nothing. The same key with the same input
 * answers the payment that it has begun before. Throws `BAD_USER_INPUT` where it was used for something else.
 */
export function payLink(siteUrl: string, world: World, input: PayPaymentLinkInput): PaidLink {
  return inTransaction(world.sql, () => {
    const inputHash = hashOfInput(input, null)
    const begun = paymentByKey(world.sql, input.idempotencyKey)
    if (begun) {
      if (begun.inputHash === inputHash) return { payment: begun, userErrors: [] }
      throw badUserInput('input.idempotencyKey', 'This key was used for something else.')
    }
    const link = linkByToken(world.sql, input.token)
    if (link === undefined) return refused('UNKNOWN_LINK')
    const status = linkStatus(link, world.now())
    if (status !== 'OPEN') return refused(`LINK_${status}`)
    const { method } = input
    if (method === 'FINANCE') return refused('METHOD_UNAVAILABLE')
    if (!endLinkPayments(world, link.token)) return refused('LINK_PAID')
    return { payment: beginPayment(siteUrl, world, { ...input, method, link, inputHash }), userErrors: [] }
  })
}

function beginPayment(
  siteUrl: string,
  world: World,
  {
    link,
    method,
    idempotencyKey,
    inputHash,
  }: {
    readonly link: StoredLink
    readonly method: 'CARD' | 'WALLET'
    readonly idempotencyKey: string
    readonly inputHash: string
  },
): StoredPayment {
  const transactionId = randomBytes(32).toString('base64url')
  const page = (path: string) => new URL(path, siteUrl).href
  const { amountPence } = link
  const { path } = openAtProvider(world, {
    reference: transactionId,
    amountPence,
    method,
    description: link.reference,
    returnTo: {
      paid: page(addresses.paymentLinkThanks(transactionId)),
      declined: page(addresses.paymentLinkResult('declined')),
      failed: page(addresses.paymentLinkResult('failed')),
      cancelled: page(addresses.paymentLink(link.token)),
    },
  })
  const begunMs = world.now().getTime()
  insertPayment(world.sql, {
    transactionId,
    idempotencyKey,
    inputHash,
    method,
    amountPence,
    path,
    linkId: link.token,
    accountId: null,
    cartSessionId: null,
    purchase: null,
    begunAt: new Date(begunMs).toISOString(),
    expiresAt: new Date(begunMs + paymentMs).toISOString(),
  })
  const stored = paymentById(world.sql, transactionId)
  if (stored === undefined) throw new Error('A payment was not kept')
  return stored
}

const messages: Readonly<Record<PaymentLinkErrorCode, string>> = {
  UNKNOWN_LINK: 'There is no such payment link.',
  LINK_EXPIRED: 'The time of this link is over.',
  LINK_WITHDRAWN: 'The boutique has taken this link back.',
  LINK_PAID: 'This link was paid already.',
  METHOD_UNAVAILABLE: 'A link is paid by card or wallet.',
}

function refused(code: PaymentLinkErrorCode): PaidLink {
  return { payment: null, userErrors: [{ code, message: messages[code] }] }
}
