import { afterEach, expect, it, vi } from 'vitest'
import { answerAboutWorlds } from './worlds-proxy.ts'

const config = {
  apiUrl: 'http://mock.test/graphql',
  siteUrl: 'http://shop.test',
  areWorldsOn: true,
  apiTimeoutMs: 1000,
}

afterEach(() => vi.restoreAllMocks())

function stubMock(answer: () => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()))
}

function ask(path: string, init: RequestInit = {}, options = config): Promise<Response | null> {
  return answerAboutWorlds(path, new Request(`http://shop.test${path}`, init), options)
}

it('passes on what is asked, and the answer with its status', async () => {
  const fetched = stubMock(() => Response.json({ errors: [] }, { status: 409 }))
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: 'secret=1' }
  const response = await ask('/api/worlds/mine/clock', { method: 'PUT', headers, body: '{"advanceMs":1}' })
  expect(response?.status).toBe(409)
  expect(await response?.json()).toEqual({ errors: [] })
  expect([...(response?.headers ?? [])]).toEqual([
    ['cache-control', 'no-store'],
    ['content-type', 'application/json'],
  ])
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toEqual(new URL('http://mock.test/worlds/mine/clock'))
  expect(init).toMatchObject({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"advanceMs":1}',
  })
})

it('passes on an answer without a body', async () => {
  const fetched = stubMock(() => new Response(null, { status: 204 }))
  const response = await ask('/api/worlds/mine', { method: 'DELETE' })
  expect([response?.status, await response?.text()]).toEqual([204, ''])
  expect(response?.headers.get('content-type')).toBe('text/plain')
  const [, init] = fetched.mock.calls[0] ?? []
  expect(init).toEqual({ method: 'DELETE', headers: { 'content-type': '' }, signal: expect.any(AbortSignal) })
})

it('is not there where worlds are off, as in production', async () => {
  const fetched = stubMock(() => Response.json({}))
  expect(await ask('/api/worlds', {}, { ...config, areWorldsOn: false })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  '/api/worldsx',
  '/api/worlds/',
  '/api/worlds/../graphql',
  '/api/worlds/a%2Fb',
  '/api/graphql',
  '/worlds',
  '/learn/api/worlds',
])('leads nowhere else: %s', async (path) => {
  const fetched = stubMock(() => Response.json({}))
  expect(await answerAboutWorlds(path, new Request('http://shop.test/'), config)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

it('refuses another site’s page', async () => {
  const fetched = stubMock(() => Response.json({}))
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://elsewhere.test' }]) {
    const response = await ask('/api/worlds/mine/reset', { method: 'POST', headers })
    expect([response?.status, await response?.json()]).toEqual([
      403,
      { errors: [{ message: 'This address serves the shop’s own pages only' }] },
    ])
  }
  expect(fetched).not.toHaveBeenCalled()
})

it('refuses a body that is too large', async () => {
  stubMock(() => Response.json({}))
  const body = 'x'.repeat(32 * 1024 + 1)
  const response = await ask('/api/worlds/mine/faults', { method: 'PUT', body })
  expect([response?.status, await response?.json()]).toEqual([
    413,
    { errors: [{ message: 'A request holds at most 32768 bytes' }] },
  ])
})

it('says when the mock does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'))
  const response = await ask('/api/worlds')
  expect(response?.status).toBe(503)
  expect(await response?.json()).toEqual({ errors: [{ message: 'The mock does not answer' }] })
})
