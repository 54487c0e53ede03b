import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartServer } from './cart-server.ts'
import { aLine } from './testing/baskets.ts'

const answered = { cart: null, userErrors: [] }
/** An answer to whatever is asked, each its own. */
const data = {
  getCartByCartSessionId: { cartSessionId: 'uid' },
  getCartOfUser: { cartSessionId: 'own' },
  attachCartToUser: { ...answered, is: 'attach' },
  addCartItem: { ...answered, is: 'add' },
  removeCartItem: { ...answered, is: 'remove' },
  clearCart: { ...answered, is: 'clear' },
  applyCoupon: { ...answered, is: 'apply coupon' },
  removeCoupon: { ...answered, is: 'remove coupon' },
  applyVoucher: { ...answered, is: 'apply voucher' },
  removeVoucher: { ...answered, is: 'remove voucher' },
}
let cartServer: CartServer
let asked: Record<string, unknown>[]

beforeEach(async () => {
  asked = []
  const getItem = () => null
  vi.stubGlobal('localStorage', { getItem, setItem: () => {} })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }))
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    asked.push((JSON.parse(body) as { readonly variables: Record<string, unknown> }).variables)
    return Response.json({ data })
  })
  vi.resetModules()
  const { receivePageFacts } = await import('../page-facts.ts')
  receivePageFacts({ config: { siteUrl: '', assetsUrl: '', version: '' }, nowMs: 0 })
  ;({ cartServer } = await import('./cart-server.ts'))
})

afterEach(() => vi.unstubAllGlobals())

describe('the cart of the API', () => {
  it('is fetched by its session, or by who is signed in', async () => {
    expect(await cartServer.fetch('uid')).toEqual({ cartSessionId: 'uid' })
    expect(await cartServer.fetchOfUser()).toEqual({ cartSessionId: 'own' })
    expect(asked).toEqual([{ cartSessionId: 'uid' }, {}])
  })

  it('is brought together with that of whoever is signed in', async () => {
    expect(await cartServer.attach('user-1', 'uid')).toMatchObject({ is: 'attach' })
    expect(asked).toEqual([{ input: { userId: 'user-1', cartSessionId: 'uid' } }])
  })

  it('is told of a line with what makes it, and of nothing that it says itself', async () => {
    expect(await cartServer.write({ kind: 'add', uid: 'uid', item: aLine('a') })).toMatchObject({ is: 'add' })
    expect(asked).toEqual([
      {
        input: {
          cartSessionId: 'uid',
          basketItemId: 'a',
          sku: 'PR-00201',
          optionIds: ['161', '171'],
          fingerSize: 'N',
          isSizeUnsure: false,
          engraving: { font: 'Roman', text: 'EVER YOURS' },
          gemstoneId: '100001',
          gemstonePair: [],
        },
      },
    ])
  })

  it('loses a line, and all of them', async () => {
    const removal = { kind: 'remove', uid: 'uid', item: aLine('a') } as const
    expect(await cartServer.write(removal)).toMatchObject({ is: 'remove' })
    expect(await cartServer.write({ kind: 'clear', uid: 'uid', items: [] })).toMatchObject({ is: 'clear' })
    expect(asked).toEqual([{ cartSessionId: 'uid', basketItemId: 'a' }, { cartSessionId: 'uid' }])
  })

  it.each([
    ['coupon', 'TEN', 'apply coupon', { cartSessionId: 'uid', code: 'TEN' }],
    ['coupon', null, 'remove coupon', { cartSessionId: 'uid' }],
    ['voucher', 'GIFT', 'apply voucher', { cartSessionId: 'uid', code: 'GIFT' }],
    ['voucher', null, 'remove voucher', { cartSessionId: 'uid' }],
  ] as const)('takes as a %s the code %s', async (kind, code, is, variables) => {
    expect(await cartServer.changeCode({ kind, uid: 'uid', code })).toMatchObject({ is })
    expect(asked).toEqual([variables])
  })
})
