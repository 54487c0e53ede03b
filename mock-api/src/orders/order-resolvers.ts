import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import type { DesignIndex } from '../catalogue/design-index.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { signedIn } from '../identity/signed-in.ts'
import { ordersOf } from './order-store.ts'
import { trackingAt } from './tracking.ts'

/** What whoever is signed in has ordered; how far it is goes by the clock of the world. */
export function orderResolvers(designs: Pick<DesignIndex<DesignRecord>, 'bySku'>): Resolvers {
  const shown = ({ stages, refund, lines, ...order }: OrderRecord, now: Date) => ({
    ...order,
    lines: lines.map(({ optionIds, options, gemstones, ...line }) => ({
      ...line,
      optionIds: [...optionIds],
      options: [...options],
      gemstones: [...gemstones],
      design: designs.bySku(line.sku) ?? null,
    })),
    tracking: trackingAt({ stages, refund }, now),
    refund: refund !== null && Date.parse(refund.refundedAt) <= now.getTime() ? refund : null,
  })
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
