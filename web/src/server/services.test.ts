import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { connectServer, type ServerSide } from '../data/server-side.ts'
import type { Api } from './api.ts'
import type { Config } from './config.ts'
import { scopeOf } from './request-scope.ts'
import { createServices } from './services.ts'
import { exampleConfig } from './testing/example-config.ts'

const api = {
  call: vi.fn<Api['call']>(),
  ping: vi.fn<Api['ping']>(),
  nowMs: vi.fn<Api['nowMs']>(),
}
const contentPage = vi.fn<ServerSide['contentPage']>()
const send = vi.fn<ServerSide['send']>()

beforeEach(() => {
  for (const mock of [api.call, api.ping, api.nowMs, contentPage, send]) mock.mockReset()
  connectServer({
    send,
    facts: () => ({ config: { siteUrl: '', assetsUrl: '', version: '' }, nowMs: null }),
    nonce: () => 'n',
    describe() {},
    markMissing() {},
    bankHolidays: async () => [{ date: '2026-12-25', title: 'Christmas Day' }],
    menu: () => ({ kind: 'menu', tabs: [] }),
    contentPage,
    contentPaths: async () => [],
    report() {},
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What a service answers; null where the address is none of its. */
async function answerAt(
  path: string,
  { changed = {}, headers = {}, ...init }: RequestInit & { changed?: Partial<Config>; headers?: object } = {},
) {
  const config = { ...exampleConfig, ...changed }
  const request = new Request(`${config.siteUrl}${path}`, { ...init, headers: { ...headers } })
  const scope = scopeOf(request.headers, config.areWorldsOn)
  return createServices(config, api)(path, request, scope)
}
async function textAt(path: string, options: Parameters<typeof answerAt>[1] = {}) {
  const response = await answerAt(path, options)
  return response && [response.status, await response.text()]
}

describe('addresses that are no pages', () => {
  it('are none of the pages', async () => {
    expect(await textAt('/')).toBeNull()
    expect(await textAt('/api/other')).toBeNull()
    expect(await textAt('/api/content')).toBeNull()
  })

  it('tell bank holidays and the menu', async () => {
    expect(await textAt('/api/bank-holidays')).toEqual([
      200,
      '[{"date":"2026-12-25","title":"Christmas Day"}]',
    ])
    expect(await textAt('/api/menu')).toEqual([200, '{"kind":"menu","tabs":[]}'])
  })

  it('pass operations, reports and what a visitor asks the identity provider on, and nobody else’s', async () => {
    for (const path of ['/api/graphql', '/api/reports', '/api/identity/sign-in']) {
      expect((await answerAt(path))?.status).toBe(405)
    }
    expect(api.call).not.toHaveBeenCalled()
  })

  it('write ten reports down a second', async () => {
    vi.useFakeTimers()
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const answerService = createServices(exampleConfig, api)
    const headers = { origin: exampleConfig.siteUrl }
    for (let sent = 0; sent < 11; sent += 1) {
      const report = new Request(`${exampleConfig.siteUrl}/api/reports`, {
        method: 'POST',
        body: `${sent}`,
        headers,
      })
      expect((await answerService('/api/reports', report, scopeOf(new Headers(), false)))?.status).toBe(204)
    }
    expect(written).toHaveBeenCalledTimes(10)
  })

  it('ask the mock about worlds', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ worlds: [] }))
    expect(await textAt('/api/worlds')).toEqual([200, '{"worlds":[]}'])
  })
})

