import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { identityRequests } from '@shop/schema/http/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../world/worlds.ts'
import { respondToIdentity } from './identity-route.ts'
import { identityClient } from './testing/identity-client.ts'

const [niamh] = namedCustomers
const credentials = JSON.stringify({ email: niamh.email, password: niamh.password })
const actions = Object.keys(identityRequests)

let mockApi: MockApi
let worlds: WorldClient
beforeEach(() => {
  mockApi = createMockApi()
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
})
afterEach(() => mockApi.close())

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return mockApi.fetch(
    new Request(`http://mock.test/identity/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...init,
    }),
  )
}

describe('the addresses of the identity provider', () => {
  it.each(actions)('%s takes POST alone', async (action) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await send(action, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  it.each(['', 'nothing', 'constructor', '__proto__', 'sign-in/', 'sign-in/x', 'Sign-In'])(
    '%j is none',
    async (path) => {
      expect((await send(path, { body: credentials })).status).toBe(404)
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'take no %s, which a page of another host could send',
    async (type) => {
      const response = await send('sign-in', { body: credentials, headers: { 'content-type': type } })
      expect(response.status).toBe(415)
    },
  )

  it('take the charset of JSON, and say nothing that may be stored', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    const response = await send('sign-in', { body: credentials, headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('take no megabyte', async () => {
    const password = 'x'.repeat(1024 * 1024)
    const response = await send('sign-in', { body: JSON.stringify({ email: niamh.email, password }) })
    expect(response.status).toBe(413)
    expect(await response.text()).not.toContain('xxxx')
  })

  it.each(actions)('%s says as data that its body is no object', async (action) => {
    for (const body of ['{', 'null', '[]', '"text"', '7', credentials.slice(1)]) {
      const response = await send(action, { body })
      expect([body, response.status]).toEqual([body, 422])
      expect(await response.json()).toEqual({
        userErrors: [{ code: 'INVALID', field: null, message: 'The body must be a JSON object.' }],
      })
    }
  })

  it('take no field that they do not know', async () => {
    const body = JSON.stringify({ email: niamh.email, password: niamh.password, isAdmin: true })
    const response = await send('sign-in', { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      userErrors: [{ code: 'INVALID', field: 'isAdmin', message: 'This is not possible here.' }],
    })
  })

  it.each(['email', 'password'])('name the field %s where it holds another kind of value', async (field) => {
    for (const value of [null, 7, true, [], {}, '']) {
      const body = JSON.stringify({ email: niamh.email, password: niamh.password, [field]: value })
      const response = await send('sign-in', { body })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ userErrors: [{ code: 'REQUIRED', field }] })
    }
  })
})

describe('worlds and the identity provider', () => {
  beforeEach(() => worlds.create({ id: 'mine' }))

  it('an unknown world is refused', async () => {
    const headers = { 'content-type': 'application/json', world: 'nowhere' }
    expect((await send('sign-in', { body: credentials, headers })).status).toBe(404)
  })

  it('a world that goes while passwords are hashed is gone for those who wait', async () => {
    const client = identityClient(mockApi, 'mine')
    // More than are hashed at once, so that the last have not begun when the first is done.
    const signingIn = Array.from({ length: 12 }, (_, index) =>
      client.signIn(`nobody${index}@example.com`, 'a wrong guess'),
    )
    await Promise.race(signingIn)
    await worlds.remove('mine')
    const statuses = (await Promise.all(signingIn)).map(({ status }) => status)
    expect([statuses.includes(401), statuses.includes(410)]).toEqual([true, true])
    expect(statuses.filter((status) => status !== 401 && status !== 410)).toEqual([])
  })

  it('a mistake of the mock is said as one, in a world that is there', async () => {
    const broken = new Worlds({ startMs: 0 })
    broken.default.sql.exec('DROP TABLE attempts')
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://mock.test/identity/sign-in', {
      method: 'POST',
      body: credentials,
      headers,
    })
    await expect(respondToIdentity(request, broken, 'http://shop.test')).rejects.toThrow('no such table')
    broken.close()
  })

  it.each(['IdentitySignIn', '*'])('faults for %s hit it in their own world', async (operation) => {
    await worlds.setFaults('mine', [{ kind: 'http-500', operation }])
    expect(await identityClient(mockApi, 'mine').signIn(niamh.email, niamh.password)).toMatchObject({
      status: 500,
    })
    expect(await identityClient(mockApi).signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })

  it('a fault of one action leaves the others alone', async () => {
    await worlds.setFaults('mine', [{ kind: 'dropped-connection', operation: 'IdentityForgotPassword' }])
    const client = identityClient(mockApi, 'mine')
    await expect(client.post('forgot-password', { email: niamh.email })).rejects.toThrow('dropped')
    expect(await client.signIn(niamh.email, niamh.password)).toMatchObject({ status: 200 })
  })

  it('answers carry the time of their world', async () => {
    await worlds.setClock('mine', '2026-12-18T14:05:00Z')
    const { headers } = await identityClient(mockApi, 'mine').signIn(niamh.email, niamh.password)
    expect(headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
  })
})

it('nothing that is secret is written to the console', async () => {
  const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  )
  const client = identityClient(mockApi)
  const { token } = await client.join('maria@example.com', 'a long passphrase')
  await client.signIn('maria@example.com', 'a wrong guess')
  await client.post('change-password', { currentPassword: 'a wrong guess', newPassword: 'short' }, token)
  await client.post('sign-out', {}, token)
  const lines = written.flatMap(({ mock }) => [...mock.calls])
  for (const spy of written) spy.mockRestore()
  expect(lines).toEqual([])
})
