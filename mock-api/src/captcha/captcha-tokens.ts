import { randomBytes } from 'node:crypto'
import type { World } from '../world/world.ts'

/** How long an answer of the captcha counts (rules/enquiries#captcha). */
export const captchaSeconds = 120

/** A token for somebody who has said that they are no robot. */
export function giveToken(world: World): string {
  const { sql } = world
  const token = randomBytes(18).toString('base64url')
  const nowMs = world.now().getTime()
  sql.prepare('DELETE FROM captcha_tokens WHERE given_ms <= ?').run(nowMs - captchaSeconds * 1000)
  sql.prepare('INSERT INTO captcha_tokens (token, given_ms) VALUES (?, ?)').run(token, nowMs)
  return token
}

/** Whether a token counts: it was given, not long ago. */
export function isTokenGood(world: World, token: string): boolean {
  const row = world.sql.prepare('SELECT given_ms FROM captcha_tokens WHERE token = ?').get(token)
  return row !== undefined && world.now().getTime() < Number(row['given_ms']) + captchaSeconds * 1000
}

/** Uses a token up: it counts once. */
export function spendToken({ sql }: World, token: string): void {
  sql.prepare('DELETE FROM captcha_tokens WHERE token = ?').run(token)
}
