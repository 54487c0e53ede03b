import type { DatabaseSync } from 'node:sqlite'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'

/** What an account has ordered, the latest first. */
export function ordersOf(sql: DatabaseSync, accountId: string): OrderRecord[] {
  const rows = sql
    .prepare('SELECT content FROM orders WHERE account_id = ? ORDER BY placed_at DESC, uid')
    .all(accountId)
  // Only keepOrder writes these rows.
  return rows.map(({ content }) => JSON.parse(String(content)) as OrderRecord)
}

/** Keeps an order of an account. */
export function keepOrder(sql: DatabaseSync, accountId: string, order: OrderRecord): void {
  sql
    .prepare('INSERT INTO orders (uid, account_id, placed_at, content) VALUES (?, ?, ?, ?)')
    .run(order.uid, accountId, order.placedAt, JSON.stringify(order))
}

/** Keeps the orders of an account for the books alone (rules/account#deleting-an-account). */
export function partFromOrders(sql: DatabaseSync, accountId: string): void {
  sql.prepare('UPDATE orders SET account_id = NULL WHERE account_id = ?').run(accountId)
}
