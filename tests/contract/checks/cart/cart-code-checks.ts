import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from './cart-at-target.ts'
import { expectTotals } from './cart-price-checks.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import { knownCoupon, knownVoucher, unknownCode } from './known-codes.ts'

/** What coupons and vouchers do, whatever they are worth (rules/checkout#coupons, rules/checkout#vouchers). */
export const cartCodeChecks: readonly Check[] = [
  {
    operation: 'ApplyCoupon',
    name: 'a code that there is not, and a cart that has nothing, say so and change nothing',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const none = await cart.code('applyCoupon', knownCoupon)
      probe.expectSame(codesOf(none), ['NO_CART'], 'The codes for a coupon without a cart')
      const before = await filled(probe, cart)
      const coupon = await cart.code('applyCoupon', unknownCode)
      probe.expectSame(codesOf(coupon), ['UNKNOWN_COUPON'], 'The codes for a coupon that there is not')
      const voucher = await cart.code('applyVoucher', unknownCode)
      probe.expectSame(codesOf(voucher), ['UNKNOWN_VOUCHER'], 'The codes for a voucher that there is not')
      probe.expectSame(voucher.cart?.totals, before.totals, 'The totals after two codes that there are not')
      await cart.clear()
    },
  },
  {
    operation: 'ApplyCoupon',
    name: 'a coupon takes off what its lines say, once, until it is taken off',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const before = await filled(probe, cart)
      const applied = await cart.code('applyCoupon', knownCoupon)
      probe.skipUnless(applied.userErrors.length === 0, `the target does not take the coupon ${knownCoupon}`)
      const couponed = applied.cart
      if (!couponed) return probe.expect(false, 'The cart is null after a coupon was put on')
      await expectTotals(probe, couponed)
      for (const { subTotal, total, coupons, basketItemId } of couponed.cartItems) {
        const taken = coupons?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
        probe.expectSame(
          taken,
          (subTotal ?? 0) - (total ?? 0),
          `What coupons take off the line ${basketItemId}, in pence`,
        )
      }
      const isLess = (couponed.totals?.total ?? 0) < (before.totals?.total ?? 0)
      probe.expect(isLess, 'The coupon takes nothing off')
      const again = await cart.code('applyCoupon', knownCoupon.toLowerCase())
      probe.expectSame(
        [codesOf(again), again.cart?.totals, again.cart?.coupon],
        [[], couponed.totals, couponed.coupon],
        'Errors, totals and coupon after the same was put on again, in small letters',
      )
      probe.expectSame((await cart.read())?.totals, couponed.totals, 'The totals that the next read has')
      const without = await cart.withoutCode('removeCoupon')
      probe.expectSame(
        [without.cart?.totals, without.cart?.coupon],
        [before.totals, null],
        'Totals and coupon after taking it off',
      )
      await cart.clear()
    },
  },
  {
    operation: 'ApplyVoucher',
    name: 'a voucher pays what it holds and changes neither price nor VAT',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const before = await filled(probe, cart)
      const applied = await cart.code('applyVoucher', knownVoucher)
      probe.skipUnless(
        applied.userErrors.length === 0,
        `the target does not take the voucher ${knownVoucher}`,
      )
      const couponed = applied.cart
      if (!couponed?.totals) return probe.expect(false, 'The cart has no totals after a voucher was put on')
      const { total, vat, due } = couponed.totals
      probe.expectSame(
        [total, vat],
        [before.totals?.total, before.totals?.vat],
        'Price and VAT with a voucher',
      )
      probe.expect(due < total, 'The voucher pays nothing')
      await expectTotals(probe, couponed)
      const again = await cart.code('applyVoucher', knownVoucher.toLowerCase())
      probe.expectSame(
        [codesOf(again), again.cart?.totals, again.cart?.voucher],
        [[], couponed.totals, couponed.voucher],
        'Errors, totals and voucher after the same was put on again, in small letters',
      )
      const without = await cart.withoutCode('removeVoucher')
      probe.expectSame(without.cart?.totals, before.totals, 'The totals after taking the voucher off')
      await cart.clear()
    },
  },
  {
    operation: 'RemoveCoupon',
    name: 'a coupon and a voucher work together, and each is taken off by itself',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const before = await filled(probe, cart)
      const couponed = await cart.code('applyCoupon', knownCoupon)
      const both = await cart.code('applyVoucher', knownVoucher)
      const isTaken = couponed.userErrors.length === 0 && both.userErrors.length === 0
      probe.skipUnless(isTaken, `the target does not take ${knownCoupon} and ${knownVoucher}`)
      if (!both.cart) return probe.expect(false, 'The cart is null after a voucher was put on')
      await expectTotals(probe, both.cart)
      const { cart: vouched } = await cart.withoutCode('removeCoupon')
      probe.expectSame(
        [vouched?.coupon, vouched?.voucher, vouched?.totals?.total],
        [null, both.cart.voucher, before.totals?.total],
        'Coupon, voucher and price after taking the coupon off',
      )
      await cart.code('applyCoupon', knownCoupon)
      const { cart: reduced } = await cart.withoutCode('removeVoucher')
      probe.expectSame(
        [reduced?.coupon, reduced?.voucher, reduced?.totals],
        [both.cart.coupon, null, couponed.cart?.totals],
        'Coupon, voucher and totals after taking the voucher off',
      )
      await cart.clear()
    },
  },
]

async function filled(probe: Probe, cart: CartAtTarget): Promise<Cart> {
  const pieces = await drawFinishedPieces(probe, 3)
  let held: Cart | null = null
  for (const [at, { input }] of pieces.entries()) held = await cart.put(`${at}`, input)
  if (held === null) throw new Error('Nothing was put in')
  return held
}

function codesOf({ userErrors }: { readonly userErrors: readonly { readonly code: string }[] }): string[] {
  return userErrors.map(({ code }) => code)
}
