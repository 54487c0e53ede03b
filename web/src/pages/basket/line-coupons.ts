import { formatPence } from '#data/language/numbers.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { m } from '#generated/paraglide/messages.js'

/** What coupons take off a line, in words, one text a coupon. */
export function couponTexts({ coupons, vatIsZero }: Pick<BasketItem, 'coupons' | 'vatIsZero'>): string[] {
  const text = vatIsZero ? m.basket_line_vat_free : m.basket_line_coupon
  return coupons.map(({ code, amount }) => text({ code, amount: formatPence(amount) }))
}

/** The price before coupons, where they change it; null otherwise. */
export function priceBefore({
  total,
  subTotal,
}: Pick<BasketItem, 'total' | 'subTotal'>): BasketItem['subTotal'] {
  return total === null || subTotal === total ? null : subTotal
}
