import {
  AddCartItemDocument,
  ApplyCouponDocument,
  ApplyVoucherDocument,
  AttachCartToUserDocument,
  CartBySessionDocument,
  CartOfUserDocument,
  ClearCartDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  RemoveVoucherDocument,
  type CartAnswerFragment,
  type CartCodeAnswerFragment,
  type CartFragment,
} from '#generated/graphql/graphql.ts'
import { request } from '../request.ts'
import type { BasketItem } from './basket-record.ts'
import type { CartWrite } from './cart-transitions.ts'

/** What the basket asks of the cart; each call throws when no answer comes. */
export interface CartServer {
  fetch(uid: string): Promise<CartFragment | null>
  /** The cart of whoever is signed in; null where there is none. */
  fetchOfUser(): Promise<CartFragment | null>
  /** Brings the cart of a session and that of whoever is signed in together (rules/basket#attaching). */
  attach(userId: string, uid: string): Promise<CartAnswerFragment>
  write(write: CartWrite): Promise<CartAnswerFragment>
  /** Puts a coupon or a voucher on the cart of a session, or takes it off (rules/checkout#coupons). */
  changeCode(change: CodeChange): Promise<CartCodeAnswerFragment>
}

/** A code for the cart; null takes off what is there. */
export interface CodeChange {
  readonly kind: 'coupon' | 'voucher'
  readonly uid: string
  readonly code: string | null
}

/** The cart of the shop's API. */
export const cartServer: CartServer = {
  // Never from a cache (rules/basket#cart-sync): what another device has done shows at once.
  fetch: async (uid) => (await request(CartBySessionDocument, { cartSessionId: uid })).getCartByCartSessionId,
  fetchOfUser: async () => (await request(CartOfUserDocument, {})).getCartOfUser,
  attach: async (userId, cartSessionId) =>
    (await request(AttachCartToUserDocument, { input: { userId, cartSessionId } })).attachCartToUser,
  write: async (write) => {
    switch (write.kind) {
      case 'add':
        return (await request(AddCartItemDocument, { input: addInput(write.uid, write.item) })).addCartItem
      case 'remove':
        return (
          await request(RemoveCartItemDocument, {
            cartSessionId: write.uid,
            basketItemId: write.item.basketItemId,
          })
        ).removeCartItem
      case 'clear':
        return (await request(ClearCartDocument, { cartSessionId: write.uid })).clearCart
    }
  },
  changeCode: async ({ kind, uid: cartSessionId, code }) => {
    if (kind === 'coupon') {
      return code === null
        ? (await request(RemoveCouponDocument, { cartSessionId })).removeCoupon
        : (await request(ApplyCouponDocument, { cartSessionId, code })).applyCoupon
    }
    return code === null
      ? (await request(RemoveVoucherDocument, { cartSessionId })).removeVoucher
      : (await request(ApplyVoucherDocument, { cartSessionId, code })).applyVoucher
  },
}

function addInput(cartSessionId: string, item: BasketItem) {
  const { basketItemId, sku, optionIds, fingerSize, isSizeUnsure, engraving, gemstoneId, gemstonePair } = item
  return {
    cartSessionId,
    basketItemId,
    sku,
    optionIds,
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId,
    gemstonePair,
  }
}
