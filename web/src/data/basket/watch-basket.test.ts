import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBasket, aLine, aPiece, cartOf } from './testing/baskets.ts'
import { settle } from './testing/tabs.ts'

let kept: Map<string, string>
const fetched = vi.fn<() => Promise<Response>>()
const reported = vi.fn<() => boolean>()

beforeEach(() => {
  kept = new Map()
  const getItem = (name: string) => kept.get(name) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (name: string, text: string) => kept.set(name, text) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }))
  vi.stubGlobal('navigator', { sendBeacon: reported })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', fetched)
  fetched
    .mockReset()
    .mockImplementation(async () => Response.json({ data: { getCartByCartSessionId: null } }))
  reported.mockReset()
})

afterEach(() => vi.unstubAllGlobals())

/** The code of the basket on a page that is hydrated, in a browser that keeps a basket of one line. */
async function open() {
  kept.set('ashcombe:basket', JSON.stringify(aBasket('a')))
  vi.resetModules()
  const [{ receivePageFacts }, { restoreStores }, { loadZodParts }] = await Promise.all([
    import('../page-facts.ts'),
    import('../store-registry.ts'),
    import('../load-zod-parts.ts'),
  ])
  const config = { siteUrl: '', assetsUrl: '', version: '' }
  receivePageFacts({ config, nowMs: Date.parse('2026-11-25T10:30:00.000Z') })
  await loadZodParts()
  const [watching, store, fields, { takeCart }, start] = await Promise.all([
    import('./watch-basket.ts'),
    import('./basket-store.ts'),
    import('./checkout-fields.ts'),
    import('./take-cart.ts'),
    import('./start-basket.ts'),
  ])
  restoreStores()
  return { ...watching, ...store, ...fields, ...start, takeCart }
}

describe('whoever watches the basket', () => {
  it('is told of it at once, and after every change until they leave', async () => {
    const { watchBasket, removeItem, addItem } = await open()
    const told: number[] = []
    const leave = watchBasket(({ BasketItems }) => told.push(BasketItems.length))
    expect(told).toEqual([1])
    removeItem('a')
    await settle()
    expect(told).toEqual([1, 0])
    leave()
    addItem(aPiece)
    await settle()
    expect(told).toEqual([1, 0])
  })
})

describe('a tab', () => {
  it('looks at the cart again when somebody has signed in or out', async () => {
    const { followOwnerOfBasket } = await open()
    fetched.mockImplementation(async () =>
      Response.json({ data: { getCartByCartSessionId: cartOf([aLine('a')]) } }),
    )
    await followOwnerOfBasket()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    await settle()
    fetched.mockClear()
    await followOwnerOfBasket()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(reported).not.toHaveBeenCalled()
  })

  it('leaves the session of an account, where there is a basket', async () => {
    const { leaveBasketOfAccount, basketStore } = await open()
    await leaveBasketOfAccount()
    expect(basketStore.state.BasketUID).toMatch(/^[0-9a-f-]{36}$/)
    expect(reported).not.toHaveBeenCalled()
  })
})

describe('the record', () => {
  it('takes a cart that came with another answer', async () => {
    const { takeCart, basketLines } = await open()
    takeCart({ ...cartOf([]), cartSessionId: 'uid' })
    expect(basketLines()).toEqual([])
  })

  it('keeps where parcel and bill go, and how it is paid', async () => {
    const { basketStore, setPaymentAddress, setPaymentType, setShippingAddress } = await open()
    const before = basketStore.state
    const address = {
      line1: '1 Example Street',
      line2: '',
      town: 'Bath',
      county: '',
      postcode: 'BA1 5LR',
    }
    setPaymentAddress(address)
    setShippingAddress(address)
    setPaymentType('CARD')
    expect(before).toMatchObject({ PaymentAddress: address, ShippingAddress: address, PaymentType: 'CARD' })
  })

  it('forgets that a price has changed once it was seen, and designs that were offered again', async () => {
    const { basketStore, basketLines, seePrice, forgetExpiredDesigns } = await open()
    const { sku, shape, metal, gemstoneId, title } = aLine('a')
    const design = { sku, shape, metal, gemstoneId, gemstonePair: [], isGemstoneFirst: false, title }
    basketStore.update((record) => ({
      ...record,
      BasketItems: [aLine('a', { seenSubTotal: pence(500_000) })],
      ExpiredDesigns: [design],
    }))
    seePrice('a')
    expect(basketLines()[0]?.seenSubTotal).toBeNull()
    expect(basketStore.state.ExpiredDesigns).toEqual([design])
    forgetExpiredDesigns()
    expect(basketStore.state.ExpiredDesigns).toEqual([])
  })
})
