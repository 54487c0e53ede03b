import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import { schedule } from '../world/due-events.ts'
import type { World } from '../world/world.ts'

/** What has happened to a payment or an application; which message it is, and when, the store knows. */
export type PaymentNews = Omit<PaymentMessage, 'id' | 'sequence' | 'occurredAt'>

/** A message with what has become of it. */
export interface SentMessage {
  readonly message: PaymentMessage
  /** How often it was sent. */
  readonly tries: number
  /** Status of the API's answer to the last try. Null where it never arrived or none came. */
  readonly lastAnswer: number | null
  /** When the API first took it in. Null until then. */
  readonly deliveredMs: number | null
}

/**
 * Keeps a message of the provider or the lender to the API and has it sent at the next `runDue`. Called in the
 * transaction in which it happened, so that a crash loses neither or both.
 */
export function sendPaymentMessage(world: World, news: PaymentNews): PaymentMessage {
  const { sql } = world
  const last = sql
    .prepare('SELECT max(sequence) AS last FROM payment_messages WHERE reference = ?')
    .get(news.reference)
  const message: PaymentMessage = {
    id: randomUUID(),
    sequence: Number(last?.['last'] ?? 0) + 1,
    occurredAt: world.now().toISOString(),
    ...news,
  }
  sql
    .prepare('INSERT INTO payment_messages (id, reference, sequence, message) VALUES (?, ?, ?, ?)')
    .run(message.id, message.reference, message.sequence, JSON.stringify(message))
  schedule(world, world.now().getTime(), 'webhook', { messageId: message.id })
  return message
}

export function messageById(sql: DatabaseSync, id: string): SentMessage | undefined {
  const row = sql.prepare('SELECT * FROM payment_messages WHERE id = ?').get(id)
  return row && sentMessage(row)
}

/** Every message of a world, or those about one payment, in the order in which they happened. */
export function sentMessages(sql: DatabaseSync, reference: string | null = null): SentMessage[] {
  const rows =
    reference === null
      ? sql.prepare('SELECT * FROM payment_messages ORDER BY rowid').all()
      : sql.prepare('SELECT * FROM payment_messages WHERE reference = ? ORDER BY rowid').all(reference)
  return rows.map(sentMessage)
}

/** Writes down one try: the status of the API's answer, or null where none came. */
export function recordTry(world: World, id: string, answer: number | null): void {
  const deliveredMs = isTakenIn(answer) ? world.now().getTime() : null
  world.sql
    .prepare(
      'UPDATE payment_messages SET tries = tries + 1, last_answer = ?, delivered_ms = coalesce(delivered_ms, ?) WHERE id = ?',
    )
    .run(answer, deliveredMs, id)
}

/** Whether an answer, or null for none, says that the message need not come again. */
export function isTakenIn(status: number | null): boolean {
  return status === 200
}

function sentMessage(row: Readonly<Record<string, unknown>>): SentMessage {
  return {
    // Only sendPaymentMessage writes it.
    message: JSON.parse(String(row['message'])) as PaymentMessage,
    tries: Number(row['tries']),
    lastAnswer: row['last_answer'] === null ? null : Number(row['last_answer']),
    deliveredMs: row['delivered_ms'] === null ? null : Number(row['delivered_ms']),
  }
}
