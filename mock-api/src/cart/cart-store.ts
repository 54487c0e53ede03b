import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../world/database.ts'
import type { PieceChoice } from './piece-choice.ts'

/** A cart as a world keeps it. */
export interface StoredCart {
  readonly userId: string | null
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
export function cartOfSession(sql: DatabaseSync, sessionId: string): StoredCart | null {
  const cart = sql.prepare('SELECT user_id FROM carts WHERE session_id = ?').get(sessionId)
  if (cart === undefined) return null
  const rows = sql
    .prepare('SELECT id, basket_item_id, added_at, choice FROM cart_items WHERE session_id = ? ORDER BY id')
    .all(sessionId)
  const userId = cart['user_id']
  return {
    userId: typeof userId === 'string' ? userId : null,
    items: rows.map((row) => ({
      id: String(row['id']),
      basketItemId: String(row['basket_item_id']),
      addedAt: String(row['added_at']),
      // Only addItem writes these rows.
      choice: JSON.parse(String(row['choice'])) as PieceChoice,
    })),
  }
}

/** Puts an item into the cart of a session, which is made when there is none. */
export function addItem(
  sql: DatabaseSync,
  sessionId: string,
  { basketItemId, addedAt, choice }: Omit<StoredItem, 'id'>,
): void {
  inTransaction(sql, () => {
    sql.prepare('INSERT OR IGNORE INTO carts (session_id) VALUES (?)').run(sessionId)
    sql
      .prepare('INSERT INTO cart_items (session_id, basket_item_id, added_at, choice) VALUES (?, ?, ?, ?)')
      .run(sessionId, basketItemId, addedAt, JSON.stringify(choice))
  })
}

/** Takes an item out, if it is there. */
export function removeItem(sql: DatabaseSync, sessionId: string, basketItemId: string): void {
  sql
    .prepare('DELETE FROM cart_items WHERE session_id = ? AND basket_item_id = ?')
    .run(sessionId, basketItemId)
}

/** Takes every item out; the cart stays. */
export function removeItems(sql: DatabaseSync, sessionId: string): void {
  sql.prepare('DELETE FROM cart_items WHERE session_id = ?').run(sessionId)
}
