import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { accountOfEmail } from './account-store.ts'
import { bearerOf, endSession, endSessionsOf, openSession } from './sessions.ts'

let worlds: Worlds
let world: World
let accountId: string
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00.700Z'), true)
  accountId = accountOfEmail(world.sql, namedCustomers[0].email)?.id ?? ''
})
afterEach(() => worlds.close())

const open = async () => (await openSession(world, accountId)).token
const kindOf = async (authorization: string | null, at = world) => (await bearerOf(at, authorization)).kind
const sessionIdOf = async (token: string) => {
  const bearer = await bearerOf(world, `Bearer ${token}`)
  return 'sessionId' in bearer ? bearer.sessionId : ''
}

describe('a session (rules/account#sessions)', () => {
  it('is of whoever signed in, for seven days by the clock of its world', async () => {
    const { token, expiresAt } = await openSession(world, accountId)
    expect(expiresAt).toBe('2026-12-02T10:00:00.000Z')
    expect(await bearerOf(world, `Bearer ${token}`)).toMatchObject({
      kind: 'signed-in',
      account: { id: accountId },
    })
    world.setClock(new Date('2026-12-02T09:59:59Z'), true)
    expect(await kindOf(`Bearer ${token}`)).toBe('signed-in')
    const sessionId = await sessionIdOf(token)
    world.setClock(new Date('2026-12-02T10:00:00Z'), true)
    expect(await bearerOf(world, `Bearer ${token}`)).toEqual({ kind: 'ended', sessionId })
  })

  it('ends when it is signed out, and no other with it', async () => {
    const [token, other] = [await open(), await open()]
    const sessionId = await sessionIdOf(token)
    endSession(world.sql, sessionId)
    expect(await bearerOf(world, `Bearer ${token}`)).toEqual({ kind: 'ended', sessionId })
    expect(await kindOf(`Bearer ${other}`)).toBe('signed-in')
  })

  it('ends with all others of its account, save one', async () => {
    const [token, kept] = [await open(), await open()]
    const stranger = await openSession(world, accountOfEmail(world.sql, namedCustomers[1].email)?.id ?? '')
    endSessionsOf(world.sql, accountId, await sessionIdOf(kept))
    expect(await kindOf(`Bearer ${token}`)).toBe('ended')
    expect(await kindOf(`Bearer ${kept}`)).toBe('signed-in')
    endSessionsOf(world.sql, accountId)
    expect(await kindOf(`Bearer ${kept}`)).toBe('ended')
    expect(await kindOf(`Bearer ${stranger.token}`)).toBe('signed-in')
  })

  it('is of nobody whose account is gone', async () => {
    const { token } = await openSession(world, 'no-such-account')
    expect(await kindOf(`Bearer ${token}`)).toBe('ended')
  })

  it('is forgotten once it is over and somebody else signs in', async () => {
    await open()
    world.setClock(new Date('2026-12-03T10:00:00Z'), true)
    await open()
    expect(world.sql.prepare('SELECT id FROM sessions').all()).toHaveLength(1)
  })
})

describe('a header that says who sends it', () => {
  it('is read in whatever letter case, with whatever spaces', async () => {
    const token = await open()
    expect(await kindOf(`bearer   ${token}`)).toBe('signed-in')
  })

  it('may be missing', async () => {
    expect([await kindOf(null), await kindOf('')]).toEqual(['nobody', 'nobody'])
  })

  it('is foreign where it is no token of this world', async () => {
    const token = await open()
    const other = worlds.create('other')
    if (!other) throw new Error('The world is new')
    expect(await kindOf(`Bearer ${token}`, other)).toBe('foreign')
    for (const text of [
      token,
      `Basic ${token}`,
      `Bearer${token}`,
      `Bearer ${token} x`,
      `A Bearer ${token}`,
    ]) {
      expect(await kindOf(text)).toBe('foreign')
    }
    expect(await kindOf(`Bearer ${token.slice(0, -4)}AAAA`)).toBe('foreign')
    expect(await kindOf('Bearer a.b.c')).toBe('foreign')
  })

  it('is not read in a world that has gone meanwhile', async () => {
    const gone = worlds.create('gone')
    worlds.remove('gone')
    await expect(gone && bearerOf(gone, 'Bearer a.b.c')).rejects.toThrow('database is not open')
  })

  it('is foreign where it was signed with the key, and for something else', async () => {
    await open()
    const row = world.sql.prepare(`SELECT value FROM facts WHERE name = 'identity-key'`).get()
    const key = Buffer.from(String(row?.['value']), 'base64url')
    const signed = (issuer: string, audience: string, claims: object = { jti: 'session-1' }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setExpirationTime(new Date('2036-01-01'))
        .sign(key)
    expect(await kindOf(`Bearer ${await signed('ashcombe-identity', 'ashcombe-shop')}`)).toBe('ended')
    expect(await kindOf(`Bearer ${await signed('another', 'ashcombe-shop')}`)).toBe('foreign')
    expect(await kindOf(`Bearer ${await signed('ashcombe-identity', 'another')}`)).toBe('foreign')
    expect(await kindOf(`Bearer ${await signed('ashcombe-identity', 'ashcombe-shop', {})}`)).toBe('foreign')
  })
})
