import type { DatabaseSync } from 'node:sqlite'

/** An address as a world keeps it. */
export interface StoredAddress {
  readonly id: string
  readonly label: string | null
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string | null
  readonly town: string
  readonly county: string | null
  readonly postcode: string
  /** ISO 3166. */
  readonly country: string
  /** E.164, where it is a number of the United Kingdom. */
  readonly phone: string | null
  readonly isDefault: boolean
}

/** The addresses of an account, the default one first. */
export function addressesOf(sql: DatabaseSync, accountId: string): StoredAddress[] {
  const rows = sql
    .prepare(
      'SELECT id, address, is_default FROM addresses WHERE account_id = ? ORDER BY is_default DESC, position',
    )
    .all(accountId)
  return rows.map((row) => ({
    id: String(row['id']),
    // Only keepAddress writes these rows.
    ...(JSON.parse(String(row['address'])) as Omit<StoredAddress, 'id' | 'isDefault'>),
    isDefault: row['is_default'] === 1,
  }))
}

/** Keeps an address in place of the one with its id; the first of an account, or one that is to be, is its default. */
export function keepAddress(
  sql: DatabaseSync,
  accountId: string,
  { id, isDefault, ...address }: StoredAddress,
): void {
  if (isDefault) sql.prepare('UPDATE addresses SET is_default = 0 WHERE account_id = ?').run(accountId)
  sql
    .prepare(
      `INSERT INTO addresses (account_id, id, address, is_default) VALUES (?, ?, ?, ?)
      ON CONFLICT (account_id, id) DO UPDATE
      SET address = excluded.address, is_default = max(is_default, excluded.is_default)`,
    )
    .run(accountId, id, JSON.stringify(address), isDefault ? 1 : 0)
  ensureDefault(sql, accountId)
}

/** Removes an address of this account, if it is there. */
export function dropAddress(sql: DatabaseSync, accountId: string, id: string): void {
  sql.prepare('DELETE FROM addresses WHERE account_id = ? AND id = ?').run(accountId, id)
  ensureDefault(sql, accountId)
}

/** Makes the first address the default where none is. */
function ensureDefault(sql: DatabaseSync, accountId: string): void {
  sql
    .prepare(
      `UPDATE addresses SET is_default = 1
      WHERE position = (SELECT min(position) FROM addresses WHERE account_id = ?1)
      AND NOT EXISTS (SELECT 1 FROM addresses WHERE account_id = ?1 AND is_default = 1)`,
    )
    .run(accountId)
}
