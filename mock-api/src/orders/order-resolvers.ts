import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import type { DesignIndex } from '../catalogue/design-index.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { signedIn } from '../identity/signed-in.ts'
import { ordersOf } from './order-store.ts'
import { shownOrder } from './shown-order.ts'

/** What whoever is signed in has ordered; how far it is goes by the clock of the world. */
export function orderResolvers(designs: Pick<DesignIndex<DesignRecord>, 'bySku'>): Resolvers {
  const shown = (order: OrderRecord, now: Date) => shownOrder(designs, order, now)
  return {
    Query: {
      async orders(_, _args, context) {
        const { id } = await signedIn(context)
        const { world } = context
        return ordersOf(world.sql, id).map((order) => shown(order, world.now()))
      },
      async order(_, args, context) {
        const { id } = await signedIn(context)
        const { world } = context
        const uid = checkedId('uid', args.uid)
        const order = ordersOf(world.sql, id).find((each) => each.uid === uid)
        return order === undefined ? null : shown(order, world.now())
      },
    },
  }
}
