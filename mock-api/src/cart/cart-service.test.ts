import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { settings } from '@shop/fixtures/designs/settings'
import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DesignIndex } from '../catalogue/design-index.ts'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { openMemoryDatabase } from '../world/database.ts'
import { World } from '../world/world.ts'
import { addToCart, cartNow } from './cart-service.ts'
import type { CartShop } from './cart-shop.ts'
import type { PieceChoice } from './piece-choice.ts'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const stock = stoneStock(100)

let world: World
beforeEach(() => {
  world = new World('test', openMemoryDatabase(), Date.UTC(2026, 10, 25, 10), () => 0)
})
afterEach(() => world.close())

/** A shop that sells the six-claw solitaire with this different about it, and nothing else. */
function shopWith(change: Partial<DesignRecord>): CartShop {
  const [solitaire] = settings
  if (!solitaire) throw new Error('There are no settings')
  return { designs: new DesignIndex([{ ...solitaire, ...change }]), stock, sales: [] }
}

function add(shop: CartShop, basketItemId: string, choice: Partial<PieceChoice>) {
  return addToCart(shop, world, {
    cartSessionId: 'session-1',
    basketItemId,
    choice: {
      sku: 'PR-00201',
      optionIds: ['161', '171'],
      fingerSize: null,
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: null,
      gemstonePair: [],
      ...choice,
    },
  })
}

describe('a design that is no longer sold', () => {
  const ring = { gemstoneId: idOf('wholePounds') }
  const withoutPrice = shopWith({ prices: [] })
  const gone = { ...withoutPrice, designs: new DesignIndex<DesignRecord>([]) }
  const withoutMetals = shopWith({ attributes: [] })

  it('cannot be added', () => {
    expect(add(withoutPrice, 'item-1', ring)).toMatchObject({
      cart: null,
      userErrors: [{ code: 'DESIGN_UNAVAILABLE', field: 'sku', message: 'The design is not sold.' }],
    })
  })

  it.each([
    ['it has no price', withoutPrice],
    ['it is gone', gone],
    ['it is made otherwise', withoutMetals],
  ])('stays in a cart without a price when %s', (_, shop) => {
    add(shopWith({}), 'item-1', ring)
    expect(cartNow(shop, world, 'session-1')?.cartItems).toMatchObject([
      { sku: 'PR-00201', total: null, subTotal: null, availability: 'DESIGN_UNAVAILABLE' },
    ])
  })
})

describe('a pair of earrings', () => {
  const earrings = shopWith({ subCategory: { id: subCategoryIds.earring } })
  const pair = [idOf('pairLeft'), idOf('pairRight')]

  it('costs the setting with the head of the larger stone, and both stones', () => {
    // 6.43 mm: a head of 8 percent more, £935.00. The stones are £4,335.00 and £4,468.80, so £4,469.00.
    expect(add(earrings, 'item-1', { gemstonePair: pair }).cart?.cartItems).toMatchObject([
      { gemstoneId: null, gemstonePair: pair, total: 973_900, availability: 'AVAILABLE' },
    ])
  })

  it('holds each of its stones, so that neither can be in the cart again', () => {
    add(earrings, 'item-1', { gemstonePair: pair })
    const inCart = { userErrors: [{ code: 'STONE_IN_CART', field: 'gemstonePair' }] }
    expect(add(earrings, 'item-2', { gemstonePair: pair.toReversed() })).toMatchObject(inCart)
    const asRing = add(shopWith({}), 'item-2', { gemstoneId: idOf('pairLeft') })
    expect(asRing).toMatchObject({ userErrors: [{ code: 'STONE_IN_CART', field: 'gemstoneId' }] })
  })
})
