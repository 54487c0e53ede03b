import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentQuery } from './content.ts'
import { connectServer } from './server-side.ts'

const answer = { page: { title: 'Sizes' }, language: 'en', isFallback: false }
const sent: [string, RequestInit][] = []
beforeEach(() => void (sent.length = 0))

/** Asks for a page of content as the query does, from a shop that answers so. */
async function ask(give: () => Response | Promise<Response>, signal = new AbortController().signal) {
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push([address, options])
    return give()
  })
  return contentQuery('/learn/sizes').queryFn?.({ signal } as never)
}

describe('a page of content', () => {
  it('is known by its address, and stays on the server', () => {
    expect(contentQuery('/learn/sizes')).toMatchObject({
      queryKey: ['Content', '/learn/sizes'],
      meta: { staysOnServer: true },
    })
  })

  it('is asked for at the shop, in the language of the page', async () => {
    expect(await ask(() => Response.json(answer))).toEqual(answer)
    expect(sent).toMatchObject([['/api/content/learn/sizes', { headers: { 'shop-language': 'en' } }]])
  })

  it('may not be there', async () => {
    expect(await ask(() => new Response(null, { status: 404 }))).toBeNull()
  })

  it.each([
    [() => new Response(null, { status: 503 }), 'Shop API, http: status 503', 503],
    [
      async () => Promise.reject(new TypeError('away')),
      'Shop API, network: the shop cannot be reached',
      null,
    ],
  ])('that does not come is an error', async (give, message, status) => {
    await expect(ask(give)).rejects.toMatchObject({ message, status })
  })

  it('that does not come says to whoever looks into it why', async () => {
    const away = new TypeError('away')
    await expect(ask(async () => Promise.reject(away))).rejects.toHaveProperty('cause', away)
  })

  it('that is waited for no more is none', async () => {
    const signal = AbortSignal.abort(new Error('the page was left'))
    await expect(ask(async () => Promise.reject(signal.reason as Error), signal)).rejects.toThrow(
      /^the page was left$/,
    )
  })

  it('comes from the service itself on the server', async () => {
    connectServer({ contentPage: async () => answer } as never)
    expect(await ask(() => new Response(null, { status: 500 }))).toEqual(answer)
    expect(sent).toEqual([])
    connectServer(null as never)
  })
})
