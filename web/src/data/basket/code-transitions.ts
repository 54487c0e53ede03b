import type { BasketItem, BasketRecord, ItemCoupon } from './basket-record.ts'

/** What the cart says that a line costs. */
export type ItemPrice = Pick<BasketItem, 'basketItemId' | 'total' | 'subTotal' | 'vatIsZero'>

/**
 * Takes new prices of lines. A line whose price before coupons has changed keeps the one that the shopper has seen, until
 * it is said to them (`withPricesSeen`); one that has changed back has nothing to say.
 */
export function withPrices(record: BasketRecord, prices: readonly ItemPrice[]): BasketRecord {
  const priceOf = new Map(prices.map((price) => [price.basketItemId, price]))
  return withLines(record, (item) => {
    const price = priceOf.get(item.basketItemId)
    if (!price) return item
    const { total, subTotal, vatIsZero } = price
    const seen = item.seenSubTotal ?? item.subTotal
    return { ...item, total, subTotal, vatIsZero, seenSubTotal: seen === subTotal ? null : seen }
  })
}

/** The shopper has seen what a line costs now. */
export function withPricesSeen(record: BasketRecord, basketItemId: string): BasketRecord {
  return withLines(record, (item) =>
    item.basketItemId === basketItemId ? { ...item, seenSubTotal: null } : item,
  )
}

/** Sets what coupons take off one line; its price is another matter (`withPrices`). */
export function withItemCoupons(
  record: BasketRecord,
  basketItemId: string,
  coupons: readonly ItemCoupon[],
): BasketRecord {
  return withLines(record, (item) =>
    item.basketItemId === basketItemId ? { ...item, coupons: [...coupons] } : item,
  )
}

/** Takes the coupons off every line, which then costs what it did before, with VAT. */
export function withoutItemCoupons(record: BasketRecord): BasketRecord {
  return withLines(record, (item) =>
    item.coupons.length === 0 ? item : { ...item, coupons: [], total: item.subTotal, vatIsZero: false },
  )
}

/** Puts a coupon on the basket in place of another; what it takes off each line the cart says. */
export function withCoupon(
  record: BasketRecord,
  { code, label, problem, shortBy }: NonNullable<BasketRecord['Coupon']>,
): BasketRecord {
  return { ...record, Coupon: { code, label, problem, shortBy } }
}

/** Takes the coupon off the basket and off every line (rules/checkout#coupons). */
export function withoutCoupon(record: BasketRecord): BasketRecord {
  return { ...withoutItemCoupons(record), Coupon: null, Totals: null }
}

/** Pays part of the basket with a voucher, in place of another (rules/checkout#vouchers). */
export function withVoucher(
  record: BasketRecord,
  { code, balance, problem }: { readonly code: string } & NonNullable<BasketRecord['VoucherState']>,
): BasketRecord {
  return { ...record, VoucherCode: code, VoucherState: { balance, problem } }
}

/** Pays nothing with a voucher. */
export function withoutVoucher(record: BasketRecord): BasketRecord {
  return { ...record, VoucherCode: null, VoucherState: null, Totals: null }
}

function withLines(record: BasketRecord, change: (item: BasketItem) => BasketItem): BasketRecord {
  return { ...record, BasketItems: record.BasketItems.map(change) }
}
