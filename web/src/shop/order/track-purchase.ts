import { dataPrice } from '#data/structured-data.ts'
import { track, type PurchasedItem } from '#data/track.ts'
import type { PaidOrder } from './use-payment.ts'

/** Tells the data layer of an order that was paid (rules/consent#data-layer). */
export function trackPurchase(order: PaidOrder): void {
  track({
    event: 'purchase',
    currency: 'GBP',
    orderNumber: order.number,
    value: Number(dataPrice(order.total)),
    tax: Number(dataPrice(order.vat)),
    ...(order.couponCode !== null && { coupon: order.couponCode }),
    items: order.lines.map(purchasedItem),
  })
}

function purchasedItem({ name, sku, design, options, total }: PaidOrder['lines'][number]): PurchasedItem {
  return {
    name,
    sku,
    category: design?.category.id ?? '',
    subcategory: design?.subCategory.id ?? '',
    variant: options.find((option) => option.name === 'Metal')?.value ?? '',
    price: Number(dataPrice(total)),
  }
}
