import { leastPence, subtractPence, sumPence, vatContained, type Pence } from '../values/money.ts'

/** A line that can be bought, with whatever coupons take off. */
export interface SummedLine {
  /** Before coupons. */
  readonly subTotalPence: Pence
  /** What is paid for it. */
  readonly totalPence: Pence
  /** Whether `totalPence` contains no VAT. */
  readonly vatIsZero: boolean
}

/** What a basket comes to (rules/checkout#totals), each in pence and none below zero. */
export interface BasketSums {
  readonly subTotalPence: Pence
  /** What coupons take off. */
  readonly couponPence: Pence
  readonly deliveryPence: Pence
  /** The price: what the lines come to, and delivery. */
  readonly totalPence: Pence
  /** The VAT in `totalPence`. */
  readonly vatPence: Pence
  /** How much of `totalPence` the voucher pays. */
  readonly voucherPence: Pence
  /** What is left to pay. */
  readonly duePence: Pence
}

/** Insured delivery in the United Kingdom is free. */
const deliveryPence = sumPence([])

/**
 * Adds up the lines that can be bought. VAT is worked out once, of the sum of what it is charged on (rules/prices#vat); a
 * voucher is a way to pay and changes neither price nor VAT (rules/checkout#vouchers).
 */
export function basketSums(
  lines: readonly SummedLine[],
  { vatPercent, voucherBalancePence }: { readonly vatPercent: number; readonly voucherBalancePence: Pence },
): BasketSums {
  const subTotalPence = sumPence(lines.map((line) => line.subTotalPence))
  const ofLines = sumPence(lines.map((line) => line.totalPence))
  const charged = lines.filter(({ vatIsZero }) => !vatIsZero)
  const totalPence = sumPence([ofLines, deliveryPence])
  const voucherPence = leastPence(voucherBalancePence, totalPence)
  return {
    subTotalPence,
    couponPence: subtractPence(subTotalPence, ofLines),
    deliveryPence,
    totalPence,
    vatPence: vatContained(sumPence([...charged.map((line) => line.totalPence), deliveryPence]), vatPercent),
    voucherPence,
    duePence: subtractPence(totalPence, voucherPence),
  }
}
