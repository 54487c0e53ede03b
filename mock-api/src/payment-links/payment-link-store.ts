import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { pence, type Pence } from '@shop/schema/domain/values/money'
import type { Boutique } from '@shop/schema/domain/vocabulary/boutiques'
import type { NewPaymentLink } from '@shop/schema/http/payment-links'
import type { PaymentLinkStatus } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'

/** What a boutique asks somebody to pay, and what has become of it. */
export interface StoredLink {
  /** Not to be guessed: who knows it may pay. */
  readonly token: string
  readonly amountPence: Pence
  readonly reference: string
  readonly boutique: Boutique
  readonly raisedBy: string | null
  readonly payerName: string
  readonly payerEmail: string
  readonly expiresMs: number
  readonly withdrawnMs: number | null
  readonly paidMs: number | null
}

type Content = Pick<
  StoredLink,
  'amountPence' | 'reference' | 'boutique' | 'raisedBy' | 'payerName' | 'payerEmail'
>

const tokenBytes = 24
const weekMs = 7 * 24 * 60 * 60 * 1000

/** Keeps a link that a boutique has just raised; `null` for one whose time would be over already. */
export function insertLink(world: World, link: NewPaymentLink): StoredLink | null {
  const createdMs = world.now().getTime()
  const expiresMs = link.expiresAt === undefined ? createdMs + weekMs : Date.parse(link.expiresAt)
  if (expiresMs <= createdMs) return null
  const { amountPence, reference, boutique, raisedBy = null, payerName, payerEmail } = link
  const content: Content = {
    amountPence: pence(amountPence),
    reference,
    boutique,
    raisedBy,
    payerName,
    payerEmail,
  }
  const token = randomBytes(tokenBytes).toString('base64url')
  world.sql
    .prepare('INSERT INTO payment_links (token, content, created_ms, expires_ms) VALUES (?, ?, ?, ?)')
    .run(token, JSON.stringify(content), createdMs, expiresMs)
  return { token, ...content, expiresMs, withdrawnMs: null, paidMs: null }
}

/** How a link stands at a moment: what was paid stays paid, and what was taken back stays so. */
export function linkStatus(
  { paidMs, withdrawnMs, expiresMs }: Pick<StoredLink, 'paidMs' | 'withdrawnMs' | 'expiresMs'>,
  now: Date,
): PaymentLinkStatus {
  if (paidMs !== null) return 'PAID'
  if (withdrawnMs !== null) return 'WITHDRAWN'
  return expiresMs <= now.getTime() ? 'EXPIRED' : 'OPEN'
}

export function linkByToken(sql: DatabaseSync, token: string): StoredLink | undefined {
  return storedLink(sql.prepare('SELECT * FROM payment_links WHERE token = ?').get(token))
}

/** Every link of a world, the newest first. */
export function everyLink(sql: DatabaseSync): StoredLink[] {
  const rows = sql.prepare('SELECT * FROM payment_links ORDER BY rowid DESC').all()
  return rows.flatMap((row) => storedLink(row) ?? [])
}

/** Writes that a link was paid at this moment; the first time counts. */
export function markLinkPaid(world: World, token: string): void {
  world.sql
    .prepare('UPDATE payment_links SET paid_ms = coalesce(paid_ms, ?) WHERE token = ?')
    .run(world.now().getTime(), token)
}

/** Writes that a link was taken back at this moment. */
export function markLinkWithdrawn(world: World, token: string): void {
  world.sql
    .prepare('UPDATE payment_links SET withdrawn_ms = coalesce(withdrawn_ms, ?) WHERE token = ?')
    .run(world.now().getTime(), token)
}

function storedLink(row: Readonly<Record<string, unknown>> | undefined): StoredLink | undefined {
  if (row === undefined) return undefined
  const moment = (column: string) => (row[column] === null ? null : Number(row[column]))
  return {
    token: String(row['token']),
    // Only insertLink writes it.
    ...(JSON.parse(String(row['content'])) as Content),
    expiresMs: Number(row['expires_ms']),
    withdrawnMs: moment('withdrawn_ms'),
    paidMs: moment('paid_ms'),
  }
}
