import { beforeEach, expect, it, vi } from 'vitest'
import type { BasketRecord } from './basket-record.ts'
import { aBasket, aLine } from './testing/baskets.ts'
import { settle } from './testing/tabs.ts'

const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }

let kept: Map<string, string>
const reported = vi.fn<() => boolean>()
const fetched = vi.fn<(address: string, options: { readonly body: string }) => Promise<Response>>()

beforeEach(() => {
  kept = new Map()
  const getItem = (name: string) => kept.get(name) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (name: string, text: string) => kept.set(name, text) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { sendBeacon: reported })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () =>
    Response.json({
      data: {
        addCartItem: { cart: null, userErrors: [] },
        attachCartToUser: { cart: null, userErrors: [] },
        getCartByCartSessionId: null,
      },
    }),
  )
  reported.mockReset()
})

/** A page that shows nothing of the basket is hydrated, and does all that it does by itself. */
async function openPage(signIn = false): Promise<void> {
  vi.resetModules()
  const [{ receivePageFacts }, { startBasket }, { restoreStores }, { loadZodParts }, { beginSession }] =
    await Promise.all([
      import('../page-facts.ts'),
      import('./start-basket.ts'),
      import('../store-registry.ts'),
      import('../load-zod-parts.ts'),
      import('../account/session.ts'),
    ])
  const config = { siteUrl: '', assetsUrl: '', version: '' }
  receivePageFacts({ config, nowMs: Date.parse('2026-11-25T10:00:00.000Z') })
  await loadZodParts()
  restoreStores()
  if (signIn) beginSession({ token: 'a'.repeat(40), user: amelia })
  startBasket()
  await import('./watch-basket.ts')
  await settle()
  expect(reported).not.toHaveBeenCalled()
}

function keep(record: BasketRecord): void {
  kept.set('ashcombe:basket', JSON.stringify(record))
}

it('sends what waits from an earlier visit on a page that shows nothing of the basket', async () => {
  keep({ ...aBasket(), BasketItems: [aLine('a', { sync: 'pending' })] })
  await openPage()
  const [address, { body }] = fetched.mock.calls[0] ?? ['', { body: '' }]
  expect(address).toBe('/api/graphql')
  expect(JSON.parse(body)).toMatchObject({
    variables: { input: { cartSessionId: 'uid', basketItemId: 'a', gemstoneId: '100001' } },
  })
})

it('fetches the cart of a basket in which nothing waits', async () => {
  keep(aBasket('a'))
  await openPage()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '{}')).toMatchObject({
    variables: { cartSessionId: 'uid' },
  })
})

it('brings the basket and the account of whoever is signed in together', async () => {
  keep(aBasket('a'))
  await openPage(true)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(JSON.parse(fetched.mock.calls[1]?.[1].body ?? '{}')).toMatchObject({
    variables: { input: { userId: 'c1', cartSessionId: 'uid' } },
  })
})

it('asks nothing for a visitor without a basket', async () => {
  await openPage()
  expect(fetched).not.toHaveBeenCalled()
})
