import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attachCart } from '../cart/attach-cart.ts'
import { cartOfSession } from '../cart/cart-store.ts'
import { freeStones, holdStones } from './held-stones.ts'
import { markedStones, markOfStone, markStone } from './marked-stones.ts'
import { Worlds } from './worlds.ts'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

describe('a stone that a payment holds (rules/checkout#payment)', () => {
  const mine = { transactionId: 'pay-1', cartSessionId: 'mine' }

  it('is on hold for everybody but the cart it is held for', () => {
    const { sql } = worlds.default
    holdStones(sql, mine, ['100103', '100117'])
    expect(markOfStone(sql, '100103')).toBe('ON_HOLD')
    expect(markOfStone(sql, '100103', 'another')).toBe('ON_HOLD')
    expect(markOfStone(sql, '100103', 'mine')).toBeUndefined()
    expect([...markedStones(sql)]).toEqual([
      ['100103', 'ON_HOLD'],
      ['100117', 'ON_HOLD'],
    ])
  })

  it('is free again with all of its payment’s, and with none of another’s', () => {
    const { sql } = worlds.default
    holdStones(sql, mine, ['100103'])
    holdStones(sql, { transactionId: 'pay-2', cartSessionId: 'another' }, ['100117'])
    freeStones(sql, 'pay-1')
    expect([...markedStones(sql).keys()]).toEqual(['100117'])
  })

  it('is held once', () => {
    const { sql } = worlds.default
    holdStones(sql, mine, ['100103'])
    expect(() => holdStones(sql, { ...mine, transactionId: 'pay-2' }, ['100103'])).toThrow(/UNIQUE/)
  })

  it('is sold for its own cart too where a boutique has sold it', () => {
    const { sql } = worlds.default
    holdStones(sql, mine, ['100103'])
    markStone(sql, '100103', 'SOLD')
    expect(markOfStone(sql, '100103', 'mine')).toBe('SOLD')
    expect([...markedStones(sql)]).toEqual([['100103', 'SOLD']])
  })

  it('stays with the cart when that joins an account’s', () => {
    const { sql } = worlds.default
    const now = new Date('2026-11-25T10:00:00Z')
    attachCart(sql, 'account-cart', 'user-1', now)
    sql.prepare('INSERT INTO carts (session_id) VALUES (?)').run('mine')
    holdStones(sql, mine, ['100103'])
    attachCart(sql, 'mine', 'user-1', now)
    expect(cartOfSession(sql, 'mine')?.sessionId).toBe('account-cart')
    expect(markOfStone(sql, '100103', 'account-cart')).toBeUndefined()
    expect(markOfStone(sql, '100103', 'mine')).toBe('ON_HOLD')
  })
})
