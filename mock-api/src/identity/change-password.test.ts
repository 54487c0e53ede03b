import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../world/worlds.ts'
import { type Account, accountOfEmail, dropAccount, keepAccount } from './account-store.ts'
import { changePassword } from './change-password.ts'
import { identityMessages } from './identity-messages.ts'
import { type IdentityAnswer, type IdentityClient, identityClient } from './testing/identity-client.ts'
import { freshMock } from './testing/fresh-mock.ts'

const [niamh, zoe] = namedCustomers
const fresh = 'a fresh passphrase'

let mockApi: MockApi
let worlds: WorldClient
let visitor: IdentityClient
beforeEach(async () => {
  ;({ mockApi, worlds, visitor } = await freshMock())
})
afterEach(() => mockApi.close())

async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const { session } = await visitor.signIn(email, password)
  if (session === null) throw new Error(`${email} could not sign in`)
  return session.token
}

const isSignedIn = async (token: string) => (await visitor.whoAmI(`Bearer ${token}`)) !== 'UNAUTHENTICATED'

/** The status and the refusals of each, the lower status first. */
const outcomesOf = (answers: readonly IdentityAnswer[]) =>
  answers.map(({ status, refusals }) => [status, refusals] as const).toSorted(([a], [b]) => a - b)

describe('a forgotten password', () => {
  it('is replaced by a link, which ends every session and is said in a message', async () => {
    const token = await tokenOf(niamh)
    const other = await tokenOf(zoe)
    expect(await visitor.post('forgot-password', { email: niamh.email })).toMatchObject({
      status: 202,
      text: '',
    })
    const [message] = await visitor.messages()
    expect(message?.link?.address).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/)
    const reset = { token: await visitor.tokenFrom('PASSWORD_RESET'), password: fresh }
    expect(await visitor.post('reset-password', reset)).toMatchObject({ status: 204, text: '' })
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, true])
    expect(await visitor.signIn(niamh.email, niamh.password)).toMatchObject({ status: 401 })
    expect(await visitor.signIn(niamh.email, fresh)).toMatchObject({ status: 200 })
    expect((await visitor.messages())[0]).toMatchObject({ kind: 'PASSWORD_CHANGED', to: niamh.email })
  })

  it('answers alike for an unknown address, and writes to its owner', async () => {
    const known = await visitor.post('forgot-password', { email: niamh.email })
    const unknown = await visitor.post('forgot-password', { email: 'nobody@example.com' })
    expect([unknown.status, unknown.text, [...unknown.headers]]).toEqual([
      known.status,
      known.text,
      [...known.headers],
    ])
    expect((await visitor.messages())[0]).toMatchObject({ kind: 'NO_ACCOUNT', to: 'nobody@example.com' })
  })

  it('is asked for five times, and then not for a while', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await visitor.post('forgot-password', { email: niamh.email })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect(await visitor.messages()).toHaveLength(5)
  })

  it('takes a link once, also where it is sent twice at once', async () => {
    await visitor.post('forgot-password', { email: niamh.email })
    const token = await visitor.tokenFrom('PASSWORD_RESET')
    const answers = await Promise.all(
      ['first passphrase', 'second passphrase'].map((password) =>
        visitor.post('reset-password', { token, password }),
      ),
    )
    expect(outcomesOf(answers)).toEqual([
      [204, []],
      [410, ['token LINK_INVALID']],
    ])
    expect(await visitor.post('reset-password', { token, password: fresh })).toMatchObject({
      status: 410,
      refusals: ['token LINK_INVALID'],
    })
    expect(await visitor.signIn(niamh.email, fresh)).toMatchObject({ status: 401 })
  })

  it('uses up the other links of that account, and none of another', async () => {
    await visitor.post('forgot-password', { email: niamh.email })
    const older = await visitor.tokenFrom('PASSWORD_RESET')
    await visitor.post('forgot-password', { email: niamh.email })
    const newer = await visitor.tokenFrom('PASSWORD_RESET')
    await visitor.post('forgot-password', { email: zoe.email })
    const another = await visitor.tokenFrom('PASSWORD_RESET')
    expect(await visitor.post('reset-password', { token: newer, password: fresh })).toMatchObject({
      status: 204,
    })
    expect(await visitor.post('reset-password', { token: older, password: fresh })).toMatchObject({
      status: 410,
    })
    expect(await visitor.post('reset-password', { token: another, password: fresh })).toMatchObject({
      status: 204,
    })
  })

  it('takes a link for an hour by the clock of the world', async () => {
    const hourMs = 60 * 60 * 1000
    await visitor.post('forgot-password', { email: niamh.email })
    const late = await visitor.tokenFrom('PASSWORD_RESET')
    await worlds.advanceClock('default', hourMs)
    expect(await visitor.post('reset-password', { token: late, password: fresh })).toMatchObject({
      status: 410,
    })
    await visitor.post('forgot-password', { email: niamh.email })
    const intime = await visitor.tokenFrom('PASSWORD_RESET')
    await worlds.advanceClock('default', hourMs - 1)
    expect(await visitor.post('reset-password', { token: intime, password: fresh })).toMatchObject({
      status: 204,
    })
  })

  it('keeps a link whose new password was refused', async () => {
    await visitor.post('forgot-password', { email: niamh.email })
    const token = await visitor.tokenFrom('PASSWORD_RESET')
    const short = await visitor.post('reset-password', { token, password: 'short' })
    expect([short.status, short.refusals]).toEqual([422, ['password TOO_SHORT']])
    expect(await visitor.post('reset-password', { token, password: fresh })).toMatchObject({ status: 204 })
  })

  it('is a way out of a lock', async () => {
    for (let count = 0; count < 6; count += 1) await visitor.signIn(niamh.email, 'a wrong guess')
    await visitor.post('forgot-password', { email: niamh.email })
    await visitor.post('reset-password', {
      token: await visitor.tokenFrom('PASSWORD_RESET'),
      password: fresh,
    })
    expect(await visitor.signIn(niamh.email, fresh)).toMatchObject({ status: 200 })
  })

  it('is replaced in its own world alone', async () => {
    await worlds.create({ id: 'mine' })
    const elsewhere = identityClient(mockApi, 'mine')
    await visitor.post('forgot-password', { email: niamh.email })
    const reset = { token: await visitor.tokenFrom('PASSWORD_RESET'), password: fresh }
    expect(await elsewhere.post('reset-password', reset)).toMatchObject({ status: 410 })
    await visitor.post('reset-password', reset)
    expect(await elsewhere.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })
})

