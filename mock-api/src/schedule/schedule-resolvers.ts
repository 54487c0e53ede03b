import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { orderByScheduleToken } from '../orders/order-store.ts'
import { chooseDay } from './choose-day.ts'
import { deliverySchedule } from './delivery-schedule.ts'

/** When orders arrive, for whoever has the link to one, in the world of the request. */
export const scheduleResolvers: Resolvers = {
  Query: {
    deliverySchedule(_, { token }, { world }) {
      const order = orderByScheduleToken(world.sql, checkedId('token', token))
      return order === undefined ? null : deliverySchedule(order, world.now())
    },
  },
  Mutation: {
    chooseDeliveryDay: (_, { input: { token, day } }, { world }) =>
      chooseDay(world, { token: checkedId('input.token', token), day }),
  },
}
