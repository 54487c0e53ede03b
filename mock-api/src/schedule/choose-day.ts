import { isLondonDate } from '@shop/schema/domain/values/calendar'
import type { CheckoutShop } from '../checkout/checkout-shop.ts'
import type { ChooseDeliveryDayPayload, ScheduleErrorCode } from '../generated/resolvers.ts'
import { planDispatch } from '../orders/dispatch.ts'
import { withDay } from '../orders/make-order.ts'
import { orderByScheduleToken, replaceOrder } from '../orders/order-store.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { deliverySchedule, isOpen, possibleDays } from './delivery-schedule.ts'

/**
 * Chooses the day of the order whose link has a token; those of its stages that are not done follow anew. The same day
 * again changes nothing.
 */
export function chooseDay(
  { holidays }: Pick<CheckoutShop, 'holidays'>,
  world: World,
  { token, day }: { readonly token: string; readonly day: string },
): ChooseDeliveryDayPayload {
  return inTransaction(world.sql, () => {
    const now = world.now()
    const order = orderByScheduleToken(world.sql, token)
    if (!order?.placement) return { schedule: null, userErrors: [refusal('UNKNOWN_SCHEDULE')] }
    const schedule = deliverySchedule(order, { now, holidays })
    if (day === order.placement.deliveryOn) return { schedule, userErrors: [] }
    if (!isOpen(order, now)) return { schedule, userErrors: [refusal('TOO_LATE')] }
    if (!isLondonDate(day) || !possibleDays(order, { now, holidays }).includes(day)) {
      return { schedule, userErrors: [refusal('DAY_UNAVAILABLE')] }
    }
    const moved = withDay(order, { deliveryOn: day, holidays, at: now })
    replaceOrder(world.sql, moved)
    planDispatch(world, moved)
    return { schedule: deliverySchedule(moved, { now, holidays }), userErrors: [] }
  })
}

const messages: Readonly<Record<ScheduleErrorCode, string>> = {
  UNKNOWN_SCHEDULE: 'No order has this link.',
  TOO_LATE: 'The carrier has it already: the day stands.',
  DAY_UNAVAILABLE: 'This day cannot be chosen.',
}

function refusal(code: ScheduleErrorCode) {
  return { code, message: messages[code] }
}
