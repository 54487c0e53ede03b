import type { DatabaseSync } from 'node:sqlite'
import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { cartThatHolds } from './held-stones.ts'
import type { StoneMark } from '@shop/schema/http/worlds'

/** The stones that are sold or held in a world, by id; of all others the catalogue knows best. */
export function markedStones(sql: DatabaseSync): ReadonlyMap<string, StoneMark> {
  const rows = sql
    .prepare(
      `SELECT gemstone_id, availability FROM stones
      UNION ALL SELECT gemstone_id, 'ON_HOLD' FROM held_stones
      WHERE gemstone_id NOT IN (SELECT gemstone_id FROM stones)
      ORDER BY gemstone_id`,
    )
    .all()
  // Only markStone writes these rows.
  return new Map(rows.map((row) => [String(row['gemstone_id']), row['availability'] as StoneMark]))
}

/**
 * What happened to one stone in a world; undefined where nothing did. One that is held for a payment of a cart is free for
 * that cart, which is named by its own session id.
 */
export function markOfStone(sql: DatabaseSync, gemstoneId: string, forCart?: string): StoneMark | undefined {
  const row = sql.prepare('SELECT availability FROM stones WHERE gemstone_id = ?').get(gemstoneId)
  // Only markStone writes these rows.
  if (row !== undefined) return row['availability'] as StoneMark
  const holder = cartThatHolds(sql, gemstoneId)
  return holder === undefined || holder === forCart ? undefined : 'ON_HOLD'
}

/** Sells a stone of the catalogue in a world, holds it for somebody, or offers it again. */
export function markStone(sql: DatabaseSync, gemstoneId: string, availability: GemAvailability): void {
  if (availability === 'AVAILABLE') {
    sql.prepare('DELETE FROM stones WHERE gemstone_id = ?').run(gemstoneId)
  } else {
    sql
      .prepare('INSERT OR REPLACE INTO stones (gemstone_id, availability) VALUES (?, ?)')
      .run(gemstoneId, availability)
  }
}
