import type { DatabaseSync } from 'node:sqlite'
import type { FinancePlan } from '@shop/schema/domain/finance/finance-plans'
import type { Pence } from '@shop/schema/domain/values/money'
import type { PaymentMessage } from '@shop/schema/http/payment-messages'

/** Who asks for credit, as the shop has asked them already. */
export interface Applicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Where they live, line by line: their billing address. */
  readonly address: readonly string[]
}

/** What the lender is asked to lend for, and where its page leads afterwards. */
export interface FinanceApplication {
  readonly applicationId: string
  /** The shop's `transactionId`. */
  readonly reference: string
  /** What is paid in all: deposit and credit together. */
  readonly amountPence: Pence
  readonly plan: FinancePlan
  /** What it is for, as the shopper reads it. */
  readonly description: string
  readonly applicant: Applicant
  /** Absolute addresses of the shop. */
  readonly returnTo: {
    readonly accepted: string
    readonly declined: string
    readonly referred: string
    readonly cancelled: string
  }
}

/** How an application stands at the lender. The last four never change again. */
export type ApplicationStatus =
  | 'open'
  /** The underwriter decides. */
  | 'referred'
  /** The lender lends once the deposit is paid. */
  | 'approved'
  /** The deposit was paid. */
  | 'accepted'
  | 'declined'
  /** Ended by the shopper or the shop. */
  | 'cancelled'
  /** Not completed in time. */
  | 'expired'

export interface StoredApplication extends FinanceApplication {
  readonly status: ApplicationStatus
  /** When it ends by itself, unless it has ended or is referred. */
  readonly expiresMs: number
  /** Whole pounds a year. Null before it was told. */
  readonly incomePounds: number | null
  /** That paid the deposit. Null until then. */
  readonly card: PaymentMessage['card']
}

export function insertApplication(
  sql: DatabaseSync,
  application: FinanceApplication,
  expiresMs: number,
): void {
  const { applicationId, reference, ...content } = application
  sql
    .prepare(
      `INSERT INTO finance_applications (application_id, reference, content, status, expires_ms) VALUES (?, ?, ?, 'open', ?)`,
    )
    .run(applicationId, reference, JSON.stringify(content), expiresMs)
}

export function applicationById(sql: DatabaseSync, applicationId: string): StoredApplication | undefined {
  return stored(sql.prepare('SELECT * FROM finance_applications WHERE application_id = ?').get(applicationId))
}

export function applicationByReference(sql: DatabaseSync, reference: string): StoredApplication | undefined {
  return stored(sql.prepare('SELECT * FROM finance_applications WHERE reference = ?').get(reference))
}

/** Writes what may change of an application. */
export function updateApplication(
  sql: DatabaseSync,
  {
    applicationId,
    status,
    expiresMs,
    incomePounds,
    card,
  }: Pick<StoredApplication, 'applicationId' | 'status' | 'expiresMs' | 'incomePounds' | 'card'>,
): void {
  sql
    .prepare(
      'UPDATE finance_applications SET status = ?, expires_ms = ?, income_pounds = ?, card = ? WHERE application_id = ?',
    )
    .run(status, expiresMs, incomePounds, JSON.stringify(card), applicationId)
}

function stored(row: Readonly<Record<string, unknown>> | undefined): StoredApplication | undefined {
  if (row === undefined) return undefined
  // Only this file writes these rows.
  const content = JSON.parse(String(row['content'])) as Omit<
    FinanceApplication,
    'applicationId' | 'reference'
  >
  return {
    ...content,
    applicationId: String(row['application_id']),
    reference: String(row['reference']),
    status: row['status'] as ApplicationStatus,
    expiresMs: Number(row['expires_ms']),
    incomePounds: row['income_pounds'] === null ? null : Number(row['income_pounds']),
    card: JSON.parse(String(row['card'])) as PaymentMessage['card'],
  }
}
