import type { Cart, CartPayload, CartUserError } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { readStockLeft } from '../world/taken-stock.ts'
import { isLeftBeside } from './allotted-stock.ts'
import { attachCart, maxItems } from './attach-cart.ts'
import type { CartAddition } from './cart-arguments.ts'
import { type CartShop, offerOf, stonesOf } from './cart-shop.ts'
import { totalsOf } from './cart-totals.ts'
import {
  addItem,
  cartOfSession,
  removeItem,
  removeItems,
  sessionOfUser,
  type StoredCart,
} from './cart-store.ts'
import {
  engravingProblems,
  notInStock,
  optionProblems,
  problem,
  sizeProblems,
  stoneProblems,
} from './choice-problems.ts'
import { engravingAsCut } from './engraving-as-cut.ts'
import { type PieceChoice, stoneIdsOf } from './piece-choice.ts'

/** The cart of a session with the prices of this moment; null when the session never had one. */
export function cartNow(shop: CartShop, world: World, cartSessionId: string): Cart | null {
  const cart = cartOfSession(world.sql, cartSessionId)
  if (cart === null) return null
  const { lines, coupon, voucher, sums } = totalsOf(shop, world, cart)
  return {
    cartSessionId: cart.sessionId,
    userId: cart.userId,
    cartItems: lines.map(({ item: { id, basketItemId, addedAt, choice }, price, availability }) => ({
      id,
      basketItemId,
      addedAt,
      ...choice,
      optionIds: [...choice.optionIds],
      gemstonePair: [...choice.gemstonePair],
      total: price?.totalPence ?? null,
      subTotal: price?.subTotalPence ?? null,
      vatIsZero: price?.vatIsZero ?? false,
      availability,
      coupons:
        coupon && price && price.discountPence > 0
          ? [{ code: coupon.code, amount: price.discountPence }]
          : [],
    })),
    coupon,
    voucher,
    totals: {
      subTotal: sums.subTotalPence,
      couponTotal: sums.couponPence,
      delivery: sums.deliveryPence,
      total: sums.totalPence,
      vat: sums.vatPence,
      voucherTotal: sums.voucherPence,
      due: sums.duePence,
    },
  }
}

/** The cart of an account with the prices of this moment; null when nothing was ever attached to it. */
export function cartOfUserNow(shop: CartShop, world: World, userId: string): Cart | null {
  const sessionId = sessionOfUser(world.sql, userId)
  return sessionId === undefined ? null : cartNow(shop, world, sessionId)
}

/** Brings the carts of a session and of an account together (rules/basket#attaching), and answers the account's. */
export function attachToUser(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  userId: string,
): CartPayload {
  if (attachCart(world.sql, cartSessionId, userId, world.now())) {
    return { cart: cartOfUserNow(shop, world, userId), userErrors: [] }
  }
  return payload(shop, world, cartSessionId, [cartFull])
}

/**
 * Puts a piece into a cart if it can be made and bought as it was chosen. An item that is in already changes
 * nothing, so that a browser whose answer was lost may ask again, even when the stone was sold since.
 */
export function addToCart(shop: CartShop, world: World, addition: CartAddition): CartPayload {
  const { cartSessionId, basketItemId } = addition
  const cart = cartOfSession(world.sql, cartSessionId)
  const isThere = cart?.items.some((item) => item.basketItemId === basketItemId)
  if (isThere) return payload(shop, world, cartSessionId)
  const userErrors = problemsOf(shop, world, addition.choice, cart)
  if (userErrors.length === 0) {
    const choice = asMade(shop, addition.choice)
    addItem(world.sql, cartSessionId, { basketItemId, addedAt: world.now().toISOString(), choice })
  }
  return payload(shop, world, cartSessionId, userErrors)
}

/** Takes a piece out; one that is not in changes nothing. */
export function removeFromCart(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  basketItemId: string,
): CartPayload {
  removeItem(world.sql, cartSessionId, basketItemId)
  return payload(shop, world, cartSessionId)
}

/** Takes every piece out; the cart stays. */
export function emptyCart(shop: CartShop, world: World, cartSessionId: string): CartPayload {
  removeItems(world.sql, cartSessionId)
  return payload(shop, world, cartSessionId)
}

const cartFull = problem('CART_FULL', null, `A cart holds at most ${maxItems} items.`)

function payload(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  userErrors: CartUserError[] = [],
): CartPayload {
  return { cart: cartNow(shop, world, cartSessionId), userErrors }
}

/** A choice without problems as the workshop writes it: the design's own sku, and what is cut of an engraving. */
function asMade({ designs }: CartShop, choice: PieceChoice): PieceChoice {
  const design = designs.bySku(choice.sku)
  return { ...choice, sku: design?.sku ?? choice.sku, engraving: engravingAsCut(design, choice) }
}

function problemsOf(
  shop: CartShop,
  world: World,
  choice: PieceChoice,
  cart: StoredCart | null,
): CartUserError[] {
  const design = shop.designs.bySku(choice.sku)
  if (!design) return [problem('UNKNOWN_DESIGN', 'sku', 'There is no such design.')]
  const buyer = { cart: cart?.sessionId, stockLeft: readStockLeft(world.sql, cart?.sessionId) }
  const isLeft = isLeftBeside(shop, buyer.stockLeft, cart?.items ?? [], choice)
  const unmade = [...optionProblems(design, choice.optionIds), ...sizeProblems(design, choice)]
  const problems = [
    ...cartProblems(choice, cart),
    ...unmade,
    // What is not made at all is no question of the shelf.
    ...(unmade.length > 0 || isLeft ? [] : [notInStock(design)]),
    ...engravingProblems(design, choice),
    ...stoneProblems(design, choice, stonesOf(shop, world, choice, cart?.sessionId)),
  ]
  if (problems.length > 0) return problems
  const { availability } = offerOf(shop, world, choice, buyer)
  return availability === 'AVAILABLE' ? [] : [problem('DESIGN_UNAVAILABLE', 'sku', 'The design is not sold.')]
}

function cartProblems(choice: PieceChoice, cart: StoredCart | null): CartUserError[] {
  const items = cart?.items ?? []
  const inCart = new Set(items.flatMap((item) => stoneIdsOf(item.choice)))
  const field = choice.gemstoneId === null ? 'gemstonePair' : 'gemstoneId'
  return [
    ...(items.length >= maxItems ? [cartFull] : []),
    ...(stoneIdsOf(choice).some((id) => inCart.has(id))
      ? [problem('STONE_IN_CART', field, 'The stone is in this cart already.')]
      : []),
  ]
}
