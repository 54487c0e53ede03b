import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { plannedDispatch } from '@shop/schema/domain/orders/order-stage-plan'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { DeliverySchedule } from '../generated/resolvers.ts'
import { isOrderedWithoutSize } from '../orders/ordered-without-size.ts'

/** When it is asked, and the bank holidays of England and Wales as they are proclaimed. */
interface ScheduleMoment {
  readonly now: Date
  readonly holidays: readonly LondonDate[]
}

/**
 * When an order arrives, and among which days its owner chooses at a moment (rules/checkout#schedule); null for one
 * that was not placed at a checkout.
 */
export function deliverySchedule(
  order: OrderRecord,
  { now, holidays }: ScheduleMoment,
): DeliverySchedule | null {
  const { placement, number, deliveryAddress } = order
  if (!placement) return null
  const { boutique, deliveryOn } = placement
  const days = possibleDays(order, { now, holidays })
  return {
    orderNumber: number,
    boutique,
    day: deliveryOn,
    firstDay: days[0] ?? deliveryOn,
    lastDay: days.at(-1) ?? deliveryOn,
    isOpen: isOpen(order, now),
    waitsForSize: isOrderedWithoutSize(order) && isOpen(order, now),
    destination: boutique === null ? townOf(deliveryAddress) : null,
  }
}

/** Whether the day can be changed: until the parcel is with the carrier. */
export function isOpen(order: OrderRecord, now: Date): boolean {
  return order.refund === null && dispatchMs(order) > now.getTime()
}

/** The days on which an order can arrive, as far as it can still be dispatched for them. */
export function possibleDays(order: OrderRecord, { now, holidays }: ScheduleMoment): readonly LondonDate[] {
  if (!order.placement) return []
  const { readyOn, boutique, deliveryOn } = order.placement
  const place = { boutique, holidays }
  const dispatchedMs = (day: LondonDate) =>
    day === deliveryOn ? dispatchMs(order) : plannedDispatch(day, place).getTime()
  return deliveryDays(readyOn, place).days.filter((day) => dispatchedMs(day) > now.getTime())
}

function dispatchMs({ stages }: OrderRecord): number {
  const dispatched = stages.find(({ stage }) => stage === 'DISPATCHED')
  return dispatched === undefined ? Number.NEGATIVE_INFINITY : Date.parse(dispatched.at)
}

/** Town and first half of the postcode alone: Bath BA1. */
function townOf({ town, postcode }: OrderRecord['deliveryAddress']): string {
  return `${town} ${postcode.split(' ')[0] ?? ''}`.trim()
}
