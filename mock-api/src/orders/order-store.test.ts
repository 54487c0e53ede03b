import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import * as store from './order-store.ts'
import { orderOf, purchase, ring, studs } from './testing/ordered-ring.ts'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

const order = orderOf(purchase)
const keys = { transactionId: 'pay-1', scheduleToken: 'token-1' }
const otherKeys = { transactionId: 'pay-2', scheduleToken: 'token-2' }

describe('an order that is kept', () => {
  it('is found by its uid, its payment and the link of its day, and by nothing else', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, order, keys)
    store.keepOrder(sql, null, orderOf(purchase, { uid: 'uid-2' }), otherKeys)
    expect(store.orderByUid(sql, 'uid-1')).toEqual(order)
    expect(store.orderOfPayment(sql, 'pay-1')).toEqual(order)
    expect(store.orderByScheduleToken(sql, 'token-1')).toEqual(order)
    expect(store.orderByUid(sql, 'pay-1')).toBeUndefined()
    expect(store.orderOfPayment(sql, 'uid-1')).toBeUndefined()
    expect(store.orderByScheduleToken(sql, 'uid-1')).toBeUndefined()
  })

  it('keeps the link of its day as a hash alone', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, order, keys)
    expect(JSON.stringify(sql.prepare('SELECT * FROM orders').all())).not.toContain('token-1')
  })

  it('is one for each payment', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, order, keys)
    const again = { ...otherKeys, transactionId: 'pay-1' }
    expect(() => store.keepOrder(sql, null, orderOf(purchase, { uid: 'uid-2' }), again)).toThrow(/UNIQUE/)
  })

  it('takes another’s place and leaves all others', () => {
    const { sql } = worlds.default
    const other = orderOf(purchase, { uid: 'uid-2' })
    store.keepOrder(sql, 'c1', order, keys)
    store.keepOrder(sql, 'c1', other, otherKeys)
    const moved = orderOf({ ...purchase, day: '2027-01-14' })
    store.replaceOrder(sql, moved)
    expect(store.orderByUid(sql, 'uid-1')).toEqual(moved)
    expect(store.orderByUid(sql, 'uid-2')).toEqual(other)
  })

  it('notes once that its dispatch was told', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, order, keys)
    expect(store.noteDispatchTold(sql, 'uid-1')).toBe(true)
    expect(store.noteDispatchTold(sql, 'uid-1')).toBe(false)
    expect(store.noteDispatchTold(sql, 'uid-2')).toBe(false)
  })
})

describe('the orders of an account', () => {
  const uids = (accountId: string) => store.ordersOf(worlds.default.sql, accountId).map(({ uid }) => uid)

  it('are its own, the latest first, and stay with the books when it is deleted', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, 'c1', order, keys)
    store.keepOrder(sql, 'c1', orderOf(purchase, { uid: 'uid-2', placedAt: '2026-11-26T10:00:00.000Z' }))
    store.keepOrder(sql, 'c2', orderOf(purchase, { uid: 'uid-3' }))
    expect(uids('c1')).toEqual(['uid-2', 'uid-1'])
    // Of the same moment, which a clock that stands still shows.
    store.keepOrder(sql, 'c1', orderOf(purchase, { uid: 'uid-0', placedAt: '2026-11-26T10:00:00.000Z' }))
    store.keepOrder(sql, 'c1', orderOf(purchase, { uid: 'uid-9', placedAt: '2026-11-26T10:00:00.000Z' }))
    expect(uids('c1')).toEqual(['uid-9', 'uid-0', 'uid-2', 'uid-1'])
    store.partFromOrders(sql, 'c1')
    expect([uids('c1'), uids('c2')]).toEqual([[], ['uid-3']])
    expect(store.orderByUid(sql, 'uid-1')).toEqual(order)
  })
})

describe('a stone of an order', () => {
  it('is sold, whichever of its pieces holds it', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, orderOf({ ...purchase, lines: [studs, ring] }), keys)
    expect(store.isSoldWithOrder(sql, '100103')).toBe(true)
    expect(store.isSoldWithOrder(sql, '100104')).toBe(false)
  })

  it('is not once its order was paid back', () => {
    const { sql } = worlds.default
    const refund = { total: order.total, refundedAt: '2026-12-01T10:00:00.000Z' }
    store.keepOrder(sql, null, { ...order, refund }, keys)
    expect(store.isSoldWithOrder(sql, '100103')).toBe(false)
  })

  it('of the seeded histories is the catalogue’s affair', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, 'c1', order)
    expect(store.isSoldWithOrder(sql, '100103')).toBe(false)
  })
})

describe('the number of the next order', () => {
  it('is above those of the seeded histories at first', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, 'c1', orderOf(purchase, { number: 'AC-189141' }))
    expect(store.nextOrderNumber(sql)).toBe('AC-204817')
  })

  it('goes up from the last one by a gap of 1 to 73', () => {
    const { sql } = worlds.default
    store.keepOrder(sql, null, order, keys)
    store.keepOrder(sql, null, orderOf(purchase, { uid: 'uid-2', number: 'AC-204850' }), otherKeys)
    // So many that each gap is among them.
    const numbers = Array.from({ length: 3_000 }, () => store.nextOrderNumber(sql))
    const everyGap = Array.from({ length: 73 }, (_, before) => `AC-${204_851 + before}`)
    expect([...new Set(numbers)].toSorted()).toEqual(everyGap)
  })
})
