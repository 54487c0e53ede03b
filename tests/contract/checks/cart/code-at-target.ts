import type { Probe } from '../../runner/probe.ts'
import type { CartAtTarget, CartLine } from './cart-at-target.ts'

/** Skips where a target does not take a code of the mock's front page; one that does is held to what the others there do. */
export async function skipUnlessTaken(
  probe: Probe,
  cart: CartAtTarget,
  field: 'applyCoupon' | 'applyVoucher',
  code: string,
): Promise<void> {
  const { userErrors } = await cart.code(field, code)
  probe.skipUnless(userErrors.length === 0, `the target does not take ${code}`)
}

/** What a line costs less than without the coupon, in pence. */
export function takenOff({ subTotal, total }: CartLine): number {
  return (subTotal ?? 0) - (total ?? 0)
}

/** A percent of a line without the coupon, rounded half up to the penny (rules/checkout#coupons). */
export function percentOff({ subTotal }: CartLine, percent: number): number {
  return Math.round(((subTotal ?? 0) * percent) / 100)
}
