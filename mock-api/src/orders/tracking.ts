import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { inLondon } from '@shop/schema/domain/values/calendar'
import type { OrderStage } from '../generated/resolvers.ts'

/** The stages of an order as they stand at a moment: what was planned for before is done (rules/account#orders). */
export function trackingAt(
  { stages, refund }: Pick<OrderRecord, 'stages' | 'refund'>,
  now: Date,
): OrderStage[] {
  const refundedMs = refund === null ? Number.POSITIVE_INFINITY : Date.parse(refund.refundedAt)
  const isOver = refundedMs <= now.getTime()
  return stages.map(({ stage, at }) => {
    const isDone = Date.parse(at) <= Math.min(now.getTime(), refundedMs)
    return {
      stage,
      doneAt: isDone ? at : null,
      expectedOn: isDone || isOver ? null : inLondon(new Date(at)).date,
    }
  })
}
