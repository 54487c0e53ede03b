import type { DatabaseSync } from 'node:sqlite'
import type { ConsentPurpose } from '@shop/schema/domain/vocabulary/consent-wordings'

/** A consent that was given or withdrawn, as a world keeps it. */
export interface StoredConsent {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
  /** Of the sentence that was read. */
  readonly wordingVersion: string
  /** ISO instant. */
  readonly decidedAt: string
}

/** Every decision of an account, the first one first: of each purpose the last one counts. */
export function consentsOf(sql: DatabaseSync, accountId: string): StoredConsent[] {
  const rows = sql
    .prepare(
      'SELECT purpose, is_given, wording_version, decided_at FROM consents WHERE account_id = ? ORDER BY position',
    )
    .all(accountId)
  return rows.map((row) => ({
    // Only keepConsent writes these rows.
    purpose: row['purpose'] as ConsentPurpose,
    isGiven: row['is_given'] === 1,
    wordingVersion: String(row['wording_version']),
    decidedAt: String(row['decided_at']),
  }))
}

/** Keeps a decision beside those before it. */
export function keepConsent(sql: DatabaseSync, accountId: string, consent: StoredConsent): void {
  const { purpose, isGiven, wordingVersion, decidedAt } = consent
  sql
    .prepare(
      `INSERT INTO consents (account_id, purpose, is_given, wording_version, decided_at) VALUES (?, ?, ?, ?, ?)`,
    )
    .run(accountId, purpose, isGiven ? 1 : 0, wordingVersion, decidedAt)
}

/** Keeps that a consent is withdrawn, if it was given, with the wording that it was given with. */
export function withdrawConsent(
  sql: DatabaseSync,
  accountId: string,
  { purpose, at }: { readonly purpose: ConsentPurpose; readonly at: string },
): void {
  const last = consentsOf(sql, accountId).findLast((decision) => decision.purpose === purpose)
  if (last?.isGiven) keepConsent(sql, accountId, { ...last, isGiven: false, decidedAt: at })
}
