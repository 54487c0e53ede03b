import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { paymentById } from '../checkout/payment-store.ts'
import { type DueHandler, schedule } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { tellOfDispatch } from './order-messages.ts'
import { orderPageOf } from './order-page.ts'
import { noteDispatchTold, orderByUid } from './order-store.ts'

/** Has it told when an order is with the carrier; once more where its day has changed. */
export function planDispatch(world: World, order: OrderRecord): void {
  const atMs = dispatchMs(order)
  if (atMs !== null) schedule(world, atMs, 'order-stage', { uid: order.uid })
}

/** Tells of a dispatch once: what is due as 'order-stage'. An order whose day was moved has another moment planned. */
export function dispatchOrder(siteUrl: string): DueHandler {
  return (world, content) => {
    // As planDispatch has scheduled it.
    const { uid } = content as { uid: string }
    const order = orderByUid(world.sql, uid)
    if (order === undefined || order.refund !== null) return
    const atMs = dispatchMs(order)
    if (atMs === null || atMs > world.now().getTime()) return
    if (!noteDispatchTold(world.sql, uid)) return
    const payment = order.placement && paymentById(world.sql, order.placement.payment.transactionId)
    tellOfDispatch(world, siteUrl, order, payment ? orderPageOf(payment) : null)
  }
}

function dispatchMs({ stages }: OrderRecord): number | null {
  const dispatched = stages.find(({ stage }) => stage === 'DISPATCHED')
  return dispatched === undefined ? null : Date.parse(dispatched.at)
}
