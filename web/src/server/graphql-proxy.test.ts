import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi, type Api, type ApiAnswer } from './api.ts'
import type { Config } from './config.ts'
import { createGraphqlProxy } from './graphql-proxy.ts'
import { scopeOf } from './request-scope.ts'
import { exampleConfig } from './testing/example-config.ts'

interface Received {
  readonly headers: Record<string, unknown>
  readonly body: string
}

let api: Server
let received: Received[]
let isSilent: boolean
let isEmpty: boolean
let config: Config

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (isSilent) return
      if (isEmpty) return void response.writeHead(204).end()
      response.setHeader('date', 'Wed, 25 Nov 2026 10:00:00 GMT')
      response.end('{"data":{"getVat":{"vat":20}}}')
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only a pipe's is a text.
  const { port } = api.address() as AddressInfo
  config = {
    ...exampleConfig,
    apiUrl: `http://127.0.0.1:${port}/graphql`,
    siteUrl: 'http://localhost',
    apiTimeoutMs: 150,
  }
})
afterAll(() => {
  api.closeAllConnections()
  api.close()
})
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  received = []
  isSilent = false
  isEmpty = false
})

const manifest = new Map([['sha256:abc', 'query GetVat { getVat { vat } }']])

function ask(request: Request, { world = null, ...more }: Partial<Config> & { world?: string | null } = {}) {
  const asked = { ...config, ...more }
  const scope = { ...scopeOf(new Headers({ 'x-request-id': 'r1' }), false), world }
  return createGraphqlProxy(asked, createApi(asked), manifest)(request, scope)
}

function post(body: string, headers: Record<string, string> = {}, signal?: AbortSignal): Request {
  return new Request('http://localhost/api/graphql', {
    method: 'POST',
    body,
    ...(signal && { signal }),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const known = JSON.stringify({ documentId: 'sha256:abc', variables: { a: 1 } })

describe('/api/graphql', () => {
  it('sends the text behind an id with key, channel and request id, and answers what the API answers', async () => {
    const response = await ask(post(known))
    expect(await response.json()).toEqual({ data: { getVat: { vat: 20 } } })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-api-date')).toBe('Wed, 25 Nov 2026 10:00:00 GMT')
    expect(received[0]?.headers).toMatchObject({ 'api-key': 'secret', channelid: '1', 'x-request-id': 'r1' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      query: 'query GetVat { getVat { vat } }',
      variables: { a: 1 },
    })
  })

  it('passes on an answer without a body, as a gateway may give it', async () => {
    isEmpty = true
    expect((await ask(post(known))).status).toBe(204)
  })

  it('passes the visitor’s authorization and world on, and nothing when there is none', async () => {
    await ask(post(known, { authorization: 'Bearer t' }), { world: 'w1' })
    await ask(post(known))
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer t', world: 'w1' })
    expect(received[1]?.headers).not.toHaveProperty('authorization')
    expect(received[1]?.headers).not.toHaveProperty('world')
  })

  it.each([
    [
      'an unknown operation',
      post('{"documentId":"sha256:other"}'),
      404,
      'This operation is not one of the shop’s',
    ],
    ['a query instead of an id', post('{"query":"{ a }"}'), 400, 'Send { documentId, variables }'],
    ['something that is no JSON', post('hello'), 400, 'Send { documentId, variables }'],
    [
      'an id that is too long',
      post(`{"documentId":"${'x'.repeat(101)}"}`),
      400,
      'Send { documentId, variables }',
    ],
    ['another content type', post(known, { 'content-type': 'text/plain' }), 415, 'Send application/json'],
    [
      'another site',
      post(known, { 'sec-fetch-site': 'cross-site' }),
      403,
      'This address serves the shop’s own pages only',
    ],
    ['a body over 64 KB', post('x'.repeat(65_537)), 413, 'A request holds at most 65536 bytes'],
    ['a GET request', new Request('http://localhost/api/graphql'), 405, 'Send a POST request'],
  ])('refuses %s without asking the API', async (_, request, status, message) => {
    const response = await ask(request)
    expect([response.status, await response.json()]).toEqual([status, { errors: [{ message }] }])
    expect(received).toEqual([])
  })

  it('says what is wrong with a variable that is nested without end', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    const response = await ask(post(`{"documentId":"sha256:abc","variables":{"a":${deep}}}`))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errors: [{ message: 'Variables are nested at most 32 levels deep' }],
    })
    expect(received).toEqual([])
  })

  /** The proxy in front of an API that answers so. */
  function proxyTo(call: Api['call']) {
    const proxy = createGraphqlProxy(config, { ...createApi(config), call }, manifest)
    return () => proxy(post(known), scopeOf(new Headers(), false))
  }

  it('asks two hundred times at once, and has the next come again in a second', async () => {
    const held = Promise.withResolvers<ApiAnswer>()
    const call = vi.fn<Api['call']>(() => held.promise)
    const askProxy = proxyTo(call)
    const underWay = Array.from({ length: 200 }, askProxy)
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(200))
    const busy = await askProxy()
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
      503,
      '1',
      { errors: [{ message: 'The shop is busy' }] },
    ])
    expect(call).toHaveBeenCalledTimes(200)
    held.resolve({ status: 200, body: '{}', timeMs: null })
    await Promise.all(underWay)
  })

  it('leaves no timer behind once it has answered', async () => {
    vi.useFakeTimers()
    await proxyTo(async () => ({ status: 200, body: '{}', timeMs: null }))()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('answers 503 when the API takes too long', async () => {
    isSilent = true
    const response = await ask(post(known))
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ errors: [{ message: 'Shop API, network: it took too long' }] })
  })

  it('tells a visitor who has left from an API that fails', async () => {
    isSilent = true
    const visitor = new AbortController()
    const own = JSON.stringify({ documentId: 'sha256:abc', variables: { visitor: 'who leaves' } })
    const answer = ask(post(own, {}, visitor.signal))
    // By what it says: on a slow machine a call that the test before gave up arrives as well.
    await expect.poll(() => received.filter(({ body }) => body.includes('who leaves'))).toHaveLength(1)
    visitor.abort()
    await expect(answer).rejects.toThrow('it cannot be reached')
  })

  it('answers 503 when the API cannot be reached', async () => {
    expect((await ask(post(known), { apiUrl: 'http://127.0.0.1:1/graphql' })).status).toBe(503)
  })
})
