import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WhoAmIDocument } from '#generated/graphql/graphql.ts'
import { stubPage } from './testing/stub-page.ts'

const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
const token = `amelia.${'x'.repeat(40)}`
const id: unknown = WhoAmIDocument.__meta__?.['hash']
const nobody = { data: { whoAmI: null } }

beforeEach(() => void vi.resetModules())

type Give = (options: RequestInit) => Response | Promise<Response>

/** A page that came without a time, whose shop answers so. */
async function openPage(give: Give) {
  const page = stubPage()
  const sent: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push([address, options])
    return give(options)
  })
  const { receivePageFacts } = await import('./page-facts.ts')
  receivePageFacts({ config: {} as never, nowMs: null })
  const session = await import('./account/session.ts')
  const { shopNow } = await import('./shop-clock.ts')
  const { connectServer } = await import('./server-side.ts')
  return { page, sent, shopNow, connectServer, ...session, ...(await import('./request.ts')) }
}

describe('an operation', () => {
  it('is sent by its id to the shop’s own address, as a guest’s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { sent, request } = await openPage(() => Response.json(nobody))
    expect(await request(WhoAmIDocument, {})).toEqual({ whoAmI: null })
    const [[address, options] = []] = sent
    expect(address).toBe('/api/graphql')
    expect(options).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: id, variables: {} }),
    })
    expect(options?.headers).not.toHaveProperty('authorization')
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  it('carries the token of whoever is signed in, or of whoever it is for', async () => {
    const { sent, beginSession, request } = await openPage(() => Response.json(nobody))
    beginSession({ token, user: amelia })
    await request(WhoAmIDocument, {})
    await request(WhoAmIDocument, {}, { token: 'another' })
    expect(sent.map(([, { headers }]) => headers)).toMatchObject([
      { authorization: `Bearer ${token}` },
      { authorization: 'Bearer another' },
    ])
  })

  it('starts the clock of a page that knows no time', async () => {
    const headers = { 'x-api-date': '2026-11-25T11:00:00Z' }
    const { shopNow, request } = await openPage(() => Response.json(nobody, { headers }))
    expect(shopNow()).toBeNull()
    await request(WhoAmIDocument, {})
    expect(shopNow()?.toISOString()).toMatch(/^2026-11-25T11:00:0/)
  })

  it.each([
    [
      'nobody answers',
      async () => Promise.reject(new TypeError('away')),
      'network: the shop cannot be reached',
      true,
    ],
    ['the server is away', () => new Response('away', { status: 503 }), 'http: status 503', true],
    ['it is refused', () => new Response('no', { status: 404 }), 'http: status 404', false],
  ])('fails where %s, which is reported once', async (_what, give, message, isRetryable) => {
    const { page, request } = await openPage(give)
    await expect(request(WhoAmIDocument, {})).rejects.toThrow(`Shop API, ${message}`)
    expect(await page.reports()).toEqual([
      { kind: 'error', message: `Shop API, ${message}`, documentId: id, isRetryable, path: '/' },
    ])
  })

  it('that nobody answers says to whoever looks into it why', async () => {
    const away = new TypeError('away')
    const { request } = await openPage(async () => Promise.reject(away))
    await expect(request(WhoAmIDocument, {})).rejects.toHaveProperty('cause', away)
  })

  it('that is broken off fails as such, and is no failure to report', async () => {
    const leaving = new AbortController()
    const { page, sent, request } = await openPage(async ({ signal }) => {
      leaving.abort(new Error('the page was left'))
      throw signal?.reason
    })
    await expect(request(WhoAmIDocument, {}, { signal: leaving.signal })).rejects.toThrow('the page was left')
    expect(sent[0]?.[1].signal?.aborted).toBe(true)
    expect(await page.reports()).toEqual([])
  })

  it('ends no session where it fails for another reason', async () => {
    const { visitorNow, beginSession, request } = await openPage(() => new Response('away', { status: 503 }))
    beginSession({ token, user: amelia })
    await expect(request(WhoAmIDocument, {})).rejects.toThrow('status 503')
    expect(visitorNow().kind).toBe('signed-in')
  })

  it.each([
    ['is for those who are signed in', 401, { extensions: { code: 'UNAUTHENTICATED' } }, 'session'],
    ['fails', 503, {}, 'status 503'],
  ])('of a guest that %s says nothing of a session that has ended', async (_what, status, error, message) => {
    const { visitorNow, beginSession, endSession, request } = await openPage(() =>
      Response.json({ errors: [{ message: 'no', ...error }] }, { status }),
    )
    beginSession({ token, user: amelia })
    endSession()
    await expect(request(WhoAmIDocument, {})).rejects.toThrow(message)
    expect(visitorNow()).toEqual({ kind: 'guest', isRefused: false })
  })

  it('ends the session whose token is refused, and no other', async () => {
    const refused = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }
    const { visitorNow, beginSession, request } = await openPage(() =>
      Response.json(refused, { status: 401 }),
    )
    beginSession({ token, user: amelia })
    await expect(request(WhoAmIDocument, {}, { token: 'older' })).rejects.toThrow('session')
    expect(visitorNow().kind).toBe('signed-in')
    await expect(request(WhoAmIDocument, {})).rejects.toThrow('session')
    expect(visitorNow()).toEqual({ kind: 'guest', isRefused: true })
  })

  it('goes to the API itself on the server', async () => {
    const { connectServer, sent, request } = await openPage(() => Response.json(nobody))
    const send = vi.fn(async () => ({ status: 200, body: JSON.stringify(nobody), token: null }))
    connectServer({ send, report: vi.fn<() => void>() } as never)
    expect(await request(WhoAmIDocument, {})).toEqual({ whoAmI: null })
    expect(send).toHaveBeenCalledExactlyOnceWith(id, {}, {})
    expect(sent).toEqual([])
  })

  it.each([{ __meta__: {} }, {}])('cannot be sent without its id: %o', async (meta) => {
    const { request } = await openPage(() => Response.json(nobody))
    await expect(request(Object.assign(new String('{ a }'), meta) as never, {})).rejects.toThrow(
      'A document without a hash cannot be sent',
    )
  })
})
