import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../world/worlds.ts'
import { accountOfEmail } from './account-store.ts'
import type { IdentityCall } from './identity-call.ts'
import { identityMessages } from './identity-messages.ts'
import { makeLink } from './link-store.ts'
import { confirmEmail } from './register.ts'
import { type IdentityClient, identityClient } from './testing/identity-client.ts'

let mockApi: MockApi
let worlds: WorldClient
let maria: IdentityClient
beforeEach(async () => {
  mockApi = createMockApi({ siteUrl: 'https://shop.example.com' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
  maria = identityClient(mockApi)
})
afterEach(() => mockApi.close())

const registration = {
  email: 'Maria@Example.com',
  password: 'a long passphrase',
  firstName: 'María',
  lastName: "O'Brien",
}

describe('registering', () => {
  it('makes an account with the link of a message, signs in, and says welcome', async () => {
    expect(await maria.post('register', registration)).toMatchObject({ status: 202, text: '' })
    expect(await maria.signIn('maria@example.com', registration.password)).toMatchObject({ status: 401 })
    const token = await maria.tokenFrom('CONFIRM_EMAIL')
    const { status, session } = await maria.post('confirm-email', { token })
    expect([status, session?.user, session?.expiresAt]).toEqual([
      200,
      { id: session?.user.id, email: 'Maria@Example.com', firstName: 'María', lastName: "O'Brien" },
      '2026-12-02T10:00:00.000Z',
    ])
    expect(await maria.whoAmI(`Bearer ${session?.token}`)).toBe(session?.user.id)
    expect((await maria.messages()).map(({ kind, to }) => [kind, to])).toEqual([
      ['WELCOME', 'Maria@Example.com'],
      ['CONFIRM_EMAIL', 'Maria@Example.com'],
    ])
  })

  it('sends a link to the storefront, whose token no server is sent', async () => {
    await maria.post('register', registration)
    const [message] = await maria.messages()
    expect(message?.link?.address).toMatch(/^https:\/\/shop\.example\.com\/sign-in#confirm=[\w-]{43}$/)
    expect(message?.text).toContain('Dear María')
    expect(message?.text).not.toContain(registration.password)
  })

  it('answers alike for an address that has an account, and writes to its owner', async () => {
    const fresh = await maria.post('register', registration)
    const taken = await maria.post('register', { ...registration, email: 'NIAMH.OBRIEN@example.com' })
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text])
    expect([...taken.headers]).toEqual([...fresh.headers])
    const [message] = await maria.messages()
    expect(message).toMatchObject({ kind: 'ACCOUNT_EXISTS', to: 'niamh.obrien@example.com' })
    expect(message?.text).toContain('Dear Niamh')
    expect(await maria.signIn('niamh.obrien@example.com', 'marquise-lantern-7')).toMatchObject({
      status: 200,
    })
  })

  it('makes one account where an address is registered several times at once', async () => {
    const passwords = ['first passphrase', 'second passphrase', 'third passphrase', 'fourth passphrase']
    const answers = await Promise.all(
      passwords.map((password, index) =>
        maria.post('register', {
          ...registration,
          password,
          email: index % 2 ? 'MARIA@example.com' : registration.email,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    const tokens = (await maria.messages()).map(({ link }) => link?.address.split('=')[1])
    const confirmed = await Promise.all(tokens.map((token) => maria.post('confirm-email', { token })))
    expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
    const signedIn = await Promise.all(
      passwords.map((password) => maria.signIn(registration.email, password)),
    )
    expect(signedIn.filter(({ session }) => session !== null)).toHaveLength(1)
  })

  it('takes a link once, for a day, and no other text for one', async () => {
    await maria.post('register', registration)
    const token = await maria.tokenFrom('CONFIRM_EMAIL')
    await worlds.advanceClock('default', 24 * 60 * 60 * 1000)
    expect(await maria.post('confirm-email', { token })).toMatchObject({
      status: 410,
      refusals: ['token LINK_INVALID'],
    })
    await maria.join('other@example.com', registration.password)
    const used = await maria.tokenFrom('CONFIRM_EMAIL')
    expect(await maria.post('confirm-email', { token: used })).toMatchObject({ status: 410 })
    expect(await maria.post('confirm-email', { token: `${used}x` })).toMatchObject({ status: 410 })
  })

  it('does not take a link for a new password in place of its own', async () => {
    await maria.post('forgot-password', { email: 'niamh.obrien@example.com' })
    const token = await maria.tokenFrom('PASSWORD_RESET')
    expect(await maria.post('confirm-email', { token })).toMatchObject({ status: 410 })
  })

  it('says of every field what is wrong, once, and repeats nothing of it', async () => {
    const answer = await maria.post('register', { email: 'no address', password: 'secret', lastName: '' })
    expect([answer.status, answer.refusals]).toEqual([
      422,
      ['email INVALID', 'password TOO_SHORT', 'firstName REQUIRED', 'lastName REQUIRED'],
    ])
    expect(answer.text).toContain('at least 10 characters')
    expect(answer.text).not.toContain('secret')
    expect(await maria.messages()).toEqual([])
  })

  it('says of a field that is empty that it is missing, and nothing else', async () => {
    const answer = await maria.post('register', { ...registration, password: '' })
    expect([answer.status, answer.refusals]).toEqual([422, ['password REQUIRED']])
  })

  it('writes to an address five times, and then not for a while', async () => {
    for (let count = 0; count < 3; count += 1) await maria.post('register', registration)
    for (let count = 0; count < 2; count += 1)
      await maria.post('forgot-password', { email: 'maria@example.com' })
    const sixth = await maria.post('register', registration)
    expect([sixth.status, sixth.refusals]).toEqual([429, ['TOO_MANY_ATTEMPTS']])
    expect(await maria.messages()).toHaveLength(5)
    await worlds.advanceClock('default', 15 * 60 * 1000)
    expect(await maria.post('forgot-password', { email: 'maria@example.com' })).toMatchObject({ status: 202 })
  })
})

describe('an account of one world', () => {
  it('is not there in another', async () => {
    await worlds.create({ id: 'mine' })
    const elsewhere = identityClient(mockApi, 'mine')
    await maria.join('maria@example.com', registration.password)
    expect(await elsewhere.signIn('maria@example.com', registration.password)).toMatchObject({ status: 401 })
    expect(await elsewhere.messages()).toEqual([])
  })

  it('is gone after a reset, with its sessions', async () => {
    const { token } = await maria.join('maria@example.com', registration.password)
    await worlds.reset('default')
    expect(await maria.whoAmI(`Bearer ${token}`)).toBe('UNAUTHENTICATED')
    expect(await maria.signIn('maria@example.com', registration.password)).toMatchObject({ status: 401 })
  })
})

describe('the link of a registration', () => {
  const makeLinkFor = (email: string, sql: DatabaseSync) =>
    makeLink(sql, 'confirm-email', email, { email, firstName: 'A', lastName: 'B', passwordHash: 'h' }, 0)

  it('is used up with all others of its address, and takes no account that is there', async () => {
    const own = new Worlds({ startMs: 0 })
    const world = own.default
    const call: IdentityCall = {
      world,
      bearer: { kind: 'nobody' },
      messages: identityMessages('http://shop.test'),
    }
    const confirm = (token: string) => confirmEmail(call, { token })
    makeLinkFor('maria@example.com', world.sql)
    expect(await confirm(makeLinkFor('maria@example.com', world.sql))).toMatchObject({ kind: 'session' })
    expect(world.sql.prepare('SELECT * FROM links').all()).toEqual([])
    const taken = 'niamh.obrien@example.com'
    expect(await confirm(makeLinkFor(taken, world.sql))).toEqual({
      kind: 'refused',
      problems: [{ code: 'LINK_INVALID', field: 'token' }],
    })
    expect(accountOfEmail(world.sql, taken)).toMatchObject({ firstName: 'Niamh' })
    own.close()
  })
})
