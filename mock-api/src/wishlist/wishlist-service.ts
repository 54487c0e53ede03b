import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { mostWishListItems } from '@shop/schema/domain/account/account-limits'
import { optionsOf } from '@shop/schema/domain/design/design'
import type { WishListUserError } from '../generated/resolvers.ts'
import type { StoneStock } from '../gemstones/stone-stock.ts'
import { stoneInWorld } from '../gemstones/world-stones.ts'
import type { World } from '../world/world.ts'
import { keepWish, type StoredWish, type Wish, wishesOf } from './wishlist-store.ts'

/** What a wishlist is checked and shown with. */
export interface WishlistShop {
  /** A design that the shop sells, by its id; null for every other. */
  readonly soldDesign: (id: string) => DesignRecord | null
  readonly stock: StoneStock
}

/** An item with the design or the stone as it is now. */
export interface ResolvedWish {
  readonly id: string
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
  readonly addedAt: string
  readonly design: DesignRecord | null
  readonly gemstone: StoneRecord | null
}

/** The wishlist of an account, the latest first. */
export function wishlistNow(shop: WishlistShop, world: World, accountId: string): ResolvedWish[] {
  return wishesOf(world.sql, accountId).map((stored) => resolved(shop, world, stored))
}

/** Puts something on the list of an account; what speaks against it changes nothing (rules/account#wishlist-at-the-api). */
export function addWish(
  shop: WishlistShop,
  world: World,
  accountId: string,
  wish: Wish,
): readonly WishListUserError[] {
  const userErrors = [...problemsOf(shop, wish), ...problemsOfList(world, accountId, wish)]
  if (userErrors.length === 0) keepWish(world.sql, accountId, wish, world.now().toISOString())
  return userErrors
}

function problemsOf({ soldDesign, stock }: WishlistShop, wish: Wish): WishListUserError[] {
  if (wish.kind === 'gemstone') {
    if (stock.index.rowOf(wish.gemstoneId) !== null) return []
    return [{ code: 'UNKNOWN_STONE', field: 'gemstoneId', message: 'There is no such stone.' }]
  }
  const design = soldDesign(wish.designId)
  if (design === null) {
    return [{ code: 'UNKNOWN_DESIGN', field: 'designId', message: 'There is no such design.' }]
  }
  if (optionsOf(design, 'Metal').some(({ id }) => id === wish.metalId)) return []
  return [{ code: 'UNKNOWN_METAL', field: 'metalId', message: `${design.sku} is not made in this metal.` }]
}

function problemsOfList({ sql }: World, accountId: string, wish: Wish): WishListUserError[] {
  const wishes = wishesOf(sql, accountId)
  if (wishes.length < mostWishListItems || wishes.some((stored) => isSame(stored.wish, wish))) return []
  return [
    { code: 'WISHLIST_FULL', field: null, message: `A wishlist holds at most ${mostWishListItems} items.` },
  ]
}

function isSame(one: Wish, other: Wish): boolean {
  return one.kind === other.kind && idOf(one) === idOf(other)
}

function idOf(wish: Wish): string {
  return wish.kind === 'design' ? wish.designId : wish.gemstoneId
}

function resolved(shop: WishlistShop, world: World, { id, addedAt, wish }: StoredWish): ResolvedWish {
  const designId = wish.kind === 'design' ? wish.designId : null
  const gemstoneId = wish.kind === 'gemstone' ? wish.gemstoneId : null
  return {
    id,
    addedAt,
    designId,
    metalId: wish.kind === 'design' ? wish.metalId : null,
    gemstoneId,
    // Both are read only where a query asks for them.
    get design() {
      return designId === null ? null : shop.soldDesign(designId)
    },
    get gemstone() {
      return gemstoneId === null ? null : stoneInWorld(shop.stock, world, gemstoneId)
    },
  }
}
