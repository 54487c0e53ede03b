import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** What opens with a link of a message, and how long it does (rules/account#sessions). */
const lifetimesMs = {
  'confirm-email': 24 * 60 * 60 * 1000,
  'reset-password': 60 * 60 * 1000,
} as const
type Purpose = keyof typeof lifetimesMs

/** Somebody who registers, until they have shown that the address is theirs. */
export interface Registration {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** What a link knows. */
interface Contents {
  readonly 'confirm-email': Registration
  readonly 'reset-password': { readonly accountId: string }
}

/** Makes a link; its token is nowhere but in the answer. */
export function makeLink<P extends Purpose>(
  sql: DatabaseSync,
  purpose: P,
  emailKey: string,
  content: Contents[P],
  nowMs: number,
): string {
  const token = randomBytes(32).toString('base64url')
  sql.prepare('DELETE FROM links WHERE expires_ms <= ?').run(nowMs)
  sql
    .prepare('INSERT INTO links (token_hash, purpose, email_key, content, expires_ms) VALUES (?, ?, ?, ?, ?)')
    .run(hashOf(token), purpose, emailKey, JSON.stringify(content), nowMs + lifetimesMs[purpose])
  return token
}

/** What a link that is still good leads to; undefined when it was used, has expired or never was. */
export function contentOfLink<P extends Purpose>(
  sql: DatabaseSync,
  purpose: P,
  token: string,
  nowMs: number,
): Contents[P] | undefined {
  const row = sql
    .prepare('SELECT content FROM links WHERE token_hash = ? AND purpose = ? AND expires_ms > ?')
    .get(hashOf(token), purpose, nowMs)
  // Only makeLink writes these rows.
  return row && (JSON.parse(String(row['content'])) as Contents[P])
}

/** Uses up all links of an address for one purpose: the one that was opened, and those sent before and after it. */
export function useUpLinks(sql: DatabaseSync, purpose: Purpose, emailKey: string): void {
  sql.prepare('DELETE FROM links WHERE purpose = ? AND email_key = ?').run(purpose, emailKey)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
