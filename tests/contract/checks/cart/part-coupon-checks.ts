import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import { type Cart, CartAtTarget } from './cart-at-target.ts'
import { percentOff, skipUnlessTaken, takenOff } from './code-at-target.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import { bandCoupon, bandPercent, knownCoupon } from './known-codes.ts'

/** What a coupon does that is for some pieces alone, where the target knows that of the mock's front page (rules/checkout#coupons). */
export const partCouponChecks: readonly Check[] = [
  {
    operation: 'ApplyCoupon',
    name: 'a coupon for some pieces comes off these alone, and waits while none of them is there',
    writes: true,
    async run(probe) {
      const pieces = await drawFinishedPieces(probe, 1000)
      const ofCategory = (id: string) =>
        pieces.find(({ design }) => design.category.id === id && design.purchaseAvailability === 'ALWAYS')
      const [band, jewel] = [ofCategory(categoryIds.weddingRing), ofCategory(categoryIds.jewellery)]
      if (!band || !jewel) throw new Skipped('the target makes no wedding rings and jewellery to order')
      const cart = new CartAtTarget(probe)
      await cart.put('jewel', jewel.input)
      await cart.put('band', band.input)
      await skipUnlessTaken(probe, cart, 'applyCoupon', knownCoupon)
      const { cart: couponed, userErrors } = await cart.code('applyCoupon', bandCoupon)
      probe.expectSame(userErrors, [], `What speaks against ${bandCoupon} on a cart with a wedding ring`)
      probe.expectSame(
        offOf(couponed),
        { jewel: 0, band: dueOf(couponed) },
        'What the coupon takes off, in pence',
      )
      const { cart: without } = await cart.remove('band')
      probe.expectSame(
        [without?.coupon?.code, without?.coupon?.problem, without?.totals?.couponTotal, offOf(without)],
        [couponed?.coupon?.code, 'COUPON_FOR_OTHER_PIECES', 0, { jewel: 0 }],
        'The coupon, why it does nothing, and what it takes off once its pieces have left the cart',
      )
      const again = await cart.put('again', band.input)
      probe.expectSame(
        [again.coupon?.problem, offOf(again)],
        [null, { jewel: 0, again: dueOf(again) }],
        'Why the coupon does nothing, and what it takes off, once one of its pieces is back',
      )
      await cart.clear()
    },
  },
]

/** What each line costs less than without the coupon. */
function offOf(cart: Cart | null): Readonly<Record<string, number>> {
  return Object.fromEntries((cart?.cartItems ?? []).map((line) => [line.basketItemId, takenOff(line)]))
}

/** The percent of the coupon off the wedding ring. */
function dueOf(cart: Cart | null): number {
  const line = cart?.cartItems.find(({ basketItemId }) => basketItemId !== 'jewel')
  return line ? percentOff(line, bandPercent) : 0
}
