import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api.ts'
import type { Config } from './config.ts'
import { requestScope } from './request-scope.ts'
import { createRespond } from './respond.ts'
import { exampleConfig } from './testing/example-config.ts'

const config: Config = { ...exampleConfig, assetsUrl: 'http://127.0.0.1:4000', apiTimeoutMs: 100 }

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html' } })
}

function shop(render: (request: Request) => Response | Promise<Response>, more: Partial<Config> = {}) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const rendered = vi.fn(async (request: Request) => render(request))
  const asked = { ...config, ...more }
  const respond = createRespond({
    config: asked,
    api: createApi(asked),
    isDevelopment: false,
    render: rendered,
    sitemapAt: () => Promise.resolve(null),
    readSheet: () => '',
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    respond(new Request(`http://localhost${path}`, { headers: { accept: 'text/html', ...headers } }))
  const logged = () => written.mock.calls.map(([line]) => String(line))
  return { get, respond, rendered, logged }
}

afterEach(() => vi.restoreAllMocks())

describe('a request', () => {
  it('for a public page is rendered once and carries its policy', async () => {
    const { get, rendered } = shop(() => html(`<script nonce="${requestScope().nonce}">go()</script>`))
    await get('/')
    const response = await get('/')
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(response.headers.get('cache-control')).toContain('s-maxage=60')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('from a world is rendered anew each time and kept by nobody', async () => {
    const { get, rendered } = shop(() => html(`world ${requestScope().world}`))
    await get('/')
    const response = await get('/', { cookie: 'a=b; world=w1' })
    expect(await response.text()).toBe('world w1')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await get('/', { cookie: 'world=w1' })
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('has no world where worlds are off, as in production', async () => {
    const { get } = shop(() => html(`world ${requestScope().world}`), { areWorldsOn: false })
    expect(await (await get('/', { cookie: 'world=w1', world: 'w1' })).text()).toBe('world null')
  })

  it('for a page that the API keeps from being made is a 503 that nobody keeps', async () => {
    const { get } = shop(() => {
      requestScope().hasApiFailed = true
      return html('sorry', 500)
    })
    const response = await get('/create/engagement-ring')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('for a page with a bug stays a 500', async () => {
    const { get } = shop(() => html('sorry', 500))
    expect((await get('/')).status).toBe(500)
  })

  it('in another letter case is redirected once, with its query', async () => {
    const { get, rendered } = shop(() => html(''))
    const response = await get('/Create/Engagement-Ring?utm_source=a')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/create/engagement-ring?utm_source=a')
    expect(rendered).not.toHaveBeenCalled()
  })

  it('of a list that a form was sent from leads to the list that it asks for, kept by nobody', async () => {
    const { get, rendered } = shop(() => html(''))
    const response = await get('/sale/platinum?price-min=500&price-max=&price-least=100&price-most=900')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sale/platinum_price-500-to-900',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(rendered).not.toHaveBeenCalled()
  })

  it('is rendered from one that says nothing of the visitor', async () => {
    const { respond, rendered } = shop(() => html(''))
    const hangingUp = new AbortController()
    await respond(
      new Request('http://localhost/?gclid=1', {
        method: 'HEAD',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer t',
          cookie: 'a=b',
          'user-agent': 'bot',
        },
        signal: hangingUp.signal,
      }),
    )
    hangingUp.abort()
    const [[given] = []] = rendered.mock.calls
    expect([given?.method, given?.url]).toEqual(['GET', 'https://www.ashcombe.example.com/'])
    expect([...(given?.headers ?? [])]).toEqual([['accept', 'text/html']])
    expect(given?.signal.aborted).toBe(false)
  })

  it('with HEAD has the headers of the page and no body, and leaves the page whole for the next visitor', async () => {
    const { get, respond } = shop(() => html('<p>home</p>'))
    const head = await respond(new Request('http://localhost/', { method: 'HEAD' }))
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '11', ''])
    expect(await (await get('/')).text()).toBe('<p>home</p>')
  })

  it('for a search is rendered with its query', async () => {
    const { get, rendered } = shop(() => html(''))
    await get('/search?q=ring')
    expect(rendered.mock.calls[0]?.[0].url).toBe('https://www.ashcombe.example.com/search?q=ring')
  })

  it('for a search beyond those that are under way is told to come again', async () => {
    const found = Promise.withResolvers<void>()
    const { get } = shop(({ url }) =>
      url.includes('/search') ? found.promise.then(() => html('found')) : html('<p>home</p>'),
    )
    const underWay = Array.from({ length: 8 }, (_, number) => get(`/search?q=${number}`))
    const refused = await get('/search?q=ring')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('very busy')
    expect((await get('/')).status).toBe(200)
    found.resolve()
    for (const search of underWay) expect((await search).status).toBe(200)
  })

  it('that the page sends on goes on with its query', async () => {
    const { get } = shop(
      () => new Response(null, { status: 307, headers: { location: '/to?adjusted=kind' } }),
    )
    const response = await get('/from?gclid=1')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/to?adjusted=kind&gclid=1'])
  })

  it('that a bug throws at is a 500 and a line in the log', async () => {
    const { get, logged } = shop(() => Promise.reject(new Error('a bug')))
    const response = await get('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await response.text()).toMatch(/try again/)
    expect(logged().join('')).toContain('"message":"a bug"')
  })

  it('that would change a page is refused', async () => {
    const { respond } = shop(() => html(''))
    const response = await respond(new Request('http://localhost/', { method: 'POST' }))
    expect(response.status).toBe(405)
  })

  it('keeps the id that a proxy gave it, unless it is no id', async () => {
    const { get } = shop(() => html(''))
    expect((await get('/', { 'x-request-id': 'abc-1' })).headers.get('x-request-id')).toBe('abc-1')
    expect((await get('/', { 'x-request-id': 'a b' })).headers.get('x-request-id')).not.toBe('a b')
  })

  it('is one line in the log, without cookie or key', async () => {
    const { get, logged } = shop(() => html(''))
    await get('/', { cookie: 'token=hush' })
    const lines = logged()
    expect(lines.filter((line) => line.includes('"event":"request"'))).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/hush|secret/)
  })
})

describe('service addresses', () => {
  it('say the version to everybody anew', async () => {
    const { get } = shop(() => html(''))
    const response = await get('/version.json')
    expect(await response.json()).toEqual({ version: '7' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('say healthy while the process runs, ready only when the API answers', async () => {
    const { get } = shop(() => html(''))
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })
})
