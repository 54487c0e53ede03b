import type { DatabaseSync } from 'node:sqlite'

/** What is counted by itself: guesses at a password, and messages that somebody is sent. */
export type AttemptKind = 'password' | 'message'

/** Attempts before an address is locked (rules/account#too-many-attempts). */
const mostAttempts = 5
/** How long it is locked then. */
const lockMs = 15 * 60 * 1000

/**
 * Counts an attempt before it is made, so that many at once count as many. How long to wait in milliseconds when there
 * were too many, and 0 when it may be made. What is refused does not count.
 */
export function countAttempt(sql: DatabaseSync, kind: AttemptKind, emailKey: string, nowMs: number): number {
  // A clock that was set back must not lock anybody out for longer.
  sql.prepare('DELETE FROM attempts WHERE last_ms <= ? OR last_ms > ?').run(nowMs - lockMs, nowMs)
  const row = sql
    .prepare('SELECT count, last_ms FROM attempts WHERE kind = ? AND email_key = ?')
    .get(kind, emailKey)
  if (row !== undefined && Number(row['count']) >= mostAttempts)
    return Number(row['last_ms']) + lockMs - nowMs
  sql
    .prepare(
      `INSERT INTO attempts (kind, email_key, count, last_ms) VALUES (?, ?, 1, ?)
      ON CONFLICT (kind, email_key) DO UPDATE SET count = count + 1, last_ms = excluded.last_ms`,
    )
    .run(kind, emailKey, nowMs)
  return 0
}

/** Starts the count anew. */
export function forgetAttempts(sql: DatabaseSync, kind: AttemptKind, emailKey: string): void {
  sql.prepare('DELETE FROM attempts WHERE kind = ? AND email_key = ?').run(kind, emailKey)
}
