import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../world/world.ts'

/** How far the moment of a signature may be from the clock, so that a message that was caught is of no use later. */
const toleranceSeconds = 5 * 60

/** What a signature is worth. */
export type SignatureVerdict = 'genuine' | 'missing' | 'forged' | 'stale'

/** The header for a body that is sent now, in the name of the provider (rules/checkout#payment). */
export function signatureOf(world: World, body: string): string {
  const seconds = secondsOf(world)
  return `t=${seconds},v1=${hmac(signingKey(world.sql), seconds, body).toString('hex')}`
}

/** Whether a body comes from the provider of this world, and just now. */
export function verdictOn(world: World, signature: string | null, body: string): SignatureVerdict {
  if (!signature) return 'missing'
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (seconds === undefined || hex === undefined) return 'forged'
  // Compared in the same time whatever the difference, so that nobody can feel their way to a signature.
  const isGenuine = timingSafeEqual(
    Buffer.from(hex, 'hex'),
    hmac(signingKey(world.sql), Number(seconds), body),
  )
  if (!isGenuine) return 'forged'
  return Math.abs(secondsOf(world) - Number(seconds)) > toleranceSeconds ? 'stale' : 'genuine'
}

function hmac(key: Uint8Array, seconds: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest()
}

function secondsOf(world: World): number {
  return Math.floor(world.now().getTime() / 1000)
}

/** Has a world draw another key when it next needs one: what was signed before is forged from then on. */
export function forgetSigningKey({ sql }: World): void {
  sql.prepare(`DELETE FROM facts WHERE name = 'payment-webhook-key'`).run()
}

/** The key that provider and API of a world share, drawn when it is first needed: another world's signatures are forged here. */
function signingKey(sql: DatabaseSync): Uint8Array {
  const kept = sql.prepare(`SELECT value FROM facts WHERE name = 'payment-webhook-key'`).get()?.['value']
  if (typeof kept === 'string') return Buffer.from(kept, 'base64url')
  const key = randomBytes(32)
  sql
    .prepare(`INSERT INTO facts (name, value) VALUES ('payment-webhook-key', ?)`)
    .run(key.toString('base64url'))
  return key
}
