import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payment, purchase } from '../orders/testing/ordered-ring.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import * as store from './payment-store.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

const link: store.NewPayment = {
  ...payment,
  transactionId: 'pay-3',
  idempotencyKey: 'press-3',
  cartSessionId: null,
  linkId: 'link-1',
  purchase: null,
}
function keep(changed: Partial<store.NewPayment> = {}) {
  store.insertPayment(world.sql, { ...payment, ...changed })
}
/** Another of the same cart, for another line. */
const second: Partial<store.NewPayment> = {
  transactionId: 'pay-2',
  idempotencyKey: 'press-2',
  accountId: 'c1',
  purchase: { ...purchase, basketItemIds: ['item-2', 'item-3'] },
}
const linesKept = () =>
  world.sql
    .prepare('SELECT basket_item_id FROM payment_lines ORDER BY basket_item_id')
    .all()
    .map((row) => row['basket_item_id'])
const idsOf = (payments: readonly store.StoredPayment[]) => payments.map(({ transactionId }) => transactionId)

describe('a payment that is kept', () => {
  it('is as it was begun, and found by its id and its key', () => {
    keep()
    const kept = { ...payment, status: 'PENDING', declineReason: null }
    expect(store.paymentById(world.sql, 'pay-1')).toEqual(kept)
    expect(store.paymentByKey(world.sql, 'press-1')).toEqual(kept)
    expect(store.paymentById(world.sql, 'press-1')).toBeUndefined()
    expect(store.paymentByKey(world.sql, 'pay-1')).toBeUndefined()
  })

  it('is found by its cart, its lines, its account and its link, the latest first', () => {
    keep()
    keep(second)
    store.insertPayment(world.sql, link)
    expect(idsOf(store.paymentsOfCart(world.sql, 'session-1'))).toEqual(['pay-2', 'pay-1'])
    expect(idsOf(store.paymentsOfLines(world.sql, ['item-1', 'item-3']))).toEqual(['pay-2', 'pay-1'])
    expect(idsOf(store.paymentsOfLines(world.sql, ['item-2', 'item-3']))).toEqual(['pay-2'])
    expect(idsOf(store.paymentsOfAccount(world.sql, 'c1'))).toEqual(['pay-2'])
    expect(idsOf(store.paymentsOfLink(world.sql, 'link-1'))).toEqual(['pay-3'])
    expect(linesKept()).toEqual(['item-1', 'item-2', 'item-3'])
    expect(store.paymentsOfLines(world.sql, ['item-4'])).toEqual([])
    expect(store.paymentsOfCart(world.sql, 'session-2')).toEqual([])
  })

  it('is found by a cart that its own has joined', () => {
    keep()
    world.sql
      .prepare('INSERT INTO joined_sessions (session_id, cart_session_id) VALUES (?, ?)')
      .run('session-1', 'session-9')
    expect(idsOf(store.paymentsOfCart(world.sql, 'session-9'))).toEqual(['pay-1'])
  })

  it('stands as it was written last, and no other does', () => {
    keep()
    keep(second)
    store.setPaymentStatus(world.sql, 'pay-1', 'DECLINED', 'CARD_EXPIRED')
    expect(store.paymentById(world.sql, 'pay-1')).toMatchObject({
      status: 'DECLINED',
      declineReason: 'CARD_EXPIRED',
    })
    store.setPaymentStatus(world.sql, 'pay-1', 'PAID')
    expect(store.paymentById(world.sql, 'pay-1')).toMatchObject({ status: 'PAID', declineReason: null })
    expect(store.paymentById(world.sql, 'pay-2')?.status).toBe('PENDING')
  })

  it('is forgotten with its lines', () => {
    keep()
    keep(second)
    store.dropPayment(world.sql, 'pay-2')
    expect(store.paymentById(world.sql, 'pay-2')).toBeUndefined()
    expect(linesKept()).toEqual(['item-1'])
    expect(store.paymentById(world.sql, 'pay-1')).toBeDefined()
  })

  it('is nobody’s once its account is deleted', () => {
    keep()
    keep(second)
    store.partFromPayment(world.sql, 'pay-2')
    expect(store.paymentById(world.sql, 'pay-2')?.accountId).toBe('')
    expect(store.paymentById(world.sql, 'pay-1')?.accountId).toBeNull()
  })
})
