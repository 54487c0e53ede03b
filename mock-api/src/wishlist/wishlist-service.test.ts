import { designs } from '@shop/fixtures/designs/designs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { addWish, type WishlistShop, wishlistNow } from './wishlist-service.ts'
import { keepWish, type Wish } from './wishlist-store.ts'

const shop: WishlistShop = {
  soldDesign: (id) => designs.find((each) => each.id === id) ?? null,
  stock: stoneStock(undefined),
}
const [solitaire, another] = ['PR-00201', 'PR-00202'].map((sku) => designs.find((each) => each.sku === sku))
if (!solitaire || !another) throw new Error('There is no such setting')

const ring: Wish = { kind: 'design', designId: solitaire.id, metalId: '161' }
const stone: Wish = { kind: 'gemstone', gemstoneId: '100103' }
const addedAt = '2026-11-24T10:00:00.000Z'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

/** Fills a list up to a hundred items, with what was there before. */
function fill(kind: 'design' | 'gemstone', count: number) {
  for (let at = 0; at < count; at += 1) {
    const wish: Wish =
      kind === 'design' ? { kind, designId: `d${at}`, metalId: '161' } : { kind, gemstoneId: `s${at}` }
    keepWish(world.sql, 'c1', wish, addedAt)
  }
}
const codes = (wish: Wish) => addWish(shop, world, 'c1', wish).map(({ code }) => code)

describe('a wishlist of a hundred items (rules/account#wishlist-at-the-api)', () => {
  it('takes a design that it has in another metal, and none besides', () => {
    keepWish(world.sql, 'c1', ring, addedAt)
    fill('design', 99)
    expect(codes({ ...ring, metalId: '163' })).toEqual([])
    expect(codes({ ...ring, designId: another.id })).toEqual(['WISHLIST_FULL'])
    expect(codes(stone)).toEqual(['WISHLIST_FULL'])
    expect(wishlistNow(shop, world, 'c1').at(-1)).toMatchObject({ designId: solitaire.id, metalId: '163' })
  })

  it('takes a stone that it has, and none besides', () => {
    keepWish(world.sql, 'c1', stone, addedAt)
    fill('gemstone', 99)
    expect(codes(stone)).toEqual([])
    expect(codes({ kind: 'gemstone', gemstoneId: '100117' })).toEqual(['WISHLIST_FULL'])
    expect(codes(ring)).toEqual(['WISHLIST_FULL'])
  })

  it('has no design because it has a stone of the same id', () => {
    keepWish(world.sql, 'c1', { kind: 'gemstone', gemstoneId: solitaire.id }, addedAt)
    fill('gemstone', 99)
    expect(codes(ring)).toEqual(['WISHLIST_FULL'])
  })
})

it('a wish names what it is, and nothing that it is not', () => {
  addWish(shop, world, 'c1', ring)
  addWish(shop, world, 'c1', stone)
  const [latest, first] = wishlistNow(shop, world, 'c1')
  expect(latest).toMatchObject({ designId: null, metalId: null, gemstoneId: '100103', design: null })
  expect(first).toMatchObject({ designId: solitaire.id, metalId: '161', gemstoneId: null, gemstone: null })
  expect([latest?.gemstone?.id, first?.design?.sku]).toEqual(['100103', 'PR-00201'])
})