describe('changing the password', () => {
  it('ends every session but the one that asks', async () => {
    const mine = await tokenOf(niamh)
    const otherDevice = await tokenOf(niamh)
    const change = { currentPassword: niamh.password, newPassword: fresh }
    expect(await visitor.post('change-password', change, mine)).toMatchObject({ status: 204 })
    expect([await isSignedIn(mine), await isSignedIn(otherDevice)]).toEqual([true, false])
    expect(await visitor.signIn(niamh.email, fresh)).toMatchObject({ status: 200 })
    expect((await visitor.messages())[0]).toMatchObject({ kind: 'PASSWORD_CHANGED', to: niamh.email })
  })

  it('uses up a link that was sent for a new one', async () => {
    const mine = await tokenOf(niamh)
    await visitor.post('forgot-password', { email: niamh.email })
    const token = await visitor.tokenFrom('PASSWORD_RESET')
    await visitor.post('change-password', { currentPassword: niamh.password, newPassword: fresh }, mine)
    expect(await visitor.post('reset-password', { token, password: 'another passphrase' })).toMatchObject({
      status: 410,
    })
  })

  it('is done once where two change it at once, and the other is told', async () => {
    const mine = await tokenOf(niamh)
    const answers = await Promise.all(
      ['first passphrase', 'second passphrase'].map((newPassword) =>
        visitor.post('change-password', { currentPassword: niamh.password, newPassword }, mine),
      ),
    )
    expect(outcomesOf(answers)).toEqual([
      [204, []],
      [422, ['currentPassword WRONG_PASSWORD']],
    ])
  })

  it.each([
    [
      'has another password',
      (sql: DatabaseSync, account: Account) => keepAccount(sql, { ...account, passwordHash: 'h' }),
    ],
    ['is gone', (sql: DatabaseSync, { id }: Account) => dropAccount(sql, id)],
  ])('is refused where the account %s by the time the new one is hashed', async (_, change) => {
    const own = new Worlds({ startMs: 0 })
    const { sql } = own.default
    const account = accountOfEmail(sql, niamh.email)
    if (account === undefined) throw new Error('Niamh has an account in every world')
    const changing = changePassword(
      {
        world: own.default,
        bearer: { kind: 'signed-in', sessionId: 'session-1', account },
        messages: identityMessages('http://shop.test'),
      },
      { currentPassword: niamh.password, newPassword: fresh },
    )
    // An attempt is forgotten once the current one is proven.
    while (sql.prepare('SELECT 1 FROM attempts').get() !== undefined) await nextTurn()
    change(sql, account)
    expect(await changing).toEqual({
      kind: 'refused',
      problems: [{ code: 'WRONG_PASSWORD', field: 'currentPassword' }],
    })
    own.close()
  })

  it('asks for the current one, five times', async () => {
    const mine = await tokenOf(niamh)
    const change = { currentPassword: 'a wrong guess', newPassword: fresh }
    for (let count = 0; count < 5; count += 1) {
      const refused = await visitor.post('change-password', change, mine)
      expect([refused.status, refused.refusals]).toEqual([422, ['currentPassword WRONG_PASSWORD']])
    }
    const right = { ...change, currentPassword: niamh.password }
    expect(await visitor.post('change-password', right, mine)).toMatchObject({ status: 429 })
    expect(await isSignedIn(mine)).toBe(true)
  })
})
