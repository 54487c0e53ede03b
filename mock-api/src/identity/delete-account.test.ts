import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { keepSubscription, subscriptionOf } from '../newsletter/newsletter-store.ts'
import { Worlds } from '../world/worlds.ts'
import { accountOfEmail, dropAccount, keepAccount } from './account-store.ts'
import { countAttempt } from './attempts.ts'
import { deleteAccount } from './delete-account.ts'
import { identityMessages } from './identity-messages.ts'
import { makeLink } from './link-store.ts'
import { bearerOf, openSession } from './sessions.ts'
import type { IdentityClient } from './testing/identity-client.ts'
import { freshMock } from './testing/fresh-mock.ts'

const [niamh] = namedCustomers
const maria = { email: 'maria@example.com', password: 'a long passphrase' }

let mockApi: MockApi
let visitor: IdentityClient
beforeEach(async () => {
  ;({ mockApi, visitor } = await freshMock())
})
afterEach(() => mockApi.close())

async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const { session } = await visitor.signIn(email, password)
  if (session === null) throw new Error(`${email} could not sign in`)
  return session.token
}

describe('deleting an account (rules/account#deleting-an-account)', () => {
  const remove = (password: string, token?: string) => visitor.post('delete-account', { password }, token)

  it.each([undefined, 'not-a-token-but-longer-than-thirty-five-characters'])(
    'is for whoever is signed in, and not with %s',
    async (token) => {
      expect(await remove(niamh.password, token)).toMatchObject({
        status: 401,
        refusals: ['UNAUTHENTICATED'],
      })
      expect(await visitor.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
    },
  )

  it('asks for the password, five times', async () => {
    const token = await tokenOf(niamh)
    for (let count = 0; count < 5; count += 1) {
      expect(await remove('a wrong guess', token)).toMatchObject({
        status: 422,
        refusals: ['password WRONG_PASSWORD'],
      })
    }
    expect(await remove(niamh.password, token)).toMatchObject({
      status: 429,
      refusals: ['TOO_MANY_ATTEMPTS'],
    })
    expect(await visitor.whoAmI(`Bearer ${token}`)).not.toBe('UNAUTHENTICATED')
  })

  it.each([maria, niamh])('leaves nobody to sign in as $email, or to change', async (customer) => {
    if (customer === maria) await visitor.join(maria.email, maria.password)
    const [token, otherDevice] = [await tokenOf(customer), await tokenOf(customer)]
    await visitor.post('forgot-password', { email: customer.email })
    const link = await visitor.tokenFrom('PASSWORD_RESET')
    expect(await remove(customer.password, token)).toMatchObject({ status: 204, text: '' })
    expect((await visitor.messages())[0]).toMatchObject({ kind: 'ACCOUNT_DELETED', to: customer.email })
    expect(await visitor.signIn(customer.email, customer.password)).toMatchObject({
      status: 401,
      refusals: ['SIGN_IN_REFUSED'],
    })
    for (const each of [token, otherDevice]) {
      expect(await visitor.whoAmI(`Bearer ${each}`)).toBe('UNAUTHENTICATED')
    }
    const reset = { token: link, password: 'another passphrase' }
    expect(await visitor.post('reset-password', reset)).toMatchObject({
      status: 410,
      refusals: ['token LINK_INVALID'],
    })
  })

  it('lets the address register at once, however often it has asked for messages', async () => {
    const token = await tokenOf(niamh)
    for (let count = 0; count < 6; count += 1) await visitor.post('forgot-password', { email: niamh.email })
    await remove(niamh.password, token)
    const { user } = await visitor.join(niamh.email, 'another passphrase')
    expect(user).toMatchObject({ email: niamh.email, firstName: 'Maria' })
  })
})

describe('what is kept of an account that was deleted', () => {
  it('is its orders, without it, and that it wants no letters', async () => {
    const worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
    const world = worlds.default
    const { sql } = world
    const nowMs = world.now().getTime()
    const account = accountOfEmail(sql, niamh.email)
    const { token } = await openSession(world, account?.id ?? '')
    keepSubscription(
      sql,
      { emailKey: niamh.email, token: 'letters' },
      { wordingVersion: '2026-11', wordingLanguage: 'en', at: '2026-11-25T10:00:00.000Z' },
    )
    makeLink(sql, 'reset-password', niamh.email, { accountId: account?.id ?? '' }, nowMs)
    const stranger = { email: niamh.email, firstName: 'A', lastName: 'B', passwordHash: 'h' }
    makeLink(sql, 'confirm-email', niamh.email, stranger, nowMs)
    countAttempt(sql, 'message', niamh.email, nowMs)

    const bearer = await bearerOf(world, `Bearer ${token}`)
    const call = { world, bearer, messages: identityMessages('http://shop.test') }
    expect(await deleteAccount(call, { password: niamh.password })).toEqual({ kind: 'done' })

    expect(sql.prepare('SELECT account_id FROM orders').all()).toEqual([
      { account_id: null },
      { account_id: null },
      { account_id: null },
    ])
    expect(subscriptionOf(sql, niamh.email)).toMatchObject({ isActive: false })
    for (const table of ['accounts', 'addresses', 'attempts', 'links', 'sessions', 'wishlist_items']) {
      expect([table, sql.prepare(`SELECT * FROM ${table}`).all()]).toEqual([table, []])
    }
    worlds.close()
  })

  it('is not even that it was there, where no seeded customer had it', () => {
    const worlds = new Worlds({ startMs: 0 })
    const { sql } = worlds.default
    const made = { id: 'c1', email: maria.email, firstName: 'Maria', lastName: 'Smith', passwordHash: 'h' }
    keepAccount(sql, made)
    expect(accountOfEmail(sql, maria.email)).toEqual(made)
    dropAccount(sql, 'c1')
    expect(accountOfEmail(sql, maria.email)).toBeUndefined()
    expect(sql.prepare('SELECT * FROM deleted_accounts').all()).toEqual([])
    worlds.close()
  })
})
