import { createHook } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../world/worlds.ts'
import { type Account, accountOfEmail, dropAccount, keepAccount } from './account-store.ts'
import { provePassword } from './sign-in.ts'
import { type IdentityClient, identityClient } from './testing/identity-client.ts'
import { freshMock } from './testing/fresh-mock.ts'

const [niamh, zoe] = namedCustomers
const minuteMs = 60_000

let mockApi: MockApi
let worlds: WorldClient
let visitor: IdentityClient
beforeEach(async () => {
  ;({ mockApi, worlds, visitor } = await freshMock())
})
afterEach(() => mockApi.close())

describe('signing in', () => {
  it.each(namedCustomers)('works at once as $firstName $lastName', async ({ email, password, ...name }) => {
    const { status, session } = await visitor.signIn(email, password)
    expect([status, session?.user]).toEqual([200, { id: session?.user.id, email, ...name }])
    expect(session?.token.length).toBeGreaterThanOrEqual(35)
  })

  it('takes an address in any letter case, with spaces around it', async () => {
    expect(await visitor.signIn(' Niamh.OBrien@EXAMPLE.com ', niamh.password)).toMatchObject({ status: 200 })
  })

  it('takes a password in any form of Unicode, and in one letter case only', async () => {
    await visitor.join('maria@example.com', 'cr\u00e8me br\u00fbl\u00e9e')
    const decomposed = 'cre\u0300me bru\u0302le\u0301e'
    expect(await visitor.signIn('maria@example.com', decomposed)).toMatchObject({ status: 200 })
    expect(await visitor.signIn('maria@example.com', decomposed.toUpperCase())).toMatchObject({ status: 401 })
  })

  it('does not tell an unknown address from a wrong password', async () => {
    const wrong = await visitor.signIn(niamh.email, zoe.password)
    const unknown = await visitor.signIn('nobody@example.com', zoe.password)
    expect([wrong.status, wrong.refusals]).toEqual([401, ['SIGN_IN_REFUSED']])
    expect([unknown.status, unknown.text, [...unknown.headers]]).toEqual([
      wrong.status,
      wrong.text,
      [...wrong.headers],
    ])
  })
})

/** How many passwords are hashed by what is done: the work that a stopwatch would see. */
async function hashesIn(done: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1
    },
  })
  hook.enable()
  await done()
  hook.disable()
  return count
}

describe('the work behind an answer', () => {
  const registration = { password: 'a long passphrase', firstName: 'Maria', lastName: 'Smith' }

  it.each([
    ['the right password', niamh.email, niamh.password],
    ['a wrong password', niamh.email, zoe.password],
    ['an unknown address', 'nobody@example.com', zoe.password],
  ])('is one hash for %s', async (_, email, password) => {
    expect(await hashesIn(() => visitor.signIn(email, password))).toBe(1)
  })

  it.each([niamh.email, 'nobody@example.com'])('is one hash for registering %s', async (email) => {
    expect(await hashesIn(() => visitor.post('register', { ...registration, email }))).toBe(1)
  })

  it.each([niamh.email, 'nobody@example.com'])('is no hash for a new password of %s', async (email) => {
    expect(await hashesIn(() => visitor.post('forgot-password', { email }))).toBe(0)
  })

  it('is no hash for a link that is not good', async () => {
    const reset = { token: 'nothing', password: 'a fresh passphrase' }
    expect(await hashesIn(() => visitor.post('reset-password', reset))).toBe(0)
  })

  it.each([niamh.email, 'nobody@example.com'])('is none where %s is locked', async (email) => {
    for (let count = 0; count < 5; count += 1) await visitor.signIn(email, 'a wrong guess')
    expect(await hashesIn(() => visitor.signIn(email, niamh.password))).toBe(0)
  })
})

describe('too many wrong passwords', () => {
  const guess = (email: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => visitor.signIn(email, 'a wrong guess')))

  it.each([
    ['an account', niamh.email],
    ['no account', 'nobody@example.com'],
  ])('lock an address with %s for fifteen minutes, and say so', async (_, email) => {
    await guess(email, 5)
    const locked = await visitor.signIn(email, niamh.password)
    expect([locked.status, locked.refusals]).toEqual([429, ['TOO_MANY_ATTEMPTS']])
    expect(locked.headers.get('retry-after')).toBe('900')
    expect(JSON.parse(locked.text)).toEqual({
      userErrors: [
        {
          code: 'TOO_MANY_ATTEMPTS',
          field: null,
          message: 'There were too many attempts. Try again in 15 minutes.',
        },
      ],
      retryAfterSeconds: 900,
    })
  })

  it('at once count like one after the other', async () => {
    const statuses = (await guess(niamh.email, 12)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('are over when the clock of the world has moved on, and meanwhile the wait is told', async () => {
    await guess(niamh.email, 5)
    await worlds.advanceClock('default', 14 * minuteMs + 30_000)
    const locked = await visitor.signIn(niamh.email, niamh.password)
    expect(locked.headers.get('retry-after')).toBe('30')
    expect(locked.text).toContain('in 1 minute.')
    await worlds.advanceClock('default', 30_000)
    expect(await visitor.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })

  it('do not lock another address, another letter case is none, and neither is another world', async () => {
    await worlds.create({ id: 'mine' })
    await guess(niamh.email, 5)
    expect(await visitor.signIn(zoe.email, zoe.password)).toMatchObject({ status: 200 })
    expect(await visitor.signIn(niamh.email.toUpperCase(), niamh.password)).toMatchObject({ status: 429 })
    const elsewhere = identityClient(mockApi, 'mine')
    expect(await elsewhere.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })

  it('are forgotten after a right one', async () => {
    await guess(niamh.email, 4)
    await visitor.signIn(niamh.email, niamh.password)
    await guess(niamh.email, 4)
    expect(await visitor.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })
})

describe('a password that is compared', () => {
  it.each([
    [
      'is another meanwhile',
      (sql: DatabaseSync, account: Account) => keepAccount(sql, { ...account, passwordHash: 'h' }),
    ],
    ['has no account meanwhile', (sql: DatabaseSync, { id }: Account) => dropAccount(sql, id)],
  ])('proves nothing where it %s', async (_, change) => {
    const own = new Worlds({ startMs: 0 })
    const { sql } = own.default
    const account = accountOfEmail(sql, niamh.email)
    const proof = provePassword(own.default, niamh.email, niamh.password)
    if (account) change(sql, account)
    expect(await proof).toEqual({ account: null, waitMs: 0 })
    own.close()
  })
})

describe('signing out', () => {
  it('refuses the token from then on, and no other', async () => {
    const first = await visitor.signIn(niamh.email, niamh.password)
    const second = await visitor.signIn(niamh.email, niamh.password)
    expect(first.session?.token).not.toBe(second.session?.token)
    expect(await visitor.post('sign-out', '', first.session?.token)).toMatchObject({ status: 204 })
    expect(await visitor.whoAmI(`Bearer ${first.session?.token}`)).toBe('UNAUTHENTICATED')
    expect(await visitor.whoAmI(`Bearer ${second.session?.token}`)).toBe(second.session?.user.id)
  })
})
