import type { DatabaseSync } from 'node:sqlite'
import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import type { Pence } from '@shop/schema/domain/values/money'

/** What the provider is asked to collect, and where its page leads afterwards. */
export interface ProviderPayment {
  readonly paymentId: string
  /** The shop's `transactionId`. */
  readonly reference: string
  readonly amountPence: Pence
  readonly method: 'CARD' | 'WALLET'
  /** What it is for, as the shopper reads it. */
  readonly description: string
  /** Absolute addresses of the shop. */
  readonly returnTo: {
    readonly paid: string
    readonly declined: string
    readonly failed: string
    readonly cancelled: string
  }
}

/** How a payment stands at the provider. All but the first two never change again. */
export type ProviderStatus =
  | 'open'
  /** The bank of the card wants to know who pays. */
  | 'challenged'
  | 'paid'
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'

export interface StoredPayment extends ProviderPayment {
  readonly status: ProviderStatus
  readonly expiresMs: number
  /** What was typed, as far as anything of it is kept. Null before that. */
  readonly card: PaymentMessage['card']
  /** How often the bank's question was answered wrongly, with whatever card: the tries are the payment's. */
  readonly wrongCodes: number
}

export function insertPayment(sql: DatabaseSync, payment: ProviderPayment, expiresMs: number): void {
  const { paymentId, reference, ...content } = payment
  sql
    .prepare(
      `INSERT INTO provider_payments (payment_id, reference, content, status, expires_ms) VALUES (?, ?, ?, 'open', ?)`,
    )
    .run(paymentId, reference, JSON.stringify(content), expiresMs)
}

export function paymentById(sql: DatabaseSync, paymentId: string): StoredPayment | undefined {
  return storedPayment(sql.prepare('SELECT * FROM provider_payments WHERE payment_id = ?').get(paymentId))
}

export function paymentByReference(sql: DatabaseSync, reference: string): StoredPayment | undefined {
  return storedPayment(sql.prepare('SELECT * FROM provider_payments WHERE reference = ?').get(reference))
}

/** Writes what may change of a payment: its status, its card, how many codes were wrong. */
export function updatePayment(
  sql: DatabaseSync,
  {
    paymentId,
    status,
    card,
    wrongCodes,
  }: Pick<StoredPayment, 'paymentId' | 'status' | 'card' | 'wrongCodes'>,
): void {
  sql
    .prepare('UPDATE provider_payments SET status = ?, card = ?, wrong_codes = ? WHERE payment_id = ?')
    .run(status, JSON.stringify(card), wrongCodes, paymentId)
}

function storedPayment(row: Readonly<Record<string, unknown>> | undefined): StoredPayment | undefined {
  if (row === undefined) return undefined
  // Only this file writes these rows.
  const content = JSON.parse(String(row['content'])) as Omit<ProviderPayment, 'paymentId' | 'reference'>
  return {
    ...content,
    paymentId: String(row['payment_id']),
    reference: String(row['reference']),
    status: row['status'] as ProviderStatus,
    expiresMs: Number(row['expires_ms']),
    card: JSON.parse(String(row['card'])) as PaymentMessage['card'],
    wrongCodes: Number(row['wrong_codes']),
  }
}
