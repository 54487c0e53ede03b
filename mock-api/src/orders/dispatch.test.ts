import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertPayment } from '../checkout/payment-store.ts'
import { messagesOf } from '../outbox/outbox-store.ts'
import { isDue, runDue } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { dispatchOrder, planDispatch } from './dispatch.ts'
import { keepOrder, replaceOrder } from './order-store.ts'
import { orderOf, payment, purchase } from './testing/ordered-ring.ts'

const order = orderOf(purchase)
/** When it goes to the carrier, the last working day before 4 January. */
const dispatchedAt = '2026-12-31T16:30:00.000Z'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

/** Keeps an order and has its dispatch told; `accountId` is of its payment. */
function placed(changed: Partial<OrderRecord> = {}, accountId: string | null = null) {
  insertPayment(world.sql, { ...payment, accountId })
  const kept = { ...order, ...changed }
  keepOrder(world.sql, accountId, kept, { transactionId: 'pay-1', scheduleToken: 'token-1' })
  planDispatch(world, kept)
}

/** What was told by a moment. */
function toldBy(moment: string) {
  world.setClock(new Date(moment), true)
  runDue(world, { 'order-stage': dispatchOrder('http://shop.test') })
  return messagesOf(world).map(({ kind, link }) => [kind, link?.address])
}

describe('the dispatch of an order (rules/checkout#messages)', () => {
  it('is told when the carrier takes it, and not before', () => {
    placed()
    expect(toldBy('2026-12-31T16:29:59.999Z')).toEqual([])
    expect(toldBy(dispatchedAt)).toEqual([['ORDER_DISPATCHED', 'http://shop.test/thank-you/pay-1']])
  })

  it.each([
    ['c1', 'http://shop.test/user/tracking/uid-1'],
    // Of an account that was deleted.
    ['', undefined],
  ])('leads the account %j to where it sees its order', (accountId, address) => {
    placed({}, accountId)
    expect(toldBy(dispatchedAt)).toEqual([['ORDER_DISPATCHED', address]])
  })

  it('is told once, however often it was planned', () => {
    placed()
    planDispatch(world, order)
    expect(toldBy('2027-01-04T12:00:00Z')).toHaveLength(1)
    planDispatch(world, order)
    expect(toldBy('2027-01-04T12:00:00Z')).toHaveLength(1)
  })

  it('follows a day that was moved', () => {
    placed()
    const moved = orderOf({ ...purchase, day: '2027-01-14' })
    replaceOrder(world.sql, moved)
    planDispatch(world, moved)
    expect(toldBy(dispatchedAt)).toEqual([])
    expect(toldBy('2027-01-13T16:29:59.999Z')).toEqual([])
    expect(toldBy('2027-01-13T16:30:00Z')).toHaveLength(1)
  })

  it('is not told of what was paid back', () => {
    placed({ refund: { total: pence(204_300), refundedAt: '2026-12-01T10:00:00.000Z' } })
    expect(toldBy('2027-01-04T12:00:00Z')).toEqual([])
  })

  it('is not told of an order that there is not', () => {
    planDispatch(world, order)
    expect(toldBy('2027-01-04T12:00:00Z')).toEqual([])
  })

  it('is told without a way to an order whose payment is not known', () => {
    keepOrder(world.sql, null, order)
    planDispatch(world, order)
    expect(toldBy(dispatchedAt)).toEqual([['ORDER_DISPATCHED', undefined]])
  })

  it('is not planned of an order that is not dispatched, or not any more', () => {
    planDispatch(world, { ...order, stages: [] })
    world.setClock(new Date('2030-01-01T00:00:00Z'), true)
    expect(isDue(world)).toBe(false)
    placed()
    replaceOrder(world.sql, { ...order, stages: [] })
    expect(toldBy('2030-01-01T00:00:00Z')).toEqual([])
  })
})
