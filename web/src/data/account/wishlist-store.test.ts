import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError } from '../report-error.ts'
import { keepProduct, keptProduct } from './kept-product.ts'
import type { WishedProduct } from './wished-piece.ts'
import {
  addItem,
  clearItems,
  forgetProduct,
  rememberedProduct,
  rememberProduct,
  removeByDesignId,
  removeByGemstoneId,
  replaceItems,
  wishlistState,
} from './wishlist-store.ts'

const halo = { id: 'w1', designId: 'd1', metalId: 'm1', gemstoneId: null }
const tracked = {
  currency: 'GBP',
  name: 'Halo',
  sku: 'PR-00201',
  category: '1',
  subcategory: '1',
  variant: 'Platinum',
} as const
const product: WishedProduct = { piece: { designId: 'd1', metalId: 'm1' }, tracked }

/** A tab that keeps texts, or one that refuses to. */
function stubStorage(kept: Map<string, string> | null): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (kept ? (kept.get(key) ?? null) : refuse()),
    setItem: (key: string, text: string) => (kept ? kept.set(key, text) : refuse()),
    removeItem: (key: string) => (kept ? kept.delete(key) : refuse()),
  })
}

vi.mock('../report-error.ts')

afterEach(() => {
  clearItems()
  vi.unstubAllGlobals()
})

describe('the items of the store', () => {
  it('are added, removed by designId or by stone, replaced and cleared', () => {
    replaceItems([halo], true)
    addItem({ gemstoneId: '100010' })
    expect(wishlistState.wishListItems).toEqual([
      { id: null, designId: null, metalId: null, gemstoneId: '100010' },
      halo,
    ])
    removeByDesignId('d1')
    expect(wishlistState.wishListItems.map(({ gemstoneId }) => gemstoneId)).toEqual(['100010'])
    removeByGemstoneId('100010')
    expect(wishlistState.wishListItems).toEqual([])
    replaceItems([halo], true)
    clearItems()
    expect(wishlistState.wishListItems).toEqual([])
  })
})

describe('the product of a guest', () => {
  it('is remembered until it is forgotten', async () => {
    const kept = new Map<string, string>()
    stubStorage(kept)
    rememberProduct(product)
    expect(wishlistState.productWhenUserNotLogged).toEqual(product)
    expect(await rememberedProduct()).toEqual(product)
    expect(await rememberedProduct()).toEqual(product)
    forgetProduct()
    expect(await rememberedProduct()).toBeNull()
    expect(kept.size).toBe(0)
  })

  it.each([
    ['a design', product],
    ['a design with its price', { ...product, tracked: { ...tracked, price: 1090 } }],
    ['a stone', { piece: { gemstoneId: '100010' }, tracked }],
  ])('is known to the next page of the tab when it is %s', async (_, remembered) => {
    stubStorage(new Map())
    rememberProduct(remembered)
    expect(await keptProduct()).toEqual(remembered)
  })

  it('is remembered from the page before where the tab has kept it', async () => {
    stubStorage(new Map())
    forgetProduct()
    keepProduct(product)
    expect(wishlistState.productWhenUserNotLogged).toBeNull()
    expect(await rememberedProduct()).toEqual(product)
  })

  it('is known until the page is left where the browser keeps nothing', async () => {
    stubStorage(null)
    rememberProduct(product)
    expect(await rememberedProduct()).toEqual(product)
    expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException), { where: 'storage' })
    forgetProduct()
    expect(await rememberedProduct()).toBeNull()
  })

  it.each(['', '{', '{"designId":"d1"}', '{"piece":1}'])('is none when %s is kept', async (text) => {
    stubStorage(new Map([['ashcombe:product-when-user-not-logged', text]]))
    expect(await keptProduct()).toBeNull()
  })
})
