import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi, type Api } from './api.ts'
import { readConfig } from './config.ts'

let server: Server
let date: string | null
let asked: number
/** How many calls from now on find their connection closed. */
let closing: number
let clock: { ms: number }
let api: Api

beforeEach(async () => {
  date = 'Wed, 25 Nov 2026 13:59:00 GMT'
  asked = 0
  closing = 0
  clock = { ms: 5000 }
  server = createServer((_, response) => {
    asked += 1
    if (closing > 0) {
      closing -= 1
      response.destroy()
      return
    }
    response.sendDate = false
    if (date !== null) response.setHeader('date', date)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only a pipe's is a text.
  const { port } = server.address() as AddressInfo
  const environment = {
    API_URL: `http://127.0.0.1:${port}/graphql`,
    API_KEY: 'k',
    SITE_URL: 'http://localhost',
  }
  api = createApi(readConfig(environment), () => clock.ms)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
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

  it('is asked for once where there was no answer yet', async () => {
    expect(await nowAsText()).toBe('2026-11-25T13:59:00.000Z')
    await nowAsText()
    expect(asked).toBe(1)
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
