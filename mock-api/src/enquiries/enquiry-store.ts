import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryLocation } from '@shop/schema/domain/booking/enquiry-limits'

/** What somebody asked, as a world keeps it. */
export interface EnquiryContent {
  readonly contactName: string
  readonly email: string
  readonly phone: string | null
  readonly message: string
  readonly location: EnquiryLocation | null
  readonly source: string
  readonly gclid: string | null
}

/** An enquiry that was kept before. */
export interface KeptEnquiry {
  readonly reference: string
  readonly inputHash: string
}

/** What a key has asked; null when it was never used. */
export function enquiryByKey(sql: DatabaseSync, idempotencyKey: string): KeptEnquiry | null {
  const row = sql
    .prepare('SELECT id, input_hash FROM enquiries WHERE idempotency_key = ?')
    .get(idempotencyKey)
  return row ? { reference: referenceOf(Number(row['id'])), inputHash: String(row['input_hash']) } : null
}

/** Keeps an enquiry and answers how letters call it. */
export function keepEnquiry(
  sql: DatabaseSync,
  enquiry: { readonly idempotencyKey: string; readonly inputHash: string; readonly askedAt: string },
  content: EnquiryContent,
): string {
  const { lastInsertRowid } = sql
    .prepare('INSERT INTO enquiries (idempotency_key, input_hash, asked_at, content) VALUES (?, ?, ?, ?)')
    .run(enquiry.idempotencyKey, enquiry.inputHash, enquiry.askedAt, JSON.stringify(content))
  return referenceOf(Number(lastInsertRowid))
}

function referenceOf(id: number): string {
  return `E-${40_000 + id}`
}
