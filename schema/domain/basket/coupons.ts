import {
  leastPence,
  percentOfPence,
  sharePence,
  subtractPence,
  sumPence,
  vatContained,
  type Pence,
} from '../values/money.ts'

/** What a coupon takes off (rules/checkout#coupons). */
export type CouponEffect =
  /** So many percent of each line, 0 to 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** An amount off all lines together, in proportion to what they cost. */
  | { readonly kind: 'amount'; readonly amountPence: Pence }
  /** The VAT of each line: what is exported is sold without. */
  | { readonly kind: 'vat-free' }

/** What decides whether a coupon works and what it does. */
export interface CouponRule {
  readonly effect: CouponEffect
  /** Subcategories of the designs it is for; null for every piece. */
  readonly subCategoryIds: readonly string[] | null
  /** What the pieces it is for must come to at least. */
  readonly minimumPence: Pence
  /** ISO instant from which on it works. */
  readonly startsAt: string
  /** ISO instant from which on it works no more. */
  readonly endsAt: string
}

/** A line that can be bought, before coupons. */
export interface CouponLine {
  readonly subCategoryId: string
  /** With sales and VAT. */
  readonly subTotalPence: Pence
}

/** What a line costs with the coupon of its basket. */
export interface CouponedLine {
  readonly subTotalPence: Pence
  /** What the coupon takes off: `subTotalPence` less `totalPence`. */
  readonly discountPence: Pence
  readonly totalPence: Pence
  /** Whether `totalPence` contains no VAT. */
  readonly vatIsZero: boolean
}

/** Why a coupon takes nothing off; the codes of the contract's `CartCodeErrorCode`. */
export type CouponProblem =
  | 'COUPON_NOT_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_FOR_OTHER_PIECES'
  | 'COUPON_BELOW_MINIMUM'

const nothing = sumPence([])

/** A code as the shop writes it: letter case and spaces around it do not matter. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Why a coupon takes nothing off these lines now; null when it does. */
export function couponProblem(
  coupon: CouponRule,
  lines: readonly CouponLine[],
  now: Date,
): CouponProblem | null {
  if (now.getTime() < Date.parse(coupon.startsAt)) return 'COUPON_NOT_YET'
  if (now.getTime() >= Date.parse(coupon.endsAt)) return 'COUPON_EXPIRED'
  if (!lines.some((line) => isFor(coupon, line))) return 'COUPON_FOR_OTHER_PIECES'
  return couponShortBy(coupon, lines) > 0 ? 'COUPON_BELOW_MINIMUM' : null
}

/** What the pieces that a coupon is for lack of its minimum; 0 where they reach it. */
export function couponShortBy(
  coupon: Pick<CouponRule, 'subCategoryIds' | 'minimumPence'>,
  lines: readonly CouponLine[],
): Pence {
  const meantPence = subTotalOf(lines.filter((line) => isFor(coupon, line)))
  return subtractPence(coupon.minimumPence, leastPence(meantPence, coupon.minimumPence))
}

/**
 * The lines with a coupon that works, in their order; as they are with null. What is taken off a line is never more than
 * it costs, and a fixed amount never more than all lines that it is for.
 */
export function withCoupon(
  lines: readonly CouponLine[],
  coupon: Pick<CouponRule, 'effect' | 'subCategoryIds'> | null,
  vatPercent: number,
): CouponedLine[] {
  const meant = coupon === null ? [] : lines.filter((line) => isFor(coupon, line))
  const discounts = coupon === null ? [] : discountsOf(coupon.effect, meant, vatPercent)
  return lines.map((line) => {
    const { subTotalPence } = line
    const at = meant.indexOf(line)
    const discountPence = discounts[at] ?? nothing
    return {
      subTotalPence,
      discountPence,
      totalPence: subtractPence(subTotalPence, discountPence),
      vatIsZero: at >= 0 && coupon?.effect.kind === 'vat-free',
    }
  })
}

function discountsOf(effect: CouponEffect, lines: readonly CouponLine[], vatPercent: number): Pence[] {
  const amounts = lines.map(({ subTotalPence }) => subTotalPence)
  switch (effect.kind) {
    case 'percent':
      return amounts.map((amount) => percentOfPence(amount, effect.percent))
    case 'vat-free':
      return amounts.map((amount) => vatContained(amount, vatPercent))
    case 'amount': {
      const whole = sumPence(amounts)
      return whole === 0 ? [] : sharePence(leastPence(effect.amountPence, whole), amounts)
    }
  }
}

function isFor({ subCategoryIds }: Pick<CouponRule, 'subCategoryIds'>, line: CouponLine): boolean {
  return subCategoryIds === null || subCategoryIds.includes(line.subCategoryId)
}

function subTotalOf(lines: readonly CouponLine[]): Pence {
  return sumPence(lines.map(({ subTotalPence }) => subTotalPence))
}
