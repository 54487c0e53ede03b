import type { CheckoutShop } from '../checkout/checkout-shop.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { orderByScheduleToken } from '../orders/order-store.ts'
import { chooseDay } from './choose-day.ts'
import { deliverySchedule } from './delivery-schedule.ts'

/** When orders arrive, for whoever has the link to one, in the world of the request. */
export function scheduleResolvers(shop: Pick<CheckoutShop, 'holidays'>): Resolvers {
  return {
    Query: {
      deliverySchedule(_, { token }, { world }) {
        const order = orderByScheduleToken(world.sql, checkedId('token', token))
        return order === undefined
          ? null
          : deliverySchedule(order, { now: world.now(), holidays: shop.holidays })
      },
    },
    Mutation: {
      chooseDeliveryDay: (_, { input: { token, day } }, { world }) =>
        chooseDay(shop, world, { token: checkedId('input.token', token), day }),
    },
  }
}
