import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshCustomer, signedInCustomer } from './identity/testing/fresh-customer.ts'
import { identityClient } from './identity/testing/identity-client.ts'
import { requiredHeaders } from './testing/ask.ts'
import { cartSession } from './testing/cart-session.ts'
import { addressOf, spawnServer } from './testing/spawn-server.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let dataDir: string
let servers: ChildProcess[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  servers = []
})
afterEach(() => {
  for (const server of servers) server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

function start(environment: Record<string, string>): ChildProcess {
  const server = spawnServer({ MOCK_DATA_DIR: dataDir, ...environment })
  servers.push(server)
  return server
}

/** A server as if it ran in this process. */
function overHttp(address: string): Parameters<typeof cartSession>[0] {
  return { fetch: (request) => fetch(new Request(new URL(new URL(request.url).pathname, address), request)) }
}

describe('the server', () => {
  it('keeps what it has acknowledged when it is killed', async () => {
    const first = start({})
    const worlds = createWorldClient(await addressOf(first))
    const faults = [{ kind: 'graphql-error', operation: 'SettingList', remaining: 3 }] as const
    await worlds.setClock('default', '2026-12-18T14:05:00Z')
    await worlds.setFaults('default', faults)
    first.kill('SIGKILL')
    await once(first, 'exit')

    const restarted = createWorldClient(await addressOf(start({})))
    expect(await restarted.get('default')).toEqual({
      id: 'default',
      now: '2026-12-18T14:05:00.000Z',
      frozen: true,
      faults,
      stones: {},
    })
  })

  it('keeps a piece that it has put into a cart when it is killed right after its answer', async () => {
    const first = start({})
    const { cart } = await cartSession(overHttp(await addressOf(first))).add({ gemstoneId: '100023' })
    first.kill('SIGKILL')
    expect(cart).toMatchObject({ cartItems: [{ basketItemId: 'item-1', total: 210_000 }] })
    await once(first, 'exit')

    expect(await cartSession(overHttp(await addressOf(start({})))).get()).toEqual(cart)
  })

  it('keeps an account, what belongs to it and who is signed in when it is killed', async () => {
    const first = start({})
    const maria = await freshCustomer(overHttp(await addressOf(first)))
    await maria.ask(
      `mutation ($user: ID!) {
        addWishlistItem(input: { gemstoneId: "100103" }) { userErrors { code } }
        saveBuild(input: { id: "build", name: "Ours", gemstoneId: "100103" }) { userErrors { code } }
        saveAddress(input: {
          id: "home", firstName: "Maria", lastName: "Smith", line1: "1 Any Street", town: "Bath", postcode: "BA40 1AA"
        }) { userErrors { code } }
        setConsent(input: { purpose: MARKETING_SMS, isGiven: true, wordingVersion: "2026-03" }) { consents { isGiven } }
        attachCartToUser(input: { userId: $user, cartSessionId: "phone" }) { userErrors { code } }
      }`,
      { user: maria.id },
    )
    const { downloadMyData: kept } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
    first.kill('SIGKILL')
    await once(first, 'exit')

    const api = overHttp(await addressOf(start({})))
    const restarted = identityClient(api)
    expect(await restarted.whoAmI(`Bearer ${maria.token}`)).toBe(maria.id)
    const again = signedInCustomer(api, maria.id, maria.token)
    const { downloadMyData } = await again.ask<{ downloadMyData: string }>('{ downloadMyData }')
    // The clock went on meanwhile.
    const withoutMoment = (text: string) => ({ ...(JSON.parse(text) as object), collectedAt: '' })
    expect(withoutMoment(downloadMyData)).toEqual(withoutMoment(kept))
    expect(await again.ask('{ getCartOfUser { cartSessionId } }')).toEqual({
      getCartOfUser: { cartSessionId: 'phone' },
    })
    expect(await restarted.signIn('maria@example.com', 'a long passphrase')).toMatchObject({ status: 200 })
  })

  it('writes no token and no password into its log (rules/account#passwords)', async () => {
    const server = start({})
    const log: string[] = []
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => log.push(String(chunk)))
    }
    const address = await addressOf(server)
    const api = overHttp(address)
    const [{ email, password }] = namedCustomers
    const visitor = identityClient(api)
    const { session } = await visitor.signIn(email, password)
    const token = session?.token ?? 'nobody could sign in'
    expect(session).not.toBeNull()
    await visitor.signIn(email, `${password} and more`)
    await visitor.post('sign-in', `{ "password": "${password}"`)
    await visitor.post('change-password', { currentPassword: password, newPassword: password }, `${token}x`)
    const customer = signedInCustomer(api, '', token)
    await customer.tryTo('{ whoAmI { id } orders { uid } noSuchField }')
    await customer.tryTo('{ downloadMyData }')
    await signedInCustomer(api, '', `${token}x`).tryTo('{ downloadMyData }')
    await fetch(`${address}/no-such-page`, { headers: { authorization: `Bearer ${token}` } })
    server.kill('SIGTERM')
    await once(server, 'exit')
    expect(log.join('')).toContain('listening')
    expect(log.join('')).not.toContain(token)
    expect(log.join('')).not.toContain(password)
  })

  it('reads no more of a megabyte than it has to, and answers the next request', async () => {
    const api = overHttp(await addressOf(start({})))
    const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024), password: 'x' })
    expect(await identityClient(api).post('sign-in', large)).toMatchObject({ status: 413 })
    expect(await identityClient(api).post('sign-in', '{}')).toMatchObject({ status: 422 })
  })

  it('closes the socket when a fault drops the connection, and answers the next request', async () => {
    const address = await addressOf(start({}))
    const fault = { kind: 'dropped-connection', operation: 'Vat', remaining: 1 } as const
    await createWorldClient(address).setFaults('default', [fault])
    const askForVat = () =>
      fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...requiredHeaders },
        body: JSON.stringify({ query: 'query Vat { getVat { vat } }' }),
      })
    await expect(askForVat()).rejects.toThrow('fetch failed')
    expect(await (await askForVat()).json()).toEqual({ data: { getVat: { vat: 20 } } })
  })

  it('sends the time of its world as the date', async () => {
    const address = await addressOf(start({}))
    await createWorldClient(address).setClock('default', '2026-12-18T14:05:00Z')
    const { headers } = await fetch(`${address}/healthz`)
    expect(headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
  })

  it('refuses a method that none of its addresses takes', async () => {
    const { hostname, port } = new URL(await addressOf(start({})))
    const socket = connect(Number(port), hostname)
    socket.write('TRACE / HTTP/1.1\r\nHost: mock.test\r\nConnection: close\r\n\r\n')
    const answer: string[] = []
    for await (const chunk of socket) answer.push(String(chunk))
    expect(answer.join('')).toMatch(/^HTTP\/1.1 405 /)
  })

  it('ends when it is told to', async () => {
    const server = start({})
    await addressOf(server)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('says in one line that its port is taken', async () => {
    const { port } = new URL(await addressOf(start({})))
    const second = start({ MOCK_PORT: port })
    const lines: string[] = []
    if (second.stderr) for await (const line of createInterface(second.stderr)) lines.push(line)
    expect(lines).toEqual([
      `The mock API cannot start. Port ${port} is taken: choose another with MOCK_PORT.`,
    ])
    expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1)
  })

  it('says in one line that what it keeps cannot be read', async () => {
    const file = join(dataDir, 'default-world.sqlite')
    writeFileSync(file, 'no database, and long enough to look like one'.repeat(100))
    const server = start({})
    const lines: string[] = []
    if (server.stderr) for await (const line of createInterface(server.stderr)) lines.push(line)
    expect(lines).toEqual([
      `The mock API cannot start. The file of the default world, ${file}, cannot be used (file is not a database): delete it, or name another folder with MOCK_DATA_DIR.`,
    ])
    expect(server.exitCode ?? (await once(server, 'exit'))[0]).toBe(1)
  })

  it('says in one line that a setting is wrong', async () => {
    const server = start({ MOCK_PORT: 'http' })
    const lines: string[] = []
    if (server.stderr) for await (const line of createInterface(server.stderr)) lines.push(line)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('MOCK_PORT')
  })
})
