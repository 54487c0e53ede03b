import { randomUUID } from 'node:crypto'
import type { PaymentMessage, PaymentMessageType } from '@shop/schema/http/payment-messages'
import { payPath } from '@shop/schema/http/service-paths'
import { sendPaymentMessage } from '../webhooks/payment-message-store.ts'
import { schedule } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { pathInWorld } from '../world/world-choice.ts'
import {
  insertPayment,
  paymentById,
  paymentByReference,
  type ProviderPayment,
  type ProviderStatus,
  type StoredPayment,
  updatePayment,
} from './provider-payment-store.ts'

export type { ProviderPayment } from './provider-payment-store.ts'

/** How long a payment can be completed (rules/checkout#payment). */
export const paymentMs = 30 * 60 * 1000

/**
 * Opens a payment at the provider, which ends by itself after half an hour. `path` is that of its page, with the world
 * in it. Throws where there is one with this reference already.
 */
export function openAtProvider(
  world: World,
  payment: Omit<ProviderPayment, 'paymentId'>,
): { readonly paymentId: string; readonly path: string } {
  const paymentId = randomUUID()
  const expiresMs = world.now().getTime() + paymentMs
  insertPayment(world.sql, { ...payment, paymentId }, expiresMs)
  schedule(world, expiresMs, 'payment-expiry', { paymentId })
  return { paymentId, path: pathInWorld(`${payPath}/${paymentId}`, world.id) }
}

/**
 * Ends a payment for the shop; one that has ended already, unless it was paid, counts as closed too. The answer is the
 * provider's last word, and no message follows. 'too-late' when it was paid: the message about it is on its way.
 */
export function closeAtProvider(world: World, reference: string): 'closed' | 'too-late' {
  const payment = paymentByReference(world.sql, reference)
  if (payment?.status === 'paid') return 'too-late'
  if (payment !== undefined && isOpen(payment)) updatePayment(world.sql, { ...payment, status: 'cancelled' })
  return 'closed'
}

/** What a payment can come to, with what the shop is told of it. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly card: PaymentMessage['card'] }
  | {
      readonly kind: 'declined'
      readonly card: PaymentMessage['card']
      readonly reason: NonNullable<PaymentMessage['declineReason']>
    }
  | { readonly kind: 'failed' | 'cancelled' | 'expired' }

/** Ends an open payment and sends word of it; one that has ended stays as it is. In a transaction of the caller. */
export function endPayment(world: World, payment: StoredPayment, outcome: PaymentOutcome): void {
  if (!isOpen(payment)) return
  const card = 'card' in outcome ? outcome.card : null
  updatePayment(world.sql, { ...payment, status: outcome.kind, card })
  sendPaymentMessage(world, {
    type: messageTypes[outcome.kind],
    reference: payment.reference,
    amountPence: payment.amountPence,
    card,
    declineReason: outcome.kind === 'declined' ? outcome.reason : null,
    depositPence: null,
  })
}

/** Ends a payment that nobody has completed in time: what is due as 'payment-expiry'. */
export function expirePayment(world: World, content: unknown): void {
  // As openAtProvider has scheduled it.
  const { paymentId } = content as { paymentId: string }
  const payment = paymentById(world.sql, paymentId)
  if (payment !== undefined) endPayment(world, payment, { kind: 'expired' })
}

export function isOpen({ status }: Pick<StoredPayment, 'status'>): boolean {
  return status === 'open' || status === 'challenged'
}

const messageTypes = {
  paid: 'payment.succeeded',
  declined: 'payment.declined',
  failed: 'payment.failed',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
} as const satisfies Record<Exclude<ProviderStatus, 'open' | 'challenged'>, PaymentMessageType>
