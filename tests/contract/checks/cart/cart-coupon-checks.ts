import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from './cart-at-target.ts'
import { percentOff, takenOff } from './code-at-target.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import { knownCoupon, knownVoucher } from './known-codes.ts'

/** What a code on a cart says of itself, and which of the lines it is for (rules/checkout#coupons). */
export const cartCouponChecks: readonly Check[] = [
  {
    operation: 'ApplyCoupon',
    name: 'a coupon comes off all lines that it is for alike',
    writes: true,
    async run(probe) {
      const pieces = await drawFinishedPieces(probe, 100)
      const twice = pieces.find(({ design }) => design.purchaseAvailability === 'ALWAYS')
      const others = pieces.filter((piece) => piece !== twice).slice(0, 2)
      const cart = new CartAtTarget(probe)
      for (const [at, piece] of [...others, ...(twice ? [twice, twice] : [])].entries())
        await cart.put(`${at}`, piece.input)
      const couponed = await withCode(probe, cart, 'applyCoupon', knownCoupon)
      const lines = couponed.cartItems
      if (twice) {
        const [one = 0, two = 0] = lines.slice(-2).map(takenOff)
        const what = `What comes off two lines of ${twice.design.sku}, ${one} and ${two} pence, is not the same`
        probe.expect(Math.abs(one - two) <= 1, what)
      }
      const reduced = lines.filter((line) => takenOff(line) > 0)
      const rate = sumOf(reduced.map(takenOff)) / sumOf(reduced.map(({ subTotal }) => subTotal ?? 0))
      const uneven = reduced.flatMap((line) => {
        const due = rate * (line.subTotal ?? 0)
        // A line is rounded by itself, and the pence that are left go to some of them.
        return Math.abs(takenOff(line) - due) > reduced.length ? `${takenOff(line)} for about ${due}` : []
      })
      probe.expectSame(uneven, [], 'What comes off lines in another proportion than off all, in pence')
      await cart.clear()
    },
  },
  {
    operation: 'ApplyCoupon',
    name: 'a coupon says its code and what it does, as the lines that it is for do',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      for (const [at, { input }] of (await drawFinishedPieces(probe, 2)).entries())
        await cart.put(`${at}`, input)
      const { coupon, totals, cartItems } = await withCode(probe, cart, 'applyCoupon', knownCoupon)
      probe.skipUnless((totals?.couponTotal ?? 0) > 0, `${knownCoupon} takes nothing off what was drawn`)
      probe.expectSame(coupon?.code.toUpperCase(), knownCoupon, 'The code of the coupon')
      const { code, label, problem, shortBy } = coupon ?? {}
      probe.expectSame(
        [problem, shortBy],
        [null, null],
        'Why a coupon that works does not, and what it lacks',
      )
      probe.expect((label ?? '').trim() !== '', 'The coupon does not say what it does')
      const percent = /(\d+)\s?%/.exec(label ?? '')?.[1]
      if (percent !== undefined) {
        const reduced = cartItems.filter((line) => takenOff(line) > 0)
        probe.expectSame(
          reduced.map(takenOff),
          reduced.map((line) => percentOff(line, Number(percent))),
          `What comes off lines with a coupon that says ${label}, in pence`,
        )
      }
      const ofLines = cartItems.flatMap(({ coupons }) => coupons?.map((each) => each.code) ?? [])
      const strange = ofLines.filter((each) => each !== code)
      probe.expectSame(strange, [], 'Coupons of lines that are not that of the cart')
      const without = await cart.withoutCode('removeCoupon')
      probe.expectSame(
        await cart.read(),
        without.cart,
        'The cart that is read after the coupon was taken off',
      )
      await cart.clear()
    },
  },
  {
    operation: 'ApplyVoucher',
    name: 'a voucher says its code, and one that was taken off is gone for the next read',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      await cart.put('one', piece.input)
      const { voucher, totals } = await withCode(probe, cart, 'applyVoucher', knownVoucher)
      probe.expectSame(voucher?.code.toUpperCase(), knownVoucher, 'The code of the voucher')
      if ((totals?.voucherTotal ?? 0) > 0)
        probe.expectSame(voucher?.problem, null, 'Why a voucher that pays does not')
      const without = await cart.withoutCode('removeVoucher')
      probe.expectSame(
        await cart.read(),
        without.cart,
        'The cart that is read after the voucher was taken off',
      )
      await cart.clear()
    },
  },
]

/** The cart with a code that is known, which must be taken; skips where the target does not know it. */
async function withCode(
  probe: Probe,
  cart: CartAtTarget,
  field: 'applyCoupon' | 'applyVoucher',
  code: string,
): Promise<Cart> {
  const { cart: changed, userErrors } = await cart.code(field, code)
  probe.skipUnless(userErrors.length === 0, `the target does not take ${code}`)
  if (changed) return changed
  return probe.fail(`The cart is null after ${code} was put on`)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
