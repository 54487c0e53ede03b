import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdentityProxy, identityActionAt } from './identity-proxy.ts'
import { scopeOf } from './request-scope.ts'
import { exampleConfig } from './testing/example-config.ts'

interface Received {
  readonly url: string | undefined
  readonly headers: Record<string, unknown>
  readonly body: string
}

let provider: Server
let received: Received[]
let answer: { status: number; headers: Record<string, string>; body: string } | 'silence'
let identityUrl: string

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body })
      if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only a pipe's is a text.
  identityUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/identity`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  received = []
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"token":"t"}' }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function proxyTo(url: string) {
  return createIdentityProxy({
    ...exampleConfig,
    siteUrl: 'http://localhost',
    identityUrl: url,
    apiTimeoutMs: 150,
  })
}

function ask(
  init: RequestInit = {},
  { world = null as string | null, url = identityUrl, proxy = proxyTo(url) } = {},
) {
  const request = new Request('http://localhost/api/identity/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"amelia@example.com","password":"three words apart"}',
    ...init,
  })
  const scope = { ...scopeOf(new Headers({ 'x-request-id': 'r1' }), false), world }
  return proxy('sign-in', request, scope)
}

describe('addresses of the identity service', () => {
  it.each([
    ['/api/identity/sign-in', 'sign-in'],
    ['/api/identity/register', 'register'],
    ['/api/identity/../graphql', ''],
    ['/api/identity/sign-in/more', ''],
    ['/api/identity/', ''],
    ['/api/graphql', null],
  ])('%s asks for %j', (pathname, action) => {
    expect(identityActionAt(pathname)).toBe(action)
  })
})

describe('a request to the identity provider', () => {
  it('is passed on with its token and its world, and nothing else of the visitor', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t', cookie: 'a=b' }
    const response = await ask({ headers }, { world: 'w1' })
    expect([response.status, await response.json()]).toEqual([200, { token: 't' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [{ url, headers: sent, body } = { url: '', headers: {}, body: '' }] = received
    expect([url, body]).toEqual([
      '/identity/sign-in',
      '{"email":"amelia@example.com","password":"three words apart"}',
    ])
    expect(sent).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer t',
      world: 'w1',
      'x-request-id': 'r1',
    })
    expect(sent).not.toHaveProperty('cookie')
    expect(sent).not.toHaveProperty('api-key')
  })

  it('names neither token nor world where there is none', async () => {
    const response = await ask()
    expect(received[0]?.headers).not.toHaveProperty('authorization')
    expect(received[0]?.headers).not.toHaveProperty('world')
    expect(response.headers.has('retry-after')).toBe(false)
  })

  it('gets an answer that has no body', async () => {
    answer = { status: 204, headers: {}, body: '' }
    const response = await ask()
    expect([response.status, response.body, response.headers.has('content-type')]).toEqual([204, null, false])
  })

  it('is a 404 where its address names no action, and is not sent', async () => {
    const request = new Request('http://localhost/api/identity/', { method: 'POST', body: '{}' })
    const response = await proxyTo(identityUrl)('', request, scopeOf(new Headers(), false))
    expect([response.status, await response.json()]).toEqual([
      404,
      { errors: [{ message: 'There is nothing at this address' }] },
    ])
    expect(received).toEqual([])
  })

  it('leaves no timer behind once it is answered', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
    vi.useFakeTimers()
    await ask()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gets a refusal as it was said, with how long to wait and the time it was said at', async () => {
    answer = {
      status: 429,
      headers: {
        'content-type': 'application/json',
        'retry-after': '900',
        date: 'Wed, 25 Nov 2026 10:00:00 GMT',
      },
      body: '{"userErrors":[{"code":"TOO_MANY_ATTEMPTS","field":null,"message":"Wait."}]}',
    }
    const response = await ask()
    expect([
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('x-api-date'),
    ]).toEqual([429, '900', 'Wed, 25 Nov 2026 10:00:00 GMT'])
    expect(await response.json()).toHaveProperty('userErrors')
  })

  it('is 503 when the provider is silent or away, and neither answer nor log tells what was sent', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    answer = 'silence'
    for (const url of [identityUrl, 'http://127.0.0.1:1/identity']) {
      const response = await ask({}, { url })
      expect([response.status, await response.json()]).toEqual([
        503,
        { errors: [{ message: 'The identity provider does not answer' }] },
      ])
    }
    const line =
      '{"event":"error","requestId":"r1","message":"The identity provider does not answer","action":"sign-in"}\n'
    expect(written.mock.calls).toEqual([[line], [line]])
  })

  it('is 503 where fifty are under way, is not sent, and may be sent again after a second', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const called = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await held
      return Response.json({ token: 't' })
    })
    const proxy = proxyTo(identityUrl)
    const underWay = Array.from({ length: 50 }, () => ask({}, { proxy }))
    await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(50))
    const busy = await ask({}, { proxy })
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await busy.json()).toEqual({ errors: [{ message: 'The identity provider is busy' }] })
    expect(called).toHaveBeenCalledTimes(50)
    release()
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect((await ask({}, { proxy })).status).toBe(200)
  })

  it.each([
    ['another method', { method: 'GET', body: null }, 405],
    ['another type', { headers: { 'content-type': 'text/plain' } }, 415],
    [
      'another site',
      { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    ['more than 8 KB', { body: 'x'.repeat(8 * 1024 + 1) }, 413],
  ])('is refused for %s', async (_name, init, status) => {
    const response = await ask(init)
    expect(response.status).toBe(status)
    expect(received).toEqual([])
  })
})
