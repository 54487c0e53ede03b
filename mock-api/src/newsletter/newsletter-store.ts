import type { DatabaseSync } from 'node:sqlite'

/** Somebody who has asked for letters. */
export interface Subscription {
  readonly emailKey: string
  readonly token: string
  readonly isActive: boolean
}

/** The subscription of an address; undefined for one that never had any. */
export function subscriptionOf(sql: DatabaseSync, emailKey: string): Subscription | undefined {
  return read(sql.prepare(`${columns} WHERE email_key = ?`).get(emailKey))
}

/** The subscription whose letters have a token. */
export function subscriptionByToken(sql: DatabaseSync, token: string): Subscription | undefined {
  return read(sql.prepare(`${columns} WHERE token = ?`).get(token))
}

/** What somebody has agreed to, and when. */
export interface Agreement {
  readonly wordingVersion: string
  readonly wordingLanguage: string
  readonly at: string
}

/** Keeps what was decided: with which wording, read in which language, and when. */
export function keepSubscription(
  sql: DatabaseSync,
  { emailKey, token }: Omit<Subscription, 'isActive'>,
  { wordingVersion, wordingLanguage, at }: Agreement,
): void {
  sql
    .prepare(
      `INSERT INTO newsletter (email_key, token, is_active, wording_version, wording_language, decided_at)
      VALUES (?, ?, 1, ?, ?, ?)
      ON CONFLICT (email_key) DO UPDATE SET is_active = 1, wording_version = excluded.wording_version,
        wording_language = excluded.wording_language, decided_at = excluded.decided_at`,
    )
    .run(emailKey, token, wordingVersion, wordingLanguage, at)
}

/** Sends an address no letters from now on; does nothing for one that has none. */
export function endSubscription(sql: DatabaseSync, emailKey: string, at: string): void {
  sql
    .prepare('UPDATE newsletter SET is_active = 0, decided_at = ? WHERE email_key = ? AND is_active = 1')
    .run(at, emailKey)
}

const columns = 'SELECT email_key, token, is_active FROM newsletter'

function read(row: Record<string, unknown> | undefined): Subscription | undefined {
  return (
    row && {
      emailKey: String(row['email_key']),
      token: String(row['token']),
      isActive: row['is_active'] === 1,
    }
  )
}
