import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { inTransaction } from '../world/database.ts'
import type { PieceChoice } from './piece-choice.ts'

/** A cart as a world keeps it. */
export interface StoredCart {
  /** Its own: another that has joined leads to it (rules/basket#one-cart-an-account). */
  readonly sessionId: string
  readonly userId: string | null
  /** As the shop writes them; null for none (rules/checkout#coupons, rules/checkout#vouchers). */
  readonly couponCode: string | null
  readonly voucherCode: string | null
  /** In the order in which they were added. */
  readonly items: readonly StoredItem[]
}

export interface StoredItem {
  readonly id: string
  readonly basketItemId: string
  /** ISO instant. */
  readonly addedAt: string
  readonly choice: PieceChoice
}

/** The cart of a session; null when it never had one. */
export function cartOfSession(sql: DatabaseSync, anySessionId: string): StoredCart | null {
  const sessionId = ownSessionId(sql, anySessionId)
  const cart = sql
    .prepare('SELECT user_id, coupon_code, voucher_code FROM carts WHERE session_id = ?')
    .get(sessionId)
  if (cart === undefined) return null
  const rows = sql
    .prepare(
      'SELECT id, basket_item_id, added_at, choice FROM cart_items WHERE session_id = ? ORDER BY added_at, id',
    )
    .all(sessionId)
  return {
    sessionId,
    userId: textOrNull(cart['user_id']),
    couponCode: textOrNull(cart['coupon_code']),
    voucherCode: textOrNull(cart['voucher_code']),
    items: rows.map((row) => ({
      id: String(row['id']),
      basketItemId: String(row['basket_item_id']),
      addedAt: String(row['added_at']),
      // Only addItem writes these rows.
      choice: JSON.parse(String(row['choice'])) as PieceChoice,
    })),
  }
}

/** The session id of the cart that an account has; undefined when it has none. */
export function sessionOfUser(sql: DatabaseSync, userId: string): string | undefined {
  const row = sql.prepare('SELECT session_id FROM carts WHERE user_id = ?').get(userId)
  return row && String(row['session_id'])
}

/** Puts an item into the cart of a session, which is made when there is none. */
export function addItem(sql: DatabaseSync, anySessionId: string, item: Omit<StoredItem, 'id'>): void {
  inTransaction(sql, () => {
    const sessionId = ownSessionId(sql, anySessionId)
    sql.prepare('INSERT OR IGNORE INTO carts (session_id) VALUES (?)').run(sessionId)
    insertItem(sql, sessionId, item)
  })
}

/** Writes an item into a cart that is there, by the cart's own session id. */
export function insertItem(
  sql: DatabaseSync,
  sessionId: string,
  { basketItemId, addedAt, choice }: Omit<StoredItem, 'id'>,
): void {
  sql
    .prepare('INSERT INTO cart_items (session_id, basket_item_id, added_at, choice) VALUES (?, ?, ?, ?)')
    .run(sessionId, basketItemId, addedAt, JSON.stringify(choice))
}

/** Takes an item out, if it is there. */
export function removeItem(sql: DatabaseSync, anySessionId: string, basketItemId: string): void {
  sql
    .prepare('DELETE FROM cart_items WHERE session_id = ? AND basket_item_id = ?')
    .run(ownSessionId(sql, anySessionId), basketItemId)
}

/** Takes every item out; the cart stays. */
export function removeItems(sql: DatabaseSync, anySessionId: string): void {
  sql.prepare('DELETE FROM cart_items WHERE session_id = ?').run(ownSessionId(sql, anySessionId))
}

/** Puts a coupon on a cart that is there, by the cart's own session id; null takes it off. */
export function setCoupon(sql: DatabaseSync, sessionId: string, code: string | null): void {
  sql.prepare('UPDATE carts SET coupon_code = ? WHERE session_id = ?').run(code, sessionId)
}

/** The same of a gift voucher. */
export function setVoucher(sql: DatabaseSync, sessionId: string, code: string | null): void {
  sql.prepare('UPDATE carts SET voucher_code = ? WHERE session_id = ?').run(code, sessionId)
}

/** Deletes the cart of an account, if it has one, and what led to it. */
export function dropCartOfUser(sql: DatabaseSync, userId: string): void {
  const sessionId = sessionOfUser(sql, userId)
  if (sessionId === undefined) return
  sql.prepare('DELETE FROM cart_items WHERE session_id = ?').run(sessionId)
  sql.prepare('DELETE FROM joined_sessions WHERE cart_session_id = ?').run(sessionId)
  sql.prepare('DELETE FROM copied_lines WHERE cart_session_id = ?').run(sessionId)
  sql.prepare('DELETE FROM carts WHERE session_id = ?').run(sessionId)
}

/** The session id of the cart that a session leads to: another's where it has joined one. */
function ownSessionId(sql: DatabaseSync, sessionId: string): string {
  const row = sql.prepare('SELECT cart_session_id FROM joined_sessions WHERE session_id = ?').get(sessionId)
  return row === undefined ? sessionId : String(row['cart_session_id'])
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
