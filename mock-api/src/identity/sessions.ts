import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { World } from '../world/world.ts'
import { type Account, accountById } from './account-store.ts'

/** How long somebody stays signed in (rules/account#sessions). */
const sessionMs = 7 * 24 * 60 * 60 * 1000

const algorithm = 'HS256'
const issuer = 'ashcombe-identity'
const audience = 'ashcombe-shop'

/** What a token says of whoever sends it. */
export type Bearer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'signed-in'; readonly sessionId: string; readonly account: Account }
  /** Signed here, and over: it has expired or was signed out. */
  | { readonly kind: 'ended'; readonly sessionId: string }
  /** Malformed, or signed by somebody else. */
  | { readonly kind: 'foreign' }

/** Signs somebody in: a token, and when it ends. */
export async function openSession(
  world: World,
  accountId: string,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const sessionId = randomUUID()
  const nowMs = world.now().getTime()
  // A token counts whole seconds.
  const issuedSeconds = Math.floor(nowMs / 1000)
  const expiresSeconds = issuedSeconds + sessionMs / 1000
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(accountId)
    .setJti(sessionId)
    .setIssuedAt(issuedSeconds)
    .setExpirationTime(expiresSeconds)
    .sign(signingKey(world.sql))
  const { sql } = world
  sql.prepare('DELETE FROM sessions WHERE expires_ms <= ?').run(nowMs)
  sql
    .prepare('INSERT INTO sessions (id, account_id, expires_ms) VALUES (?, ?, ?)')
    .run(sessionId, accountId, expiresSeconds * 1000)
  return { token, expiresAt: new Date(expiresSeconds * 1000).toISOString() }
}

/** Who sends a header `Authorization`, in a world and by its clock. */
export async function bearerOf(world: World, authorization: string | null): Promise<Bearer> {
  if (!authorization) return { kind: 'nobody' }
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  if (token === undefined) return { kind: 'foreign' }
  const claims = await claimsOf(world, token)
  if (claims === null) return { kind: 'foreign' }
  const { sessionId, accountId } = claims
  const isOpen = world.sql.prepare('SELECT 1 FROM sessions WHERE id = ?').get(sessionId) !== undefined
  const account = accountId === null || !isOpen ? undefined : accountById(world.sql, accountId)
  return account === undefined ? { kind: 'ended', sessionId } : { kind: 'signed-in', sessionId, account }
}

/** Refuses the token of a session from now on. */
export function endSession(sql: DatabaseSync, sessionId: string): void {
  sql.prepare('DELETE FROM sessions WHERE id = ?').run(sessionId)
}

/** Ends the sessions of an account, save one. */
export function endSessionsOf(sql: DatabaseSync, accountId: string, keptSessionId = ''): void {
  sql.prepare('DELETE FROM sessions WHERE account_id = ? AND id <> ?').run(accountId, keptSessionId)
}

interface Claims {
  readonly sessionId: string
  /** Null once the token has expired. */
  readonly accountId: string | null
}

/** What a token of this world says, whether or not it has expired; null for every other token. */
async function claimsOf(world: World, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(world.sql), {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'jti', 'sub'],
      currentDate: world.now(),
    })
    return { sessionId: payload.jti ?? '', accountId: payload.sub ?? '' }
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return { sessionId: error.payload.jti ?? '', accountId: null }
    }
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The key of a world, drawn when it is first needed: another world's tokens are foreign, and so are those before a reset. */
function signingKey(sql: DatabaseSync): Uint8Array {
  const read = () => sql.prepare(`SELECT value FROM facts WHERE name = 'identity-key'`).get()?.['value']
  const kept = read()
  if (typeof kept === 'string') return Buffer.from(kept, 'base64url')
  sql
    .prepare(`INSERT INTO facts (name, value) VALUES ('identity-key', ?)`)
    .run(randomBytes(32).toString('base64url'))
  return signingKey(sql)
}
