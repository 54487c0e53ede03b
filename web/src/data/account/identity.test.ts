import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'

const credentials = { email: 'amelia@example.com', password: 'opal-harbour' }
const session = {
  token: `amelia.${'x'.repeat(40)}`,
  expiresAt: '2026-11-26T10:00:00.000Z',
  user: { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' },
}
const wrong = {
  userErrors: [{ code: 'SIGN_IN_REFUSED', field: null, message: 'They do not belong together' }],
}

beforeEach(() => void vi.resetModules())

/** A page that came with a time, or with none, and an identity provider that answers so. */
async function openPage(give: () => Response | Promise<Response>, nowMs: number | null = null) {
  const page = stubPage()
  const sent: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push([address, options])
    return give()
  })
  const { receivePageFacts } = await import('../page-facts.ts')
  receivePageFacts({ config: {} as never, nowMs })
  const { shopNow } = await import('../shop-clock.ts')
  const { askIdentity } = await import('./identity.ts')
  return { page, sent, shopNow, askIdentity }
}

const nothing = (status: number) => () => new Response(null, { status })

describe('a question to the identity provider', () => {
  it('goes to the shop’s own address, and arrives although the page is left', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { sent, askIdentity } = await openPage(nothing(204))
    await askIdentity('sign-in', credentials)
    const [[address, options] = []] = sent
    expect(address).toBe('/api/identity/sign-in')
    expect(options).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"amelia@example.com","password":"opal-harbour"}',
      keepalive: true,
    })
    expect(options?.headers).not.toHaveProperty('authorization')
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  })

  it('carries the token of whoever asks', async () => {
    const { sent, askIdentity } = await openPage(nothing(204))
    await askIdentity('sign-out', {}, session.token)
    expect(sent[0]?.[1].headers).toMatchObject({ authorization: `Bearer ${session.token}` })
  })
})

describe('an answer of the identity provider', () => {
  it('is a session where somebody has signed in', async () => {
    const { askIdentity } = await openPage(() => Response.json(session))
    expect(await askIdentity('sign-in', credentials)).toEqual({ isDone: true, session })
  })

  it.each([202, 204])('is that it is done, with status %d', async (status) => {
    const { page, askIdentity } = await openPage(nothing(status))
    expect(await askIdentity('sign-in', credentials)).toEqual({ isDone: true, session: null })
    expect(await page.reports()).toEqual([])
  })

  it('is why it is not done', async () => {
    const { page, askIdentity } = await openPage(() => Response.json(wrong, { status: 422 }))
    expect(await askIdentity('sign-in', credentials)).toEqual({ isDone: false, problems: wrong })
    expect(await page.reports()).toEqual([])
  })

  it.each([
    [
      'it cannot be reached',
      async () => Promise.reject(new TypeError('away')),
      'network: the identity provider cannot be reached',
      null,
    ],
    [
      'its session was cut off',
      () => new Response('{"token":', { status: 200 }),
      'network: the answer broke off',
      200,
    ],
    ['something before it refuses', () => Response.json({}, { status: 503 }), 'http: status 503', 503],
    ['it gives no reason', nothing(401), 'http: status 401', 401],
  ])(
    'is an error where %s, reported once and without what was sent',
    async (_what, give, message, status) => {
      const { page, askIdentity } = await openPage(give)
      await expect(askIdentity('sign-in', credentials)).rejects.toMatchObject({
        message: `Shop API, ${message}`,
        status,
      })
      expect(await page.reports()).toEqual([
        { kind: 'error', message: `Shop API, ${message}`, where: 'identity', action: 'sign-in', path: '/' },
      ])
    },
  )

  it('says to whoever looks into it why the provider could not be reached', async () => {
    const cause = new TypeError('away')
    const { askIdentity } = await openPage(async () => Promise.reject(cause))
    await expect(askIdentity('sign-in', credentials)).rejects.toMatchObject({ cause })
  })
})

describe('the time of the provider', () => {
  const eleven = { headers: { 'x-api-date': '2026-11-25T11:00:00Z' } }

  it('is the shop’s on a page that knows none', async () => {
    const { shopNow, askIdentity } = await openPage(() => Response.json(wrong, { status: 422, ...eleven }))
    await askIdentity('sign-in', credentials)
    expect(shopNow()?.toISOString()).toMatch(/^2026-11-25T11:00:0/)
  })

  it('changes no clock that goes', async () => {
    const noonMs = Date.parse('2026-11-25T12:00:00Z')
    const { shopNow, askIdentity } = await openPage(() => Response.json(session, eleven), noonMs)
    await askIdentity('sign-in', credentials)
    expect(shopNow()?.toISOString()).toBe('2026-11-25T12:00:00.000Z')
  })

  it('may be untold', async () => {
    const { shopNow, askIdentity } = await openPage(nothing(204))
    await askIdentity('sign-in', credentials)
    expect(shopNow()).toBeNull()
  })
})
