import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Sitemap } from '../lib/sitemap-xml.ts'
import type { Config } from './config.ts'
import { createRenderPage } from './render-page.ts'
import { type RequestScope, scopeOf } from './request-scope.ts'
import { exampleConfig } from './testing/example-config.ts'
import { createTimeLimit } from './time-limit.ts'

afterEach(() => vi.restoreAllMocks())

function pages({
  render = () => new Response('<p>Hello'),
  sitemapAt = () => Promise.resolve(null),
  changed = {},
}: {
  render?: () => Response | Promise<Response>
  sitemapAt?: (pathname: string) => Promise<Sitemap | null>
  changed?: Partial<Config>
} = {}) {
  const rendered = vi.fn<(request: Request) => Promise<Response>>(async () => render())
  const renderPage = createRenderPage({
    config: { ...exampleConfig, ...changed },
    isDevelopment: false,
    render: rendered,
    sitemapAt,
    readSheet: () => '',
  })
  const at = async (address: string, scoped: Partial<RequestScope> = {}) => {
    const page = await renderPage(address, { ...scopeOf(new Headers(), false), ...scoped })
    const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
    return { ...page, headers, text: Buffer.from(page.body).toString() }
  }
  return { at, rendered }
}

describe('a page', () => {
  it('is read from the public address of the shop, as HTML', async () => {
    const { at, rendered } = pages()
    const { status, headers, text } = await at('/search?q=ring')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('Hello')
    const [[request] = []] = rendered.mock.calls
    expect([request?.url, request?.headers.get('accept')]).toEqual([
      'https://www.ashcombe.example.com/search?q=ring',
      'text/html',
    ])
  })

  it('is what was rendered to a text, where it was', async () => {
    expect((await pages().at('/', { html: '<p>Written' })).text).toContain('Written')
  })

  it('that is elsewhere leads there, with nothing else', async () => {
    const { at } = pages({
      render: () => new Response('x', { status: 301, headers: { location: '/there' } }),
    })
    const { status, headers, text } = await at('/here')
    expect([status, [...headers], text]).toEqual([301, [['location', '/there']], ''])
  })

  it('of something that is missing is a 404, unless it failed anyway', async () => {
    expect((await pages().at('/', { isMissing: true })).status).toBe(404)
    const failing = pages({ render: () => new Response('', { status: 500 }) })
    expect((await failing.at('/', { isMissing: true })).status).toBe(500)
    // It is missing as a whole, whatever else could not be had.
    expect(await pages().at('/', { isMissing: true, hasApiFailed: true })).toMatchObject({
      status: 404,
      isPartial: false,
    })
  })

  it('is asked for again soon where the API failed, and only then', async () => {
    const failing = pages({ render: () => new Response('', { status: 500 }) })
    const { status, headers } = await failing.at('/', { hasApiFailed: true })
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect((await failing.at('/')).headers.get('retry-after')).toBeNull()
    const other = await pages().at('/', { hasApiFailed: true })
    expect([other.status, other.headers.get('retry-after')]).toEqual([200, null])
  })

  it('of which a part could not be had says that nobody is to keep it, and the next may', async () => {
    const { at } = pages()
    const kept = async (scoped: Partial<RequestScope>) => {
      const { isPartial, headers } = await at('/', scoped)
      return [isPartial, headers.get('cache-control')]
    }
    expect(await kept({ hasApiFailed: true })).toEqual([true, 'private, no-cache'])
    expect(await kept({ hasApiFailed: true, world: 'w1' })).toEqual([true, null])
    expect(await kept({})).toEqual([false, null])
  })

  it('says that nobody is to list it, where the shop is not to be found', async () => {
    expect((await pages().at('/')).headers.get('x-robots-tag')).toBeNull()
    const { headers } = await pages({ changed: { isIndexable: false } }).at('/')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('may load the scripts of the services that the shop is told of', async () => {
    const liveChatScriptUrl = 'https://chat.example.com/chat.js'
    const policyOf = async (changed: Partial<Config>) =>
      (await pages({ changed }).at('/')).headers.get('content-security-policy')
    expect(await policyOf({})).toContain('https://captcha.example.com/api.js')
    expect(await policyOf({})).not.toContain('chat.example.com')
    const serviceScriptSources = ['https://frames.example.com']
    const policy = await policyOf({ liveChatScriptUrl, serviceScriptSources })
    expect(policy).toContain(liveChatScriptUrl)
    expect(policy).toContain('https://frames.example.com')
  })

  it('ends its limit of time once it is rendered, also where that failed', async () => {
    const apiLimit = createTimeLimit(10_000)
    const end = vi.spyOn(apiLimit, 'end')
    await pages().at('/', { apiLimit })
    expect(end).toHaveBeenCalledTimes(1)
    const failing = pages({ render: () => Promise.reject(new Error('It broke.')) })
    await expect(failing.at('/', { apiLimit })).rejects.toThrow('It broke.')
    expect(end).toHaveBeenCalledTimes(2)
  })
})

describe('a shop that is busy', () => {
  /** Has a number of pages under way that never end, and asks for another. */
  async function oneMoreThan(count: number, path: string, other = path) {
    const forever = () => new Promise<never>(() => {})
    const { at, rendered } = pages({ render: forever, sitemapAt: forever })
    for (let each = 0; each < count; each += 1) void at(path)
    const { status, headers, text } = await at(other)
    return { status, headers, text, calls: rendered.mock.calls.length }
  }

  it('renders 32 pages at a time, and sends away who comes then', async () => {
    const { status, headers, text, calls } = await oneMoreThan(32, '/create/engagement-ring')
    expect([calls, status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      32,
      503,
      '1',
      'text/plain; charset=utf-8',
    ])
    expect(text).toBe('The shop is very busy at the moment. Please try again in a few seconds.')
  })

  it('renders eight searches and sitemaps among them', async () => {
    expect(await oneMoreThan(8, '/search?q=ring')).toMatchObject({ status: 503, calls: 8 })
    expect(await oneMoreThan(8, '/search?q=ring', '/sitemap.xml')).toMatchObject({ status: 503, calls: 8 })
  })
})

describe('a sitemap', () => {
  it('lists addresses of the shop', async () => {
    const sitemapAt = vi.fn(async () => ({ kind: 'pages' as const, paths: ['/about'] }))
    const { at, rendered } = pages({ sitemapAt })
    const { status, headers, text } = await at('/sitemap-1.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(text).toContain('<loc>https://www.ashcombe.example.com/about</loc>')
    expect(sitemapAt).toHaveBeenCalledWith('/sitemap-1.xml')
    expect(rendered).not.toHaveBeenCalled()
  })

  it.each(['/maps/sitemap.xml', '/sitemap.xml/more', '/sitemap/1.xml', '/sitemapxxml'])(
    'is not at %s',
    async (path) => {
      const { at, rendered } = pages()
      await at(path)
      expect(rendered).toHaveBeenCalledOnce()
    },
  )

  it('is a 404 where there is none', async () => {
    const { status, headers, text } = await pages().at('/sitemap-99.xml')
    expect([status, headers.get('content-type'), text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'There is no such sitemap',
    ])
  })

  it('is asked for again in a minute where the API failed, and the log says so', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const apiLimit = createTimeLimit(10_000)
    const end = vi.spyOn(apiLimit, 'end')
    const { at } = pages({ sitemapAt: () => Promise.reject(new Error('It broke.')) })
    const { status, headers, text } = await at('/sitemap.xml', { apiLimit, requestId: 'request-1' })
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      503,
      '60',
      'text/plain; charset=utf-8',
    ])
    expect(text).toBe('The shop cannot list its pages just now')
    expect(written).toHaveBeenCalledWith(
      '{"event":"error","requestId":"request-1","message":"It broke.","where":"sitemap"}\n',
    )
    expect(end).toHaveBeenCalledOnce()
  })
})
