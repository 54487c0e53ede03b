import { subtractPence, sumPence, type Pence } from '@shop/schema/domain/values/money'
import type { BasketRecord } from '#data/basket/basket-record.ts'

/** What an order comes to. */
export interface OrderSums {
  /** The lines that are bought, as the last button says them unless a voucher pays a part. */
  readonly totalPence: Pence
  /** What a coupon takes off, and before that; null where none does, or nobody has said yet. */
  readonly discount: {
    readonly label: string
    readonly couponPence: Pence
    readonly subTotalPence: Pence
  } | null
  /** What a voucher pays of it; null where none does. */
  readonly voucherPence: Pence | null
  /** The VAT in the total; null while nobody has said. */
  readonly vatPence: Pence | null
  /** What is paid now, or lent. */
  readonly duePence: Pence
}

/**
 * What the lines that are bought come to (rules/checkout#totals): their sum, with what the cart last said of coupon,
 * voucher and VAT, as far as it speaks of the same total.
 */
export function orderSums(
  linePence: readonly Pence[],
  { Coupon: coupon, Totals: totals }: Pick<BasketRecord, 'Coupon' | 'Totals'>,
): OrderSums {
  const totalPence = sumPence(linePence)
  if (totals === null || totals.total !== totalPence) {
    return { totalPence, discount: null, voucherPence: null, vatPence: null, duePence: totalPence }
  }
  return {
    totalPence,
    discount:
      coupon && totals.couponTotal > 0
        ? { label: coupon.label, couponPence: totals.couponTotal, subTotalPence: totals.subTotal }
        : null,
    voucherPence: totals.voucherTotal > 0 ? totals.voucherTotal : null,
    vatPence: totals.vat,
    duePence: subtractPence(totalPence, totals.voucherTotal),
  }
}
