import { soldPiece } from '@shop/fixtures/customers/sold-piece'
import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import { parcelDay } from '@shop/schema/domain/delivery/delivery-days'
import { pieceDelivery } from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { asMade } from '@shop/schema/domain/design/piece-as-made'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { subtractPence, type Pence } from '@shop/schema/domain/values/money'
import { pieceOf } from '../cart/cart-shop.ts'
import type { StoredCart } from '../cart/cart-store.ts'
import { type CartLine, totalsOf } from '../cart/cart-totals.ts'
import { isSizeOpen } from '../cart/allotted-stock.ts'
import { stoneIdsOf } from '../cart/piece-choice.ts'
import type { CheckoutUserError } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { lineProblem } from './checkout-problems.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import type { Goods } from './held-goods.ts'
import type { Purchase } from './payment-store.ts'

/** What the lines come to, and when they are ready. */
export interface PricedLines extends Pick<
  Purchase,
  'basketItemIds' | 'lines' | 'subTotal' | 'delivery' | 'total' | 'vat'
> {
  readonly couponCode: string | null
  readonly couponTotal: Pence
  readonly voucherCode: string | null
  readonly voucherTotal: Pence
  readonly due: Pence
  readonly readyOn: LondonDate
  readonly goods: Goods
}

/**
 * The lines of a cart that are to be bought, worked out anew; what speaks against any of them instead
 * (rules/checkout#payment). A line that is not there, or of a cart that has expired, is gone.
 */
export function priceLines(
  shop: CheckoutShop,
  world: World,
  cart: StoredCart | null,
  basketItemIds: readonly string[],
): { readonly priced: PricedLines | null; readonly userErrors: readonly CheckoutUserError[] } {
  const items = cart === null || hasBasketExpired(cart.items, world.now()) ? [] : cart.items
  const gone = basketItemIds.filter((id) => !items.some(({ basketItemId }) => basketItemId === id))
  if (cart === null || gone.length === basketItemIds.length) {
    return { priced: null, userErrors: gone.map((id) => lineProblem('LINE_GONE', id)) }
  }
  const result = totalsOf(shop, world, cart, ({ basketItemId }) => basketItemIds.includes(basketItemId))
  const userErrors = [
    ...gone.map((id) => lineProblem('LINE_GONE', id)),
    ...result.lines.flatMap(({ item, availability }) =>
      availability === 'AVAILABLE' ? [] : [lineProblem(availability, item.basketItemId)],
    ),
  ]
  if (userErrors.length > 0) return { priced: null, userErrors }
  const sold = result.lines.map((line, index) => soldLine(shop, world, cart, line, index))
  const { sums, coupon, voucher } = result
  const readyOn = parcelDay(sold)
  if (readyOn === null) throw new Error('There are no lines')
  return {
    priced: {
      basketItemIds: result.lines.map(({ item }) => item.basketItemId),
      lines: sold.map(({ line }) => line),
      // The coupon is taken off each line already, and so off their sum.
      subTotal: subtractPence(sums.subTotalPence, sums.couponPence),
      delivery: sums.deliveryPence,
      total: sums.totalPence,
      vat: sums.vatPence,
      couponCode: coupon?.problem === null ? coupon.code : null,
      couponTotal: sums.couponPence,
      voucherCode: voucher?.problem === null ? voucher.code : null,
      voucherTotal: sums.voucherPence,
      due: sums.duePence,
      readyOn,
      goods: {
        stoneIds: result.lines.flatMap(({ item }) => stoneIdsOf(item.choice)),
        pieces: result.lines.flatMap(({ allotment }) => allotment.piece ?? []),
      },
    },
    userErrors: [],
  }
}

/** A line as the books will have it, and the day on which it is ready. */
function soldLine(
  shop: CheckoutShop,
  world: World,
  cart: StoredCart,
  { item: { choice }, price: paid, allotment }: CartLine,
  index: number,
) {
  const piece = pieceOf(shop, world, choice, { cart: cart.sessionId, stockLeft: allotment.stockLeft })
  if (piece.kind !== 'offered' || paid === null) throw new Error('A line was priced that is not offered')
  const { design, stones, price } = piece
  const { optionIds, engraving } = choice
  const fingerSize = isSizeOpen(choice) ? null : choice.fingerSize
  const question = asMade({ design, optionIds, fingerSize, engravingText: engraving?.text ?? '' })
  const { arrivesOn } = pieceDelivery({ ...question, stones, now: world.now(), holidays: shop.holidays })
  const { discountPence } = paid
  return {
    line: {
      ...soldPiece({ id: String(index + 1), design, choice, stones, price, discountPence }),
      isSizeUnsure: isSizeOpen(choice) && optionsOf(design, 'Finger Size').length > 0,
    },
    arrivesOn,
  }
}
