import { createHash, randomInt } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'

/** What opens an order besides its uid. */
export interface OrderKeys {
  /** Of the payment that it was made of. */
  readonly transactionId: string
  /** Of the link that chooses its day; kept as a hash alone. */
  readonly scheduleToken: string
}

/** What an account has ordered, the latest first. */
export function ordersOf(sql: DatabaseSync, accountId: string): OrderRecord[] {
  const rows = sql
    .prepare('SELECT content FROM orders WHERE account_id = ? ORDER BY placed_at DESC, rowid DESC')
    .all(accountId)
  return rows.flatMap((row) => orderOf(row) ?? [])
}

export function orderByUid(sql: DatabaseSync, uid: string): OrderRecord | undefined {
  return orderOf(sql.prepare('SELECT content FROM orders WHERE uid = ?').get(uid))
}

/** The order that a payment became; undefined where it has become none. */
export function orderOfPayment(sql: DatabaseSync, transactionId: string): OrderRecord | undefined {
  return orderOf(sql.prepare('SELECT content FROM orders WHERE transaction_id = ?').get(transactionId))
}

/** The order whose day the link with this token chooses; undefined where there is none. */
export function orderByScheduleToken(sql: DatabaseSync, token: string): OrderRecord | undefined {
  return orderOf(sql.prepare('SELECT content FROM orders WHERE schedule_token_hash = ?').get(hashOf(token)))
}

/**
 * Keeps an order, of an account or of a guest; without keys one from before there were any. Throws where its payment
 * has made one already.
 */
export function keepOrder(
  sql: DatabaseSync,
  accountId: string | null,
  order: OrderRecord,
  keys: OrderKeys | null = null,
): void {
  sql
    .prepare(
      `INSERT INTO orders (uid, account_id, placed_at, transaction_id, schedule_token_hash, content)
      VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(
      order.uid,
      accountId,
      order.placedAt,
      keys && keys.transactionId,
      keys && hashOf(keys.scheduleToken),
      JSON.stringify(order),
    )
}

/** Keeps an order whose day has changed in place of what it was. */
export function replaceOrder(sql: DatabaseSync, order: OrderRecord): void {
  sql.prepare('UPDATE orders SET content = ? WHERE uid = ?').run(JSON.stringify(order), order.uid)
}

/** Notes that it was told of an order's dispatch; false when it was before. */
export function noteDispatchTold(sql: DatabaseSync, uid: string): boolean {
  const { changes } = sql
    .prepare('UPDATE orders SET is_dispatch_told = 1 WHERE uid = ? AND is_dispatch_told = 0')
    .run(uid)
  return Number(changes) === 1
}

/**
 * Whether a stone was sold with an order of this world that was not refunded; those of the seeded histories are the
 * catalogue's affair.
 */
export function isSoldWithOrder(sql: DatabaseSync, gemstoneId: string): boolean {
  const row = sql
    .prepare(
      `SELECT 1 FROM orders, json_each(orders.content, '$.lines') AS line, json_each(line.value, '$.gemstones') AS stone
      WHERE transaction_id IS NOT NULL AND json_extract(orders.content, '$.refund') IS NULL
      AND json_extract(stone.value, '$.gemstoneId') = ? LIMIT 1`,
    )
    .get(gemstoneId)
  return row !== undefined
}

/**
 * What people call the next order. Numbers of this world go up by gaps that are drawn, so that two of them do not say how
 * much was sold between.
 */
export function nextOrderNumber(sql: DatabaseSync): string {
  const row = sql
    .prepare('SELECT content FROM orders WHERE transaction_id IS NOT NULL ORDER BY rowid DESC LIMIT 1')
    .get()
  const last = orderOf(row)
  if (last === undefined) return `${numberPrefix}${firstNumber}`
  return `${numberPrefix}${Number(last.number.slice(numberPrefix.length)) + randomInt(1, widestGap + 1)}`
}

const numberPrefix = 'AC-'
/** Above those of the seeded histories. */
const firstNumber = 204_817
const widestGap = 73

/** Keeps the orders of an account for the books alone (rules/account#deleting-an-account). */
export function partFromOrders(sql: DatabaseSync, accountId: string): void {
  sql.prepare('UPDATE orders SET account_id = NULL WHERE account_id = ?').run(accountId)
}

function orderOf(row: Readonly<Record<string, SQLOutputValue>> | undefined): OrderRecord | undefined {
  // Only keepOrder and replaceOrder write these rows.
  return row && (JSON.parse(String(row['content'])) as OrderRecord)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
