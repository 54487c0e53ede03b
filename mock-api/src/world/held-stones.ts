import type { DatabaseSync } from 'node:sqlite'

/** Stones that a payment holds, and for which cart: nobody else can buy them meanwhile (rules/checkout#payment). */

/** Holds stones for a payment. Throws where another holds one of them: whoever asks has looked before, in the same transaction. */
export function holdStones(
  sql: DatabaseSync,
  holder: { readonly transactionId: string; readonly cartSessionId: string },
  gemstoneIds: readonly string[],
): void {
  const hold = sql.prepare(
    'INSERT INTO held_stones (gemstone_id, transaction_id, cart_session_id) VALUES (?, ?, ?)',
  )
  for (const id of gemstoneIds) hold.run(id, holder.transactionId, holder.cartSessionId)
}

/** Frees every stone that a payment holds. */
export function freeStones(sql: DatabaseSync, transactionId: string): void {
  sql.prepare('DELETE FROM held_stones WHERE transaction_id = ?').run(transactionId)
}

/** The cart for which a stone is held, by its own session id, also after it has joined another. Undefined where it is free. */
export function cartThatHolds(sql: DatabaseSync, gemstoneId: string): string | undefined {
  const row = sql
    .prepare(
      `SELECT coalesce(joined_sessions.cart_session_id, held_stones.cart_session_id) AS cart
      FROM held_stones LEFT JOIN joined_sessions ON joined_sessions.session_id = held_stones.cart_session_id
      WHERE gemstone_id = ?`,
    )
    .get(gemstoneId)
  return row && String(row['cart'])
}
