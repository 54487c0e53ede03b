import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api.ts'
import { requestScope } from './request-scope.ts'
import { createRespond } from './respond.ts'
import { exampleConfig } from './testing/example-config.ts'

const home = 'http://localhost/'

function shop(
  render: (request: Request) => Response | Promise<Response> = () => new Response('<p>Hello'),
  isDevelopment = false,
) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const rendered = vi.fn(async (request: Request) => render(request))
  const respond = createRespond({
    config: exampleConfig,
    api: createApi(exampleConfig),
    isDevelopment,
    render: rendered,
    sitemapAt: () => Promise.resolve(null),
    readSheet: () => '',
  })
  const logged = () => written.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  return { respond, rendered, logged }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an answer', () => {
  it('leads on with the query that came along, whether where it leads has one or not', async () => {
    const to = (location: string) => new Response(null, { status: 307, headers: { location } })
    const { respond } = shop(({ url }) => to(url.endsWith('/one') ? '/there' : '/there?a=1'))
    const locationAt = async (path: string) =>
      (await respond(new Request(home + path))).headers.get('location')
    expect(await locationAt('one?gclid=1')).toBe('/there?gclid=1')
    expect(await locationAt('one')).toBe('/there')
    expect(await locationAt('two?gclid=1')).toBe('/there?a=1&gclid=1')
    expect(await locationAt('two')).toBe('/there?a=1')
    // It was rendered with its query, and leads where that says.
    expect(await locationAt('search?q=ring')).toBe('/there?a=1')
  })

  it('is compressed for whoever takes it so, and says what it varies by', async () => {
    const { respond } = shop(() => new Response(`<p>${'Hello '.repeat(2000)}`))
    const plain = await respond(new Request(home))
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'accept-encoding, cookie',
    ])
    const small = await respond(new Request(home, { headers: { 'accept-encoding': 'br' } }))
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(Number(small.headers.get('content-length'))).toBe((await small.arrayBuffer()).byteLength)
    expect(Number(small.headers.get('content-length'))).toBeLessThan(1000)
  })

  it('is rendered again after a minute, behind the page that is kept', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { respond, rendered } = shop()
    await respond(new Request(home))
    vi.advanceTimersByTime(59_999)
    await respond(new Request(home))
    expect(rendered).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await respond(new Request(home))
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('of which a part could not be had says itself that nobody is to keep it', async () => {
    const { respond } = shop(() => {
      requestScope().hasApiFailed = true
      return new Response('<p>Hello')
    })
    expect((await respond(new Request(home))).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is in the log with the time that it took and the beginning of its address', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.advanceTimersByTime(5000)
    const { respond, logged } = shop(() => {
      vi.advanceTimersByTime(25)
      return new Response('<p>Hello')
    })
    await respond(new Request(home + 'x'.repeat(600)))
    expect(logged()).toMatchObject([{ pathname: `/${'x'.repeat(499)}`, status: 200, ms: 25 }])
  })

  it('to another method says which are read', async () => {
    const { respond, rendered } = shop()
    const response = await respond(new Request(home, { method: 'PUT' }))
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      'GET, HEAD',
      'Pages are read with GET',
    ])
    expect(rendered).not.toHaveBeenCalled()
  })

  it('to a host that cannot be read is a 400, kept by nobody', async () => {
    const { respond, rendered, logged } = shop()
    const request = new Request(home)
    Object.defineProperty(request, 'url', { value: 'http://a b/' })
    const response = await respond(request)
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(await response.text()).toBe('The host of this address cannot be read')
    expect(rendered).not.toHaveBeenCalled()
    expect(logged()).toMatchObject([{ event: 'request', pathname: null, status: 400 }])
  })

  it('to whoever has hung up is none, and no mistake of the shop', async () => {
    const caller = new AbortController()
    const { respond, logged } = shop(() => {
      caller.abort()
      return Promise.reject(new Error('It was aborted'))
    })
    await respond(new Request(home, { signal: caller.signal }))
    expect(logged()).toMatchObject([{ event: 'request', method: 'GET', pathname: '/', status: 499 }])
  })

  it('that failed is a line in the log beside its own', async () => {
    const { respond, logged } = shop(() => Promise.reject(new Error('It broke.')))
    const response = await respond(new Request(home, { headers: { 'x-request-id': 'request-1' } }))
    expect(await response.text()).toBe('Something went wrong. Please try again.')
    expect(logged()).toEqual([
      { event: 'error', requestId: 'request-1', message: 'It broke.', where: 'server' },
      {
        event: 'request',
        requestId: 'request-1',
        method: 'GET',
        pathname: '/',
        status: 500,
        ms: expect.any(Number),
      },
    ])
  })
})

describe('in development', () => {
  it('source files come from the same server as they are, and the log is still', async () => {
    const { respond, rendered, logged } = shop(() => new Response('export {}'), true)
    const request = new Request(`${home}src/router.tsx`, { headers: { accept: '*/*' } })
    expect(await (await respond(request)).text()).toBe('export {}')
    expect(rendered.mock.calls[0]?.[0]).toBe(request)
    const unnamed = new Request(`${home}src/styles.css`)
    await respond(unnamed)
    expect(rendered.mock.calls[1]?.[0]).toBe(unnamed)
    expect(logged()).toEqual([])
  })

  it('pages are rendered as ever', async () => {
    const { respond, rendered } = shop(undefined, true)
    const request = new Request(home, { headers: { accept: 'text/html,*/*' } })
    expect((await respond(request)).headers.get('content-security-policy')).toContain('script-src')
    expect(rendered.mock.calls[0]?.[0]).not.toBe(request)
  })
})
