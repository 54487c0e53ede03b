import { basketSums } from '@shop/schema/domain/basket/basket-sums'
import { sumPence, type Pence } from '@shop/schema/domain/values/money'
import type { BasketRecord } from '#data/basket/basket-record.ts'

/** What the rule reads of a line. */
export interface PricedLine {
  /** What the shopper pays for it; null when it cannot be bought. */
  readonly total: Pence | null
  /** The same before coupons. */
  readonly subTotal: Pence | null
  /** Whether no VAT is charged on it. */
  readonly vatIsZero: boolean
}

/** What a basket comes to; see `BasketSums`. */
export interface BasketTotals {
  /** Pieces that can be bought. */
  readonly pieces: number
  /** Before coupons. */
  readonly subTotalPence: Pence
  /** What coupons take off. */
  readonly couponPence: Pence
  readonly totalPence: Pence
  /** The VAT that the total contains; null while its rate is not known. */
  readonly vatPence: Pence | null
  /** How much of the total a voucher pays. */
  readonly voucherPence: Pence
  /** What is left to pay. */
  readonly duePence: Pence
}

const nothing = sumPence([])

/** The browser's own sum of the pieces that can be bought, the others left out (rules/checkout#totals). */
export function basketTotals(
  lines: readonly PricedLine[],
  {
    vatPercent,
    voucherBalancePence = nothing,
  }: { readonly vatPercent: number | null; readonly voucherBalancePence?: Pence },
): BasketTotals {
  const bought = lines.flatMap(({ total, subTotal, vatIsZero }) =>
    total === null ? [] : [{ totalPence: total, subTotalPence: subTotal ?? total, vatIsZero }],
  )
  const sums = basketSums(bought, { vatPercent: vatPercent ?? 0, voucherBalancePence })
  const { subTotalPence, couponPence, totalPence, voucherPence, duePence } = sums
  const vatPence = vatPercent === null ? null : sums.vatPence
  return { pieces: bought.length, subTotalPence, couponPence, totalPence, vatPence, voucherPence, duePence }
}

/** What `shownTotals` reads of the basket. */
export interface SummedBasket {
  readonly BasketItems: readonly Pick<BasketRecord['BasketItems'][number], 'sync'>[]
  readonly Removals: readonly unknown[]
  readonly Totals: BasketRecord['Totals']
  readonly VoucherState: BasketRecord['VoucherState']
}

/**
 * The totals that a page shows: the cart's, while it knows the basket as it is, and else the browser's own sum of what it
 * would sell. The cart's prices win (rules/basket#cart-sync).
 */
export function shownTotals(
  { BasketItems, Removals, Totals, VoucherState }: SummedBasket,
  bought: readonly PricedLine[],
  { vatPercent, isAway }: { readonly vatPercent: number | null; readonly isAway: boolean },
): BasketTotals {
  const isKnown = !isAway && Removals.length === 0 && BasketItems.every(({ sync }) => sync === 'saved')
  const balance = VoucherState?.problem === null ? VoucherState.balance : nothing
  const own = basketTotals(bought, { vatPercent, voucherBalancePence: balance })
  if (!isKnown || Totals === null) return own
  return {
    pieces: own.pieces,
    subTotalPence: Totals.subTotal,
    couponPence: Totals.couponTotal,
    totalPence: Totals.total,
    vatPence: Totals.vat,
    voucherPence: Totals.voucherTotal,
    duePence: Totals.due,
  }
}
