import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../world/world.ts'

/** Codes that nobody has given out, tried at a cart: who tries too many waits (rules/checkout#guessed-codes). */

type CodeKind = 'coupon' | 'voucher'

const mostWrongCodes = 10
const wrongCodesWithinMs = 10 * 60 * 1000

/** Whether a cart, by its own session id, has to wait before another code of this kind is looked at. */
export function hasGuessedTooOften(world: World, sessionId: string, kind: CodeKind): boolean {
  const nowMs = world.now().getTime()
  const row = world.sql
    .prepare(
      // A clock that was set back must not lock anybody out for longer.
      `SELECT count(*) AS count FROM wrong_codes
      WHERE cart_session_id = ? AND kind = ? AND tried_ms > ? AND tried_ms <= ?`,
    )
    .get(sessionId, kind, nowMs - wrongCodesWithinMs, nowMs)
  return Number(row?.['count']) >= mostWrongCodes
}

/** Notes a code that there is not. */
export function noteWrongCode(world: World, sessionId: string, kind: CodeKind): void {
  const nowMs = world.now().getTime()
  forgetOld(world.sql, nowMs)
  world.sql
    .prepare('INSERT INTO wrong_codes (cart_session_id, kind, tried_ms) VALUES (?, ?, ?)')
    .run(sessionId, kind, nowMs)
}

function forgetOld(sql: DatabaseSync, nowMs: number): void {
  sql
    .prepare('DELETE FROM wrong_codes WHERE tried_ms <= ? OR tried_ms > ?')
    .run(nowMs - wrongCodesWithinMs, nowMs)
}
