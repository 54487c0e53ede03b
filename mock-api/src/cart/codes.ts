import { type CouponRecord, coupons } from '@shop/fixtures/coupons'
import { type VoucherRecord, vouchers } from '@shop/fixtures/vouchers'
import { normalCode } from '@shop/schema/domain/basket/coupons'

/** The coupon with a code in any letter case; null for no code and for one that there is not. */
export function couponByCode(code: string | null): CouponRecord | null {
  return withCode(coupons, code)
}

/** The gift voucher, likewise. */
export function voucherByCode(code: string | null): VoucherRecord | null {
  return withCode(vouchers, code)
}

function withCode<Thing extends { readonly code: string }>(
  things: readonly Thing[],
  text: string | null,
): Thing | null {
  if (text === null) return null
  const wanted = normalCode(text)
  return things.find(({ code }) => code === wanted) ?? null
}
