import type { DatabaseSync } from 'node:sqlite'
import { type ShelvedPiece, StockLeft } from './stock-left.ts'

/** A world, as far as what is taken from its shelf goes. */
interface ShelfWorld {
  readonly sql: DatabaseSync
  readonly forgetStockLeft: () => void
}

/** Pieces from the shelf that orders have sold, or payments hold and for which cart (rules/products#stock). */

/** Holds pieces for a payment. Throws where one of them is taken: whoever asks has looked before, in the same transaction. */
export function holdStock(
  world: ShelfWorld,
  holder: { readonly transactionId: string; readonly cartSessionId: string },
  pieces: readonly ShelvedPiece[],
): void {
  if (pieces.length === 0) return
  const hold = world.sql.prepare(
    'INSERT INTO taken_stock (sku, entry, transaction_id, cart_session_id) VALUES (?, ?, ?, ?)',
  )
  for (const { sku, entry } of pieces) hold.run(sku, entry, holder.transactionId, holder.cartSessionId)
  world.forgetStockLeft()
}

/** Sells what a payment holds: from then on nothing gives it back. */
export function sellStock(world: ShelfWorld, transactionId: string): void {
  // As it was held it is off the shelf already.
  world.sql.prepare('UPDATE taken_stock SET is_sold = 1 WHERE transaction_id = ?').run(transactionId)
}

/** Gives back what a payment holds and has not bought. */
export function freeStock(world: ShelfWorld, transactionId: string): void {
  world.sql.prepare('DELETE FROM taken_stock WHERE transaction_id = ? AND is_sold = 0').run(transactionId)
  world.forgetStockLeft()
}

/**
 * What is left on the shelf: without what was sold and what is held, save for a cart, named by its own session id, what is
 * held for that.
 */
export function readStockLeft(sql: DatabaseSync, forCart: string | null = null): StockLeft {
  const rows = sql
    .prepare(
      `SELECT sku, entry FROM taken_stock
      LEFT JOIN joined_sessions ON joined_sessions.session_id = taken_stock.cart_session_id
      WHERE is_sold = 1 OR coalesce(joined_sessions.cart_session_id, taken_stock.cart_session_id) IS NOT ?`,
    )
    .all(forCart)
  return StockLeft.of(rows.map((row) => ({ sku: String(row['sku']), entry: String(row['entry']) })))
}
