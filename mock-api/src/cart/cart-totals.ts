import { basketSums, type BasketSums } from '@shop/schema/domain/basket/basket-sums'
import {
  couponProblem,
  couponShortBy,
  withCoupon,
  type CouponedLine,
} from '@shop/schema/domain/basket/coupons'
import { voucherProblem } from '@shop/schema/domain/basket/vouchers'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import { pence } from '@shop/schema/domain/values/money'
import type { CartCoupon, CartItemAvailability, CartVoucher } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { readStockLeft } from '../world/taken-stock.ts'
import { type Allotment, allotStock } from './allotted-stock.ts'
import { type CartShop, offerOf } from './cart-shop.ts'
import type { StoredCart, StoredItem } from './cart-store.ts'
import { couponByCode, voucherByCode } from './codes.ts'
import { voucherBalance } from './voucher-uses.ts'

/** A line of a cart as it is worked out now. */
export interface CartLine {
  readonly item: StoredItem
  readonly availability: CartItemAvailability
  /** What it costs with the coupon of the cart; null when it cannot be bought. */
  readonly price: CouponedLine | null
  /** Which piece from the shelf it takes. */
  readonly allotment: Allotment
}

/** What a cart, or some of its lines, come to now (rules/checkout#totals). */
export interface CartSums {
  /** In the order of the cart. */
  readonly lines: readonly CartLine[]
  /** Null where none is on the cart; with a `problem` it takes nothing off. */
  readonly coupon: CartCoupon | null
  /** Null where none is on the cart; with a `problem` it pays nothing. */
  readonly voucher: CartVoucher | null
  readonly sums: BasketSums
}

/**
 * Works out anew what a cart comes to: lines with their coupon, the voucher and the sums, of all lines or of those that
 * are meant, as an order takes some of them. A coupon and its minimum look at these lines alone.
 */
export function totalsOf(
  shop: CartShop,
  world: World,
  cart: StoredCart,
  isMeant: (item: StoredItem) => boolean = () => true,
): CartSums {
  const allotments = allotStock(shop, readStockLeft(world.sql, cart.sessionId), cart.items.filter(isMeant))
  const offered = cart.items.flatMap((item) => {
    const allotment = allotments.get(item)
    if (allotment === undefined) return []
    const buyer = { cart: cart.sessionId, stockLeft: allotment.stockLeft }
    return { item, allotment, ...offerOf(shop, world, item.choice, buyer) }
  })
  const bought = offered.flatMap(({ item, subTotal }) =>
    subTotal == null ? [] : [{ item, subTotalPence: subTotal, subCategoryId: subCategoryOf(shop, item) }],
  )
  const coupon = couponByCode(cart.couponCode)
  const problem = coupon && couponProblem(coupon, bought, world.now())
  const prices = withCoupon(bought, problem === null ? coupon : null, defaultVatPercent)
  const priceOf = new Map(bought.map(({ item }, at) => [item, prices[at] ?? null]))
  const voucher = voucherNow(world, cart.voucherCode, cart.sessionId)
  return {
    lines: offered.map(({ item, availability, allotment }) => ({
      item,
      allotment,
      availability: availability ?? 'AVAILABLE',
      price: priceOf.get(item) ?? null,
    })),
    coupon: coupon && {
      code: coupon.code,
      label: coupon.label,
      problem,
      shortBy: problem === 'COUPON_BELOW_MINIMUM' ? couponShortBy(coupon, bought) : null,
    },
    voucher,
    sums: basketSums(prices, {
      vatPercent: defaultVatPercent,
      voucherBalancePence: voucher?.problem === null ? voucher.balance : pence(0),
    }),
  }
}

/** The voucher with this code as a cart has it in a world now; null for no code and for one that there is not. */
export function voucherNow(
  world: World,
  code: string | null,
  forCart?: string,
): Required<Pick<CartVoucher, 'code' | 'balance' | 'problem'>> | null {
  const voucher = voucherByCode(code)
  if (voucher === null) return null
  const balance = voucherBalance(world.sql, voucher, forCart)
  return { code: voucher.code, balance, problem: voucherProblem(voucher, balance, world.now()) }
}

/** Of a design that can be bought, as the pieces are that are asked for. */
function subCategoryOf({ designs }: CartShop, { choice }: StoredItem): string {
  return designs.bySku(choice.sku)?.subCategory.id ?? ''
}
