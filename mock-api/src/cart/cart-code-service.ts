import type { Pence } from '@shop/schema/domain/values/money'
import type { CartCodeErrorCode, CartCodePayload } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { cartNow } from './cart-service.ts'
import type { CartShop } from './cart-shop.ts'
import { cartOfSession, setCoupon, setVoucher } from './cart-store.ts'
import { totalsOf, voucherNow } from './cart-totals.ts'
import { couponByCode } from './codes.ts'
import { hasGuessedTooOften, noteWrongCode } from './wrong-codes.ts'

/** Puts a coupon on the cart of a session in place of another, if it takes something off now (rules/checkout#coupons). */
export function applyCoupon(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  code: string,
): CartCodePayload {
  const cart = cartOfSession(world.sql, cartSessionId)
  if (cart === null || cart.items.length === 0) return payload(shop, world, cartSessionId, 'NO_CART')
  if (hasGuessedTooOften(world, cart.sessionId, 'coupon'))
    return payload(shop, world, cartSessionId, 'TOO_MANY_ATTEMPTS')
  const coupon = couponByCode(code)
  if (coupon === null) {
    noteWrongCode(world, cart.sessionId, 'coupon')
    return payload(shop, world, cartSessionId, 'UNKNOWN_COUPON')
  }
  const { coupon: onCart } = totalsOf(shop, world, { ...cart, couponCode: coupon.code })
  if (onCart?.problem) return payload(shop, world, cartSessionId, onCart.problem, onCart.shortBy)
  setCoupon(world.sql, cart.sessionId, coupon.code)
  return payload(shop, world, cartSessionId)
}

/** Takes the coupon off; without one it changes nothing. */
export function removeCoupon(shop: CartShop, world: World, cartSessionId: string): CartCodePayload {
  const cart = cartOfSession(world.sql, cartSessionId)
  if (cart) setCoupon(world.sql, cart.sessionId, null)
  return payload(shop, world, cartSessionId)
}

/** Lets a gift voucher pay part of the cart in place of another, if anything is left on it (rules/checkout#vouchers). */
export function applyVoucher(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  code: string,
): CartCodePayload {
  const cart = cartOfSession(world.sql, cartSessionId)
  if (cart === null || cart.items.length === 0) return payload(shop, world, cartSessionId, 'NO_CART')
  if (hasGuessedTooOften(world, cart.sessionId, 'voucher'))
    return payload(shop, world, cartSessionId, 'TOO_MANY_ATTEMPTS')
  const voucher = voucherNow(world, code, cart.sessionId)
  if (voucher === null) {
    noteWrongCode(world, cart.sessionId, 'voucher')
    return payload(shop, world, cartSessionId, 'UNKNOWN_VOUCHER')
  }
  if (voucher.problem) return payload(shop, world, cartSessionId, voucher.problem)
  setVoucher(world.sql, cart.sessionId, voucher.code)
  return payload(shop, world, cartSessionId)
}

/** Takes the voucher off; without one it changes nothing. */
export function removeVoucher(shop: CartShop, world: World, cartSessionId: string): CartCodePayload {
  const cart = cartOfSession(world.sql, cartSessionId)
  if (cart) setVoucher(world.sql, cart.sessionId, null)
  return payload(shop, world, cartSessionId)
}

const messages: Readonly<Record<CartCodeErrorCode, string>> = {
  NO_CART: 'Nothing is in this cart.',
  UNKNOWN_COUPON: 'There is no coupon with this code.',
  COUPON_NOT_YET: 'The coupon can be used later.',
  COUPON_EXPIRED: 'The coupon could be used earlier.',
  COUPON_BELOW_MINIMUM: 'The pieces it is for come to less than it asks for.',
  COUPON_FOR_OTHER_PIECES: 'None of the pieces in the cart is one that it is for.',
  UNKNOWN_VOUCHER: 'There is no voucher with this code.',
  VOUCHER_EXPIRED: 'The voucher could be used earlier.',
  VOUCHER_EMPTY: 'Nothing is left on the voucher.',
  TOO_MANY_ATTEMPTS: 'Too many codes that there are not were tried: another can be in ten minutes.',
}

function payload(
  shop: CartShop,
  world: World,
  cartSessionId: string,
  code?: CartCodeErrorCode,
  shortBy: Pence | null = null,
): CartCodePayload {
  return {
    cart: cartNow(shop, world, cartSessionId),
    userErrors: code === undefined ? [] : [{ code, message: messages[code], shortBy }],
  }
}
