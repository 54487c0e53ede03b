import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { CheckedForm } from './checkout-schema.ts'
import { toPlaceOrderInput } from './place-order-input.ts'
import type { Order } from './use-order.ts'

/** Everything of an order that one press sends, save its key. */
export type UnkeyedOrder = ReturnType<typeof toPlaceOrderInput>

type SentOrder = Pick<Order, 'cartSessionId' | 'bought' | 'sums' | 'daysAt'>

/** What a press sends; or that nobody can say yet what it comes to, or that the day that was chosen is none any more. */
export function orderToSend(
  typed: CheckedForm,
  order: SentOrder,
): UnkeyedOrder | 'not-looked-up' | 'day-gone' {
  const { cartSessionId, bought, sums } = order
  const firstDay = firstDayOf(typed, order)
  if (cartSessionId === null || firstDay === null) return 'not-looked-up'
  if (firstDay === 'day-gone') return firstDay
  return toPlaceOrderInput(typed, {
    cartSessionId,
    basketItemIds: bought.map(({ item }) => item.basketItemId),
    totalPence: sums.totalPence,
    firstDay,
  })
}

/** The first day of the way that is chosen; null while nobody can say. */
function firstDayOf({ delivery }: CheckedForm, { daysAt }: SentOrder): LondonDate | 'day-gone' | null {
  const days = daysAt(delivery.way === 'BOUTIQUE' ? delivery.boutique : null)
  if (days === null) return null
  const isHad =
    delivery.way === 'BOUTIQUE' || delivery.when === 'FIRST' || days.days.some((day) => day === delivery.day)
  return isHad ? days.firstDay : 'day-gone'
}
