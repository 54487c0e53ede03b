import { inTransaction } from './database.ts'
import type { World } from './world.ts'

/** What can be due in a world (rules/worlds-and-mock#due-events). */
export type DueKind =
  /** The next try of a message to the API. */
  | 'webhook'
  /** A payment at the provider that nobody has completed ends. */
  | 'payment-expiry'
  /** An order comes to a stage about which a message is sent. */
  | 'order-stage'
  /** The lender's underwriter decides. */
  | 'underwriting'
  /** An application at the lender that nobody has completed ends. */
  | 'application-expiry'

/** Does what is due. `content` is what was scheduled, as JSON keeps it; `world.now()` is the moment it was due. */
export type DueHandler = (world: World, content: unknown) => void
export type DueHandlers = Readonly<Partial<Record<DueKind, DueHandler>>>

/** Has something happen when the clock of a world reaches a moment, at once where it has passed it. `content` is kept as JSON. */
export function schedule(world: World, atMs: number, kind: DueKind, content: unknown): void {
  world.sql
    .prepare('INSERT INTO due_events (due_ms, kind, content) VALUES (?, ?, ?)')
    .run(atMs, kind, JSON.stringify(content))
}

/** Whether anything is due in a world by now. */
export function isDue(world: World): boolean {
  return (
    world.sql.prepare('SELECT 1 FROM due_events WHERE due_ms <= ? LIMIT 1').get(world.now().getTime()) !==
    undefined
  )
}

/** What of a payment would be lost with its event, and so is tried again. */
const retriedKinds: readonly DueKind[] = ['webhook', 'payment-expiry', 'underwriting', 'application-expiry']
const retryAfterMs = 60_000
const mostTries = 10

/**
 * Does everything that is due in a world by now, in the order of time, and what that makes due in its turn. Each event
 * is one transaction, in which the clock shows the moment it was due: a clock put a year forward finds all that a year
 * brings. An event whose handler throws changes nothing, and the error is thrown to whoever asked: what belongs to a
 * payment is tried again a minute later, ten times in all, everything else never. One whose transaction could not begin
 * or end stays as it was.
 */
export function runDue(world: World, handlers: DueHandlers): void {
  for (;;) {
    // A reset replaces the database.
    const { sql } = world
    const event = sql
      .prepare(
        'SELECT id, due_ms, kind, content, tries FROM due_events WHERE due_ms <= ? ORDER BY due_ms, id LIMIT 1',
      )
      .get(world.now().getTime())
    if (event === undefined) return
    const remove = () => sql.prepare('DELETE FROM due_events WHERE id = ?').run(Number(event['id']))
    const retry = () =>
      sql
        .prepare('UPDATE due_events SET due_ms = ?, tries = tries + 1 WHERE id = ?')
        .run(world.now().getTime() + retryAfterMs, Number(event['id']))
    // Only schedule writes these rows.
    const kind = event['kind'] as DueKind
    let hasHandlerFailed = false
    try {
      inTransaction(sql, () => {
        remove()
        try {
          const handle = handlers[kind]
          if (handle === undefined) throw new Error(`Nothing handles what is due: ${kind}`)
          const content: unknown = JSON.parse(String(event['content']))
          world.at(Number(event['due_ms']), () => handle(world, content))
        } catch (error) {
          hasHandlerFailed = true
          throw error
        }
      })
    } catch (error) {
      // A database that is busy or full says nothing about the event.
      if (hasHandlerFailed) {
        if (retriedKinds.includes(kind) && Number(event['tries']) + 1 < mostTries) retry()
        else remove()
      }
      throw error
    }
  }
}
