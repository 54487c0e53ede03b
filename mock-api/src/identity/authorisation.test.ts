import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { type IdentityClient, identityClient } from './testing/identity-client.ts'
import { freshMock } from './testing/fresh-mock.ts'

const [niamh, zoe] = namedCustomers
const dayMs = 24 * 60 * 60 * 1000

let mockApi: MockApi
let worlds: WorldClient
let visitor: IdentityClient
beforeEach(async () => {
  ;({ mockApi, worlds, visitor } = await freshMock())
})
afterEach(() => mockApi.close())

async function tokenOf(
  { email, password }: { email: string; password: string },
  client: IdentityClient = visitor,
): Promise<string> {
  const { session } = await client.signIn(email, password)
  if (session === null) throw new Error(`${email} could not sign in`)
  return session.token
}

/** A token that says the same, signed by somebody else. */
function forged(token: string): Promise<string> {
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
}

/** Each way to come, and the token that one comes with. */
const callers = {
  nobody: async () => undefined,
  owner: () => tokenOf(niamh),
  'another customer': () => tokenOf(zoe),
  'an expired token': async () => {
    const token = await tokenOf(niamh)
    await worlds.advanceClock('default', 7 * dayMs)
    return token
  },
  'a token that was signed out': async () => {
    const token = await tokenOf(niamh)
    await visitor.post('sign-out', {}, token)
    return token
  },
  'a malformed token': async () => 'not-a-token-but-longer-than-thirty-five-characters',
  'a token that somebody else signed': async () => forged(await tokenOf(niamh)),
  'a token that nobody signed': async () => new UnsecuredJWT(decodeJwt(await tokenOf(niamh))).encode(),
  'a token with other claims': async () => {
    const [header, , signature] = (await tokenOf(niamh)).split('.')
    const [, claims] = (await tokenOf(zoe)).split('.')
    return `${header}.${claims}.${signature}`
  },
  'a token of another world': async () => {
    await worlds.create({ id: 'mine' })
    return tokenOf(niamh, identityClient(mockApi, 'mine'))
  },
} as const satisfies Record<string, () => Promise<string | undefined>>

/**
 * Who the API takes each for, and the status with which it lets them sign out and change a password to which Niamh's is
 * current.
 */
const matrix: readonly (readonly [keyof typeof callers, string | null, number, number])[] = [
  ['nobody', null, 401, 401],
  ['owner', 'niamh.obrien@example.com', 204, 204],
  ['another customer', 'li.zoe@example.com', 204, 422],
  ['an expired token', 'UNAUTHENTICATED', 204, 401],
  ['a token that was signed out', 'UNAUTHENTICATED', 204, 401],
  ['a malformed token', 'UNAUTHENTICATED', 401, 401],
  ['a token that somebody else signed', 'UNAUTHENTICATED', 401, 401],
  ['a token that nobody signed', 'UNAUTHENTICATED', 401, 401],
  ['a token with other claims', 'UNAUTHENTICATED', 401, 401],
  ['a token of another world', 'UNAUTHENTICATED', 401, 401],
]

describe('who comes as', () => {
  it.each(matrix)(
    '%s is taken for %s, and may sign out (%d) and change the password (%d)',
    async (...row) => {
      const [caller, who, signOutStatus, changeStatus] = row
      const token = await callers[caller]()
      const authorization = token === undefined ? '' : `Bearer ${token}`
      const { data, errors, status } = await ask(mockApi, '{ whoAmI { email } getVat { vat } }', {
        headers: { authorization },
      })
      const code = errors?.[0]?.extensions?.['code']
      expect(status).toBe(200)
      expect([data, code]).toEqual([
        { whoAmI: who === 'UNAUTHENTICATED' || who === null ? null : { email: who }, getVat: { vat: 20 } },
        who === 'UNAUTHENTICATED' ? who : undefined,
      ])
      const change = { currentPassword: niamh.password, newPassword: 'a fresh passphrase' }
      const changed = await visitor.post('change-password', change, token)
      const signedOut = await visitor.post('sign-out', {}, token)
      expect([signedOut.status, changed.status]).toEqual([signOutStatus, changeStatus])
      for (const { text, headers, refusals } of [changed, signedOut]) {
        expect(headers.get('www-authenticate')).toBe(refusals[0] === 'UNAUTHENTICATED' ? 'Bearer' : null)
        expect(text).not.toContain(niamh.password)
        expect(text).not.toContain(token ?? niamh.password)
      }
    },
  )

  it.each(['Bearer', 'Basic bmlhbWg6b3BhbA==', 'Bearer a b', 'Bearer a.b.c', 'Bearer a.b.c, Bearer d.e.f'])(
    'the header %j is refused',
    async (authorization) => {
      expect(await visitor.whoAmI(authorization)).toBe('UNAUTHENTICATED')
    },
  )

  it('the name of the scheme may be written in any letter case', async () => {
    expect(await visitor.whoAmI(`bEARER ${await tokenOf(niamh)}`)).not.toBe('UNAUTHENTICATED')
  })

  it('no other text is taken for a token, and none is a failure of the mock', async () => {
    const token = await tokenOf(niamh)
    const changed = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'))
      .map(([at, sign]) => token.slice(0, at) + sign + token.slice(at + 1))
      // The last sign of a signature holds two bits that nobody reads.
      .filter((text) => text.slice(0, -1) !== token.slice(0, -1))
    const segments = fc.stringMatching(/^[\w-]{0,40}\.[\w-]{0,40}\.[\w-]{0,40}$/)
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, segments, fc.stringMatching(/^[ -~]{1,60}$/)), async (text) => {
        expect(await visitor.whoAmI(`Bearer ${text}`)).toBe('UNAUTHENTICATED')
      }),
      { numRuns: 60 },
    )
  })
})

describe('a token', () => {
  it('ends seven days later by the clock of the world', async () => {
    const token = await tokenOf(niamh)
    await worlds.advanceClock('default', 7 * dayMs - 1000)
    expect(await visitor.whoAmI(`Bearer ${token}`)).not.toBe('UNAUTHENTICATED')
    await worlds.advanceClock('default', 1000)
    expect(await visitor.whoAmI(`Bearer ${token}`)).toBe('UNAUTHENTICATED')
  })

  it('says nothing of its owner but an id', async () => {
    const token = await tokenOf(niamh)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(Object.keys(decodeJwt(token)).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub'])
  })
})
