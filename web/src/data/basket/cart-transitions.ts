import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import { metalColours, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { CartFragment } from '#generated/graphql/graphql.ts'
import { basketProblems, type BasketItem, type BasketRecord } from './basket-record.ts'
import { withCoupon, withItemCoupons, withoutVoucher, withPrices, withVoucher } from './code-transitions.ts'
import { cleared, emptied, has, inOrder, withLine } from './basket-transitions.ts'

type CartItem = CartFragment['cartItems'][number]

/** What the cart should be told next; null when it knows everything. */
export type CartWrite =
  | { readonly kind: 'add'; readonly uid: string; readonly item: BasketItem }
  | { readonly kind: 'remove'; readonly uid: string; readonly item: BasketItem }
  | { readonly kind: 'clear'; readonly uid: string; readonly items: readonly BasketItem[] }

/**
 * What the cart should be told next: removals first, so that a stone that was taken out is free to be added
 * again; all at once when nothing is left.
 */
export function nextWrite({ BasketUID: uid, BasketItems, Removals }: BasketRecord): CartWrite | null {
  if (uid === null) return null
  const [removal] = Removals
  if (removal && Removals.length > 1 && BasketItems.length === 0)
    return { kind: 'clear', uid, items: Removals }
  if (removal) return { kind: 'remove', uid, item: removal }
  const item = BasketItems.find(({ sync }) => sync === 'pending')
  return item ? { kind: 'add', uid, item } : null
}

/**
 * What a write that succeeded leaves behind. An add that was sent under another session than the basket's,
 * because two tabs began at the same moment, is still to be sent.
 */
export function withWriteDone(record: BasketRecord, write: CartWrite): BasketRecord {
  if (record.BasketUID !== write.uid) return record
  if (write.kind !== 'add') return withoutRemovals(record, write)
  return withLine(record, write.item.basketItemId, (item) =>
    item.sync === 'pending' ? { ...item, sync: 'saved', problem: null } : item,
  )
}

/**
 * What a write that failed leaves behind (rules/basket#failures): a line that could not be added stays, and
 * says why; one that could not be taken out is back, and says so. One the shopper has put back meanwhile
 * needs no words.
 */
export function withWriteFailed(record: BasketRecord, write: CartWrite, problem: string): BasketRecord {
  if (write.kind === 'add') {
    return withLine(record, write.item.basketItemId, (item) => ({ ...item, sync: 'failed', problem }))
  }
  const kept = record.Removals.filter((removal) => has(removedBy(write), removal))
  const back = kept.map((item) => ({
    ...item,
    // One the cart may not have yet is not sent now: the shopper took it out.
    sync: item.sync === 'saved' ? ('saved' as const) : ('failed' as const),
    problem: basketProblems.notRemoved,
  }))
  return {
    ...withoutRemovals(record, write),
    BasketItems: inOrder([...record.BasketItems, ...back]),
  }
}

/**
 * The basket as the cart's answer leaves it (rules/basket#cart-sync). Prices, availability and choices are
 * the cart's. A line the cart does not have is gone, unless it still waits to be added or could not be.
 * Nothing comes back that waits to be taken out, and no line is there twice.
 */
export function withCart(
  record: BasketRecord,
  uid: string,
  cart: CartFragment | null,
  now: Date | null,
): BasketRecord {
  if (record.BasketUID !== uid) return record
  const answered = cart?.cartItems ?? []
  if (now && hasBasketExpired([...record.BasketItems, ...answered], now)) return emptied(record)
  const unsaved = record.BasketItems.filter((item) => item.sync !== 'saved' && !has(answered, item))
  const Removals = record.Removals.filter((removal) => has(answered, removal))
  if (answered.length === 0 && unsaved.length === 0) return cleared(record)
  const saved = answered
    .filter((item) => !has(Removals, item))
    .map((item) =>
      mergedLine(
        item,
        record.BasketItems.find(({ basketItemId }) => basketItemId === item.basketItemId),
      ),
    )
  const merged = { ...record, BasketItems: inOrder([...saved, ...unsaved]), Removals }
  return cart === null ? merged : withCodesOf(withPricesOf(merged, answered), cart)
}

/**
 * The basket once somebody has signed in (rules/basket#attaching): it goes on under the session of the account's cart,
 * with the lines of both. `uid` is the session it had, null for none: an account's cart without items is then no news.
 */
export function withCartOfAccount(
  record: BasketRecord,
  uid: string | null,
  cart: CartFragment | null,
  now: Date | null,
): BasketRecord {
  if (record.BasketUID !== uid || cart === null) return record
  if (uid === null && cart.cartItems.length === 0) return record
  return withCart({ ...record, BasketUID: cart.cartSessionId }, cart.cartSessionId, cart, now)
}

/** A line as the cart has it, with the prices that the browser knew. */
function mergedLine(item: CartItem, known: BasketItem | undefined): BasketItem {
  const { id, basketItemId, sku, optionIds, fingerSize, gemstoneId, gemstonePair } = item
  const availability = item.availability ?? 'AVAILABLE'
  return {
    id,
    basketItemId,
    sku,
    shape: known?.shape ?? shapeOf(optionIds),
    metal: known?.metal ?? metalOf(optionIds),
    optionIds,
    fingerSize,
    isSizeUnsure: item.isSizeUnsure ?? false,
    engraving: item.engraving,
    gemstoneId,
    gemstonePair,
    isGemstoneFirst: known?.isGemstoneFirst ?? false,
    title: known?.title ?? null,
    total: item.total,
    subTotal: known?.subTotal ?? null,
    vatIsZero: item.vatIsZero,
    coupons: [],
    seenSubTotal: known?.seenSubTotal ?? null,
    addedAt: item.addedAt,
    firstAddedAt: known?.firstAddedAt ?? null,
    sync: 'saved',
    availability,
    // What the cart has was added after all; that it could not be taken out is still to be said.
    problem: known?.problem === basketProblems.notRemoved ? known.problem : null,
  }
}

/** What the cart says that its lines cost, and what coupons take off them; what cannot be bought costs nothing. */
function withPricesOf(record: BasketRecord, items: readonly CartItem[]): BasketRecord {
  const prices = items.map(({ basketItemId, availability, total, subTotal, vatIsZero, coupons }) => {
    const isBought = (availability ?? 'AVAILABLE') === 'AVAILABLE'
    return {
      basketItemId,
      total: isBought ? total : null,
      subTotal: isBought ? subTotal : null,
      vatIsZero,
      coupons: coupons ?? [],
    }
  })
  return prices.reduce(
    (priced, { basketItemId, coupons }) => withItemCoupons(priced, basketItemId, coupons),
    withPrices(record, prices),
  )
}

/** Coupon, voucher and totals of the cart; an API that knows none leaves the basket without. */
function withCodesOf(record: BasketRecord, { coupon, voucher, totals }: CartFragment): BasketRecord {
  const coded = coupon ? withCoupon(record, coupon) : { ...record, Coupon: null }
  return { ...(voucher ? withVoucher(coded, voucher) : withoutVoucher(coded)), Totals: totals }
}

/** The shape of a line that another browser session put in; the ids are those of the filter table. */
function shapeOf(optionIds: readonly string[]): string {
  return shapes.find(({ ids }) => ids.some((id) => optionIds.includes(id)))?.slug ?? ''
}

/** Likewise its metal; the first id of a gold is its highest carat. */
function metalOf(optionIds: readonly string[]): string {
  return metalColours.find(({ ids }) => ids.some((id) => optionIds.includes(id)))?.slug ?? ''
}

function withoutRemovals(record: BasketRecord, write: Exclude<CartWrite, { kind: 'add' }>): BasketRecord {
  const done = removedBy(write)
  return { ...record, Removals: record.Removals.filter((removal) => !has(done, removal)) }
}

function removedBy(write: Exclude<CartWrite, { kind: 'add' }>): readonly BasketItem[] {
  return write.kind === 'clear' ? write.items : [write.item]
}