describe('forms that browsers send by themselves', () => {
  const post = (answerService: ReturnType<typeof createServices>, scope = scopeOf(new Headers(), false)) =>
    answerService(
      '/newsletter',
      new Request(`${exampleConfig.siteUrl}/newsletter`, { method: 'POST', body: 'email=m%40example.com' }),
      scope,
    )

  it('are passed on twenty at a time', async () => {
    send.mockReturnValue(new Promise(() => undefined))
    const answerService = createServices(exampleConfig, api)
    for (let sent = 0; sent < 20; sent += 1) void post(answerService)
    const busy = await post(answerService)
    expect([busy?.status, busy?.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await busy?.text()).toBe('The shop is busy. Please try again in a moment.')
    // What scripts send is not among them.
    const operation = new Request(`${exampleConfig.siteUrl}/api/graphql`, { method: 'POST' })
    const answered = await answerService('/api/graphql', operation, scopeOf(new Headers(), false))
    expect(answered?.status).toBe(415)
    expect(
      (await answerService('/healthz', new Request(exampleConfig.siteUrl), scopeOf(new Headers(), false)))
        ?.status,
    ).toBe(200)
  })

  it('end the limit of their calls with their answer', async () => {
    send.mockRejectedValue(new ApiError('network', 'away'))
    const end = vi.fn<() => void>()
    const scope = { ...scopeOf(new Headers(), false), apiLimit: { signal: AbortSignal.any([]), end } }
    expect((await post(createServices(exampleConfig, api), scope))?.status).toBe(303)
    expect(end).toHaveBeenCalledOnce()
  })
})

describe('a page of content as data', () => {
  it('is what is at its address', async () => {
    contentPage.mockResolvedValue(null)
    expect(await textAt('/api/content/guides/rings')).toEqual([404, 'There is no such page'])
    expect(contentPage).toHaveBeenCalledWith('/guides/rings')
  })

  it('is a 503 where it cannot be had, and a bug where something else went wrong', async () => {
    contentPage.mockRejectedValueOnce(new ApiError('network', 'it cannot be reached'))
    expect(await textAt('/api/content/about')).toEqual([503, 'Shop API, network: it cannot be reached'])
    contentPage.mockRejectedValueOnce(new TypeError('no such field'))
    await expect(textAt('/api/content/about')).rejects.toThrow('no such field')
  })
})

describe('the shop for those who run it', () => {
  const answer = { body: '', timeMs: null }

  it('lives when its process does, and is ready when its API is', async () => {
    expect(await textAt('/healthz')).toEqual([200, 'ok'])
    api.ping.mockResolvedValueOnce({ ...answer, status: 200 })
    expect(await textAt('/readyz', { headers: { 'x-request-id': 'request-1' } })).toEqual([200, 'ready'])
    expect(api.ping).toHaveBeenCalledWith('request-1')
    api.ping.mockResolvedValueOnce({ ...answer, status: 401 })
    expect(await textAt('/readyz')).toEqual([503, 'The API answers with status 401'])
    api.ping.mockRejectedValueOnce(new ApiError('network', 'it took too long'))
    expect(await textAt('/readyz')).toEqual([503, 'Shop API, network: it took too long'])
    api.ping.mockRejectedValueOnce('gone')
    expect(await textAt('/readyz')).toEqual([503, 'The API does not answer'])
  })

  it('tells its version, and the API’s clock outside of worlds', async () => {
    api.nowMs.mockResolvedValue(Date.parse('2026-11-25T10:00:00Z'))
    const told = await answerAt('/version.json', { headers: { 'x-request-id': 'request-1' } })
    expect(await told?.json()).toEqual({ version: '7' })
    expect(told?.headers.get('x-api-date')).toBe('Wed, 25 Nov 2026 10:00:00 GMT')
    expect(api.nowMs).toHaveBeenCalledExactlyOnceWith('request-1')
    const inWorld = await answerAt('/version.json', { headers: { world: 'w1' } })
    expect(inWorld?.headers.has('x-api-date')).toBe(false)
    expect(api.nowMs).toHaveBeenCalledOnce()
  })

  it('lets search engines in where it is told to', async () => {
    expect(await textAt('/robots.txt')).toEqual([
      200,
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.ashcombe.example.com/sitemap.xml\n',
    ])
    expect(await textAt('/robots.txt', { changed: { isIndexable: false } })).toEqual([
      200,
      'User-agent: *\nDisallow: /\n',
    ])
  })
})
