import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import { shopNow } from '../shop-clock.ts'
import { persisted } from '../persisted.ts'
import { basketSchema, emptyBasket, type BasketRecord, type NewBasketItem } from './basket-record.ts'
import * as basket from './basket-transitions.ts'
import { withPricesSeen } from './code-transitions.ts'

/**
 * The basket: what the visitor's browser holds (rules/basket#record). Every operation is one pure transition
 * over the record that all tabs share, read anew, changed and written in one go, so that no tab writes over
 * what another has just added. `cart-sync` sends what changed to the cart.
 */
const added = new Set<string>()
const store = persisted<BasketRecord>('basket', basketSchema, emptyBasket, {
  merge: (own, arrived) => basket.withOwnAdditions(own, arrived, added),
})

/** For `cart-sync` alone; everything else uses the operations below. */
export const basketStore = store

/** The basket for rendering; empty on the server and until the page is hydrated. */
export const useBasket = store.use

/** The lines of the basket as they are now, for what is done in answer to a press. */
export function basketLines(): BasketRecord['BasketItems'] {
  return store.state.BasketItems
}

/** Puts a piece into the basket, at once and before the cart knows of it; gives the id of its line. */
export function addItem(item: NewBasketItem): string {
  const basketItemId = crypto.randomUUID()
  const now = shopNow()
  const facts = { basketItemId, addedAt: now?.toISOString() ?? null, newUid: crypto.randomUUID() }
  added.add(basketItemId)
  store.update((record) => {
    // A basket that nobody has looked at since it expired must not take the new piece with it.
    const isOver = now !== null && hasBasketExpired(record.BasketItems, now)
    return basket.withItem(isOver ? basket.emptied(record) : record, item, facts)
  })
  return basketItemId
}

/** Takes a line out, by its `basketItemId`. Returns the session that it was in. */
export function removeItem(basketItemId: string): string | null {
  return store.update((record) => basket.withoutItem(record, basketItemId)).BasketUID
}

/**
 * Puts back a line that was just taken out. An emptied basket goes on under the session that the line was in: its cart
 * has kept coupon and voucher.
 */
export function restoreItem(item: BasketRecord['BasketItems'][number], sessionId: string | null): void {
  added.add(item.basketItemId)
  store.update((record) => basket.withItemRestored(record, item, sessionId ?? crypto.randomUUID()))
}

/** Sends a line again that the cart does not have yet, or that it could not let go. */
export function retryItem(basketItemId: string): void {
  store.update((record) => basket.withItemRetried(record, basketItemId))
}

/** Takes every line out and keeps the basket. Returns its session. */
export function removeAllItems(): string | null {
  return store.update(basket.withoutItems).BasketUID
}

/** The shopper has seen that a line costs something else than when it was put in. */
export function seePrice(basketItemId: string): void {
  store.update((record) => withPricesSeen(record, basketItemId))
}

/** Parts the basket from the account's: somebody has signed out here. */
export function leaveAccount(): void {
  store.update((record) => basket.withOwnSession(record, crypto.randomUUID()))
}

/** The designs of an emptied basket have been seen, and need no longer be offered. */
export function forgetExpiredDesigns(): void {
  store.update((record) => ({ ...record, ExpiredDesigns: [] }))
}

/** Whether a stone lies in the basket, alone or in a pair (rules/basket#a-stone-once). */
export function holdsStone(
  items: readonly { readonly gemstoneId: string | null; readonly gemstonePair: readonly string[] }[],
  gemstoneId: string,
): boolean {
  return items.some((item) => item.gemstoneId === gemstoneId || item.gemstonePair.includes(gemstoneId))
}
