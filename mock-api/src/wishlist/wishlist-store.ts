import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** A design with the metal it was seen in, or a stone. */
export type Wish =
  | { readonly kind: 'design'; readonly designId: string; readonly metalId: string }
  | { readonly kind: 'gemstone'; readonly gemstoneId: string }

/** A wish as a world keeps it. */
export interface StoredWish {
  readonly id: string
  readonly wish: Wish
  /** ISO instant. */
  readonly addedAt: string
}

export interface StoredShare {
  readonly shareId: string
  /** ISO instant. */
  readonly sharedAt: string
}

/** What an account wishes for, the latest first. */
export function wishesOf(sql: DatabaseSync, accountId: string): StoredWish[] {
  const rows = sql
    .prepare(
      `SELECT id, design_id, metal_id, gemstone_id, added_at FROM wishlist_items
      WHERE account_id = ? ORDER BY id DESC`,
    )
    .all(accountId)
  return rows.map((row) => ({
    id: String(row['id']),
    addedAt: String(row['added_at']),
    wish:
      typeof row['gemstone_id'] === 'string'
        ? { kind: 'gemstone', gemstoneId: row['gemstone_id'] }
        : { kind: 'design', designId: String(row['design_id']), metalId: String(row['metal_id']) },
  }))
}

/** Puts a wish on a list; a design that is on it takes the metal, and a stone that is on it stays as it is. */
export function keepWish(sql: DatabaseSync, accountId: string, wish: Wish, addedAt: string): void {
  if (wish.kind === 'design') {
    sql
      .prepare(
        `INSERT INTO wishlist_items (account_id, design_id, metal_id, added_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (account_id, design_id) DO UPDATE SET metal_id = excluded.metal_id`,
      )
      .run(accountId, wish.designId, wish.metalId, addedAt)
  } else {
    sql
      .prepare('INSERT OR IGNORE INTO wishlist_items (account_id, gemstone_id, added_at) VALUES (?, ?, ?)')
      .run(accountId, wish.gemstoneId, addedAt)
  }
}

/** Takes a wish off the list of this account, if it is there. */
export function dropWish(sql: DatabaseSync, accountId: string, id: string): void {
  sql.prepare('DELETE FROM wishlist_items WHERE account_id = ? AND id = ?').run(accountId, id)
}

/** The link to the list of an account; null when there is none. */
export function shareOf(sql: DatabaseSync, accountId: string): StoredShare | null {
  const row = sql
    .prepare('SELECT share_id, shared_at FROM wishlist_shares WHERE account_id = ?')
    .get(accountId)
  return row === undefined ? null : { shareId: String(row['share_id']), sharedAt: String(row['shared_at']) }
}

/** Makes the link to the list of an account, unless it is there. */
export function makeShare(sql: DatabaseSync, accountId: string, sharedAt: string): StoredShare {
  const shareId = randomBytes(32).toString('base64url')
  sql
    .prepare('INSERT OR IGNORE INTO wishlist_shares (account_id, share_id, shared_at) VALUES (?, ?, ?)')
    .run(accountId, shareId, sharedAt)
  return shareOf(sql, accountId) ?? { shareId, sharedAt }
}

export function endShare(sql: DatabaseSync, accountId: string): void {
  sql.prepare('DELETE FROM wishlist_shares WHERE account_id = ?').run(accountId)
}

/** Whose list a link leads to; undefined when it leads to none. */
export function accountOfShare(sql: DatabaseSync, shareId: string): string | undefined {
  const row = sql.prepare('SELECT account_id FROM wishlist_shares WHERE share_id = ?').get(shareId)
  return row && String(row['account_id'])
}
