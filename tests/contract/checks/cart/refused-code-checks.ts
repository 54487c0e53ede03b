import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from './cart-at-target.ts'
import { skipUnlessTaken } from './code-at-target.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import {
  bandCoupon,
  emptyVoucher,
  expiredCoupon,
  expiredVoucher,
  knownCoupon,
  knownVoucher,
  laterCoupon,
  largeOrderCoupon,
} from './known-codes.ts'

interface RefusedCode {
  readonly code: string
  readonly reason: string
  /** What a cart lacks for it, in pence; null where that is not the reason. */
  readonly shortBy: number | null
}

/** Codes that a shopper has and that do nothing now say why (rules/checkout#coupons, rules/checkout#vouchers). */
export const refusedCodeChecks: readonly Check[] = [
  {
    operation: 'ApplyCoupon',
    name: 'a coupon that does nothing now says why, and changes nothing',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const before = await filledWithJewellery(probe, cart)
      await skipUnlessTaken(probe, cart, 'applyCoupon', knownCoupon)
      await cart.withoutCode('removeCoupon')
      const worth = before.cartItems.reduce((sum, { total }) => sum + (total ?? 0), 0)
      const isLaterYet = probe.clock !== null && probe.clock.getTime() < Date.parse(laterCoupon.startsAt)
      await expectRefusals(probe, cart, before, 'applyCoupon', [
        { code: expiredCoupon, reason: 'COUPON_EXPIRED', shortBy: null },
        { code: bandCoupon, reason: 'COUPON_FOR_OTHER_PIECES', shortBy: null },
        {
          code: largeOrderCoupon.code,
          reason: 'COUPON_BELOW_MINIMUM',
          shortBy: largeOrderCoupon.minimumPence - worth,
        },
        ...(isLaterYet ? [{ code: laterCoupon.code, reason: 'COUPON_NOT_YET', shortBy: null }] : []),
      ])
      await cart.clear()
    },
  },
  {
    operation: 'ApplyVoucher',
    name: 'a voucher that pays nothing now says why, and changes nothing',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const before = await filledWithJewellery(probe, cart)
      await skipUnlessTaken(probe, cart, 'applyVoucher', knownVoucher)
      await cart.withoutCode('removeVoucher')
      await expectRefusals(probe, cart, before, 'applyVoucher', [
        { code: expiredVoucher, reason: 'VOUCHER_EXPIRED', shortBy: null },
        { code: emptyVoucher, reason: 'VOUCHER_EMPTY', shortBy: null },
      ])
      await cart.clear()
    },
  },
]

/** Nothing that a coupon for wedding rings is for. */
async function filledWithJewellery(probe: Probe, cart: CartAtTarget): Promise<Cart> {
  const pieces = await drawFinishedPieces(probe, 100)
  const piece = pieces.find(({ design }) => design.category.id === categoryIds.jewellery)
  if (!piece) throw new Skipped('the target has no finished jewellery that can be bought')
  return cart.put('one', piece.input)
}

async function expectRefusals(
  probe: Probe,
  cart: CartAtTarget,
  before: Cart,
  field: 'applyCoupon' | 'applyVoucher',
  refused: readonly RefusedCode[],
): Promise<void> {
  for (const { code, reason, shortBy } of refused) {
    const { cart: after, userErrors } = await cart.code(field, code)
    const said = userErrors.map((error) => [error.code, error.shortBy ?? null])
    probe.expectSame(said, [[reason, shortBy]], `The codes for ${code}, and what is missing for it`)
    probe.expectSame(after, before, `The cart after ${code}, which was refused`)
  }
}
