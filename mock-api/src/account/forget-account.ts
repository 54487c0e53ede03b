import type { DatabaseSync } from 'node:sqlite'
import { dropCartOfUser } from '../cart/cart-store.ts'
import { partFromOrders } from '../orders/order-store.ts'

/** Tables in which an account has rows of its own that go with it. */
const tables = [
  'wishlist_items',
  'wishlist_shares',
  'saved_builds',
  'addresses',
  'consents',
  'unpacked_customers',
] as const

/** Deletes what belongs to an account, save what the law keeps (rules/account#deleting-an-account). */
export function forgetAccount(sql: DatabaseSync, accountId: string): void {
  for (const table of tables) sql.prepare(`DELETE FROM ${table} WHERE account_id = ?`).run(accountId)
  dropCartOfUser(sql, accountId)
  partFromOrders(sql, accountId)
}
