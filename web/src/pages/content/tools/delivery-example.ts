import {
  cutOffHour,
  expressCutOffHour,
  settingDelivery,
  type SettingDelivery,
} from '@shop/schema/domain/delivery/delivery'
import { londonInstant, type LondonDate } from '@shop/schema/domain/values/calendar'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'

/** What is ordered: made for the shopper, ready to wear, or sent from the shelf with Express Delivery. */
export const deliveredKinds = ['made', 'in-stock', 'express'] as const
export type DeliveredKind = (typeof deliveredKinds)[number]

/** When in a day an order is placed: the two hours that part the orders of a day leave three times. */
export const orderTimes = ['before-express', 'before-cut-off', 'after-cut-off'] as const
export type OrderTime = (typeof orderTimes)[number]

/** The last whole hour of each time, at which an order still counts with it. */
const hours: Readonly<Record<OrderTime, number>> = {
  'before-express': expressCutOffHour - 1,
  'before-cut-off': cutOffHour - 1,
  'after-cut-off': cutOffHour,
}

interface DeliveryExample {
  readonly kind: DeliveredKind
  readonly day: LondonDate
  readonly time: OrderTime
  readonly holidays: readonly LondonDate[]
}

/** The way of an order of a day, by the rules of every piece (rules/delivery#adjustments); made to order in the usual time. */
export function deliveryExample({ kind, day, time, holidays }: DeliveryExample): SettingDelivery {
  return orderedAt({ kind, now: londonInstant(day, `${hours[time]}:00`), holidays })
}

interface OrderedAt extends Pick<DeliveryExample, 'kind' | 'holidays'> {
  readonly now: Date
}

/** The same of an order of a moment. */
export function orderedAt({ kind, now, holidays }: OrderedAt): SettingDelivery {
  return settingDelivery({
    now,
    holidays,
    stock: kind === 'made' ? [] : [{ stockStatus: 'IN_STOCK', attributes: [] }],
    suppliers: [],
    optionIds: [],
    categoryId: categoryIds.jewellery,
    expressDelivery: kind === 'express',
    isEngraved: false,
  })
}
