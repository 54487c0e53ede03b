import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi, type Api } from './api.ts'
import { readConfig } from './config.ts'

let server: Server
let date: string | null
let asked: number
/** Headers and body of the latest call. */
let received: { headers: IncomingHttpHeaders; body: string }
/** How many calls from now on find their connection closed. */
let closing: number
let clock: { ms: number }
let environment: Record<string, string>
let api: Api

beforeEach(async () => {
  date = 'Wed, 25 Nov 2026 13:59:00 GMT'
  asked = 0
  closing = 0
  clock = { ms: 5000 }
  server = createServer((request, response) => {
    asked += 1
    received = { headers: request.headers, body: '' }
    request.on('data', (chunk) => (received.body += chunk))
    if (closing > 0) {
      closing -= 1
      response.destroy()
      return
    }
    request.on('end', () => {
      response.sendDate = false
      if (date !== null) response.setHeader('date', date)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only a pipe's is a text.
  const { port } = server.address() as AddressInfo
  environment = {
    API_URL: `http://127.0.0.1:${port}/graphql`,
    API_KEY: 'k',
    SITE_URL: 'http://localhost',
  }
  api = createApi(readConfig(environment), () => clock.ms)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})

const call = (
  more: { query?: string; world?: string | null; variables?: unknown; signal?: AbortSignal } = {},
) =>
  api.call({
    query: '{ __typename }',
    variables: {},
    requestId: 'r1',
    world: null,
    authorization: null,
    signal: AbortSignal.timeout(2000),
    ...more,
  })

async function nowAsText(): Promise<string | null> {
  const nowMs = await api.nowMs('r1')
  return nowMs === null ? null : new Date(nowMs).toISOString()
}

describe('the API’s clock', () => {
  it('goes on from the latest answer without another call', async () => {
    await call()
    clock.ms += 90_000
    expect(await nowAsText()).toBe('2026-11-25T14:00:30.000Z')
    date = 'Wed, 25 Nov 2026 15:00:00 GMT'
    await call()
    expect(await nowAsText()).toBe('2026-11-25T15:00:00.000Z')
    expect(asked).toBe(2)
  })

  it('is asked for once where there was no answer yet, by the least there is to ask', async () => {
    expect(await nowAsText()).toBe('2026-11-25T13:59:00.000Z')
    await nowAsText()
    expect(asked).toBe(1)
    expect(received.body).toBe('{"query":"{ __typename }","variables":{}}')
  })

  it('goes on by the clock of the machine', async () => {
    api = createApi(readConfig(environment))
    expect(await nowAsText()).toMatch(/^2026-11-25T13:59:/)
  })

  it('is not that of a world', async () => {
    await call()
    date = 'Wed, 02 Dec 2026 00:00:00 GMT'
    await call({ world: 'w1' })
    expect(await nowAsText()).toBe('2026-11-25T13:59:00.000Z')
  })

  it.each([null, 'soon'])('is not known when an answer says %o', async (said) => {
    date = said
    expect((await call()).timeMs).toBeNull()
    expect(await nowAsText()).toBeNull()
  })

  it('is not known while the API is away', async () => {
    server.close()
    expect(await nowAsText()).toBeNull()
  })
})

describe('a call', () => {
  it('is JSON, with key, channel and id, and for JSON', async () => {
    await call({ variables: { sku: 'PR-00208' } })
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'api-key': 'k',
      channelid: '1',
      'x-request-id': 'r1',
    })
    expect(received.body).toBe('{"query":"{ __typename }","variables":{"sku":"PR-00208"}}')
  })

  it.each([
    ['UND_ERR_SOCKET', 2],
    ['ECONNRESET', 2],
    ['EPIPE', 2],
    ['ECONNREFUSED', 1],
    ['EAI_AGAIN', 1],
  ])('that fails by %s is sent %i times, and says by what it failed', async (code, times) => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
    await expect(call()).rejects.toMatchObject({ kind: 'network', cause: error })
    expect(sent).toHaveBeenCalledTimes(times)
  })

  it('that cannot be written down is a bug and not an API that is away', async () => {
    const variables: Record<string, unknown> = {}
    variables.itself = variables
    await expect(call({ variables })).rejects.toThrow(TypeError)
  })

  it('whose connection was closed is asked once more where it changes nothing', async () => {
    closing = 1
    expect(await call()).toMatchObject({ status: 200, body: '{}' })
    expect(asked).toBe(2)
  })

  it('is given up when that connection is closed too', async () => {
    closing = 2
    await expect(call()).rejects.toThrow('Shop API, network: it cannot be reached')
    expect(asked).toBe(2)
  })

  it.each(['mutation Pay { pay }', 'fragment A on B { c } mutation Pay { pay }'])(
    'that may have changed something is not sent again: %s',
    async (query) => {
      closing = 1
      await expect(call({ query })).rejects.toThrow('Shop API, network: it cannot be reached')
      expect(asked).toBe(1)
    },
  )

  it('after the time is up says so', async () => {
    const signal = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    await expect(call({ signal })).rejects.toThrow('Shop API, network: it took too long')
  })
})
