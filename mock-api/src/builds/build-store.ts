import type { DatabaseSync } from 'node:sqlite'
import type { BuildChoice } from './build-choice.ts'

/** A build as a world keeps it. */
export interface StoredBuild {
  readonly id: string
  readonly name: string
  /** ISO instant. */
  readonly savedAt: string
  readonly choice: BuildChoice
}

/** What an account has saved, what was saved last first. */
export function buildsOf(sql: DatabaseSync, accountId: string): StoredBuild[] {
  const rows = sql
    .prepare(
      'SELECT id, name, saved_at, choice FROM saved_builds WHERE account_id = ? ORDER BY saved_at DESC, rowid DESC',
    )
    .all(accountId)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    savedAt: String(row['saved_at']),
    // Only keepBuild writes these rows.
    choice: JSON.parse(String(row['choice'])) as BuildChoice,
  }))
}

/** Saves a build, in place of the one with its id. */
export function keepBuild(
  sql: DatabaseSync,
  accountId: string,
  { id, name, savedAt, choice }: StoredBuild,
): void {
  sql
    .prepare(
      `INSERT INTO saved_builds (account_id, id, name, saved_at, choice) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (account_id, id) DO UPDATE
      SET name = excluded.name, saved_at = excluded.saved_at, choice = excluded.choice`,
    )
    .run(accountId, id, name, savedAt, JSON.stringify(choice))
}

/** Deletes a build of this account, if it is there. */
export function dropBuild(sql: DatabaseSync, accountId: string, id: string): void {
  sql.prepare('DELETE FROM saved_builds WHERE account_id = ? AND id = ?').run(accountId, id)
}
