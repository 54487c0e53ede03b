import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { OrderLineRecord } from '@shop/fixtures/customers/order-record'
import type { PostalAddress } from '@shop/fixtures/customers/postal-address'
import type { FinancePlan } from '@shop/schema/domain/finance/finance-plans'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { Pence } from '@shop/schema/domain/values/money'
import type { Boutique } from '@shop/schema/domain/vocabulary/boutiques'
import type { PaymentMethod } from '@shop/schema/domain/vocabulary/payment-methods'
import type { DeclineReason, PaymentStatus } from '../generated/resolvers.ts'

/** A payment as a world keeps it, for an order or for a payment link. */
export interface StoredPayment extends NewPayment {
  readonly status: PaymentStatus
  /** Null for every status but DECLINED. */
  readonly declineReason: DeclineReason | null
}

export interface NewPayment {
  /** Not to be guessed. */
  readonly transactionId: string
  readonly idempotencyKey: string
  /** Of what was asked with the key, and by whom. */
  readonly inputHash: string
  /** Whose it is. Null for a guest's; empty for that of an account that was deleted. */
  readonly accountId: string | null
  /** The cart that it buys from, by its own session id. Null for a link. */
  readonly cartSessionId: string | null
  /** The payment link that it pays. Null for an order. */
  readonly linkId: string | null
  readonly method: PaymentMethod
  readonly amountPence: Pence
  /** ISO instants. */
  readonly begunAt: string
  readonly expiresAt: string
  /** Of the page on which it is completed; null where nothing was left to pay. */
  readonly path: string | null
  /** What becomes an order once it is paid. Null for a link. */
  readonly purchase: Purchase | null
}

/** What is bought, as it was priced when the payment was begun: what is paid is what was seen. */
export interface Purchase {
  readonly basketItemIds: readonly string[]
  /** In the order of the cart. */
  readonly lines: readonly OrderLineRecord[]
  readonly subTotal: Pence
  readonly delivery: Pence
  readonly total: Pence
  readonly vat: Pence
  readonly couponCode: string | null
  readonly couponTotal: Pence
  readonly voucherCode: string | null
  readonly voucherTotal: Pence
  readonly email: string
  readonly deliveryAddress: PostalAddress
  readonly billingAddress: PostalAddress
  readonly boutique: Boutique | null
  readonly day: LondonDate
  readonly readyOn: LondonDate
  readonly giftMessage: string | null
  readonly financePlan: FinancePlan | null
}

/** Keeps a payment that has just begun. */
export function insertPayment(sql: DatabaseSync, payment: NewPayment): void {
  const { transactionId, idempotencyKey, inputHash, accountId, cartSessionId, linkId, ...content } = payment
  sql
    .prepare(
      `INSERT INTO payments (transaction_id, idempotency_key, input_hash, account_id, cart_session_id, link_id,
      status, voucher_code, voucher_pence, content) VALUES (?, ?, ?, ?, ?, ?, 'PENDING', ?, ?, ?)`,
    )
    .run(
      transactionId,
      idempotencyKey,
      inputHash,
      accountId,
      cartSessionId,
      linkId,
      payment.purchase?.voucherCode ?? null,
      payment.purchase?.voucherTotal ?? 0,
      JSON.stringify(content),
    )
  const insertLine = sql.prepare('INSERT INTO payment_lines (basket_item_id, transaction_id) VALUES (?, ?)')
  for (const id of payment.purchase?.basketItemIds ?? []) insertLine.run(id, transactionId)
}

/** Writes how a payment stands now. */
export function setPaymentStatus(
  sql: DatabaseSync,
  transactionId: string,
  status: PaymentStatus,
  declineReason: DeclineReason | null = null,
): void {
  sql
    .prepare('UPDATE payments SET status = ?, decline_reason = ? WHERE transaction_id = ?')
    .run(status, declineReason, transactionId)
}

export function paymentById(sql: DatabaseSync, transactionId: string): StoredPayment | undefined {
  return storedPayment(sql.prepare('SELECT * FROM payments WHERE transaction_id = ?').get(transactionId))
}

export function paymentByKey(sql: DatabaseSync, idempotencyKey: string): StoredPayment | undefined {
  return storedPayment(sql.prepare('SELECT * FROM payments WHERE idempotency_key = ?').get(idempotencyKey))
}

/** The payments of a cart, by its own session id, and of those that have joined it; the latest first. */
export function paymentsOfCart(sql: DatabaseSync, sessionId: string): StoredPayment[] {
  const rows = sql
    .prepare(
      `SELECT * FROM payments WHERE cart_session_id IN (
        SELECT ?1 UNION SELECT session_id FROM joined_sessions WHERE cart_session_id = ?1
      ) ORDER BY rowid DESC`,
    )
    .all(sessionId)
  return rows.flatMap((row) => storedPayment(row) ?? [])
}

/** The payments for any of these lines, in whatever cart they were, the latest first. */
export function paymentsOfLines(sql: DatabaseSync, basketItemIds: readonly string[]): StoredPayment[] {
  const anyOfThem = basketItemIds.map(() => '?').join(', ')
  const rows = sql
    .prepare(
      `SELECT * FROM payments WHERE transaction_id IN (
        SELECT transaction_id FROM payment_lines WHERE basket_item_id IN (${anyOfThem})
      ) ORDER BY rowid DESC`,
    )
    .all(...basketItemIds)
  return rows.flatMap((row) => storedPayment(row) ?? [])
}

/** The payments of a link, the latest first. */
export function paymentsOfLink(sql: DatabaseSync, linkId: string): StoredPayment[] {
  const rows = sql.prepare('SELECT * FROM payments WHERE link_id = ? ORDER BY rowid DESC').all(linkId)
  return rows.flatMap((row) => storedPayment(row) ?? [])
}

/** The payments of an account, the latest first. */
export function paymentsOfAccount(sql: DatabaseSync, accountId: string): StoredPayment[] {
  const rows = sql.prepare('SELECT * FROM payments WHERE account_id = ? ORDER BY rowid DESC').all(accountId)
  return rows.flatMap((row) => storedPayment(row) ?? [])
}

/** Forgets a payment of which nothing came. */
export function dropPayment(sql: DatabaseSync, transactionId: string): void {
  sql.prepare('DELETE FROM payment_lines WHERE transaction_id = ?').run(transactionId)
  sql.prepare('DELETE FROM payments WHERE transaction_id = ?').run(transactionId)
}

/** Parts a payment from its account, which is deleted: from then on it is nobody's. */
export function partFromPayment(sql: DatabaseSync, transactionId: string): void {
  sql.prepare(`UPDATE payments SET account_id = '' WHERE transaction_id = ?`).run(transactionId)
}

type Content = Omit<
  NewPayment,
  'transactionId' | 'idempotencyKey' | 'inputHash' | 'accountId' | 'cartSessionId' | 'linkId'
>

function storedPayment(row: Readonly<Record<string, SQLOutputValue>> | undefined): StoredPayment | undefined {
  if (row === undefined) return undefined
  // Only this file writes these rows: texts and null.
  const text = (column: string) => row[column] as string | null
  return {
    transactionId: String(row['transaction_id']),
    idempotencyKey: String(row['idempotency_key']),
    inputHash: String(row['input_hash']),
    accountId: text('account_id'),
    cartSessionId: text('cart_session_id'),
    linkId: text('link_id'),
    status: text('status') as PaymentStatus,
    declineReason: text('decline_reason') as DeclineReason | null,
    ...(JSON.parse(String(row['content'])) as Content),
  }
}
