import type { OrderRecord } from '@shop/fixtures/customers/order-record'

/** Whether a ring of an order was ordered without its finger size: its day cannot be promised (rules/delivery#without-a-size). */
export function isOrderedWithoutSize({ lines }: Pick<OrderRecord, 'lines'>): boolean {
  return lines.some(({ isSizeUnsure }) => isSizeUnsure)
}
