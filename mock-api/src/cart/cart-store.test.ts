import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertPayment } from '../checkout/payment-store.ts'
import { payment, purchase } from '../orders/testing/ordered-ring.ts'
import { roundSolitaire } from '../testing/cart-session.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { attachCart } from './attach-cart.ts'
import * as store from './cart-store.ts'
import { voucherNow } from './cart-totals.ts'
import { canSpendVoucher, spendVoucher } from './voucher-uses.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

const choice = {
  ...roundSolitaire,
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: '100103',
  gemstonePair: [],
}
function put(sessionId: string, basketItemId: string) {
  store.addItem(world.sql, sessionId, { basketItemId, addedAt: '2026-11-25T10:00:00.000Z', choice })
}
const itemsOf = (sessionId: string) =>
  store.cartOfSession(world.sql, sessionId)?.items.map(({ basketItemId }) => basketItemId)

describe('the cart of an account that is deleted', () => {
  it('is gone with all that led to it, and no other is', () => {
    put('laptop', 'ring')
    put('phone', 'studs')
    put('stranger', 'band')
    attachCart(world.sql, 'laptop', 'c1', world.now())
    attachCart(world.sql, 'phone', 'c1', world.now())
    attachCart(world.sql, 'stranger', 'c2', world.now())
    expect(itemsOf('phone')).toEqual(itemsOf('laptop'))
    store.dropCartOfUser(world.sql, 'c1')
    expect(store.sessionOfUser(world.sql, 'c1')).toBeUndefined()
    expect([itemsOf('laptop'), itemsOf('phone'), itemsOf('stranger')]).toEqual([
      undefined,
      undefined,
      ['band'],
    ])
    for (const table of ['joined_sessions', 'copied_lines']) {
      expect(world.sql.prepare(`SELECT * FROM ${table}`).all()).toEqual([])
    }
    expect(world.sql.prepare('SELECT basket_item_id FROM cart_items').all()).toHaveLength(1)
  })

  it('may never have been there', () => {
    put('stranger', 'band')
    store.dropCartOfUser(world.sql, 'c1')
    expect(itemsOf('stranger')).toEqual(['band'])
  })
})

describe('a voucher that a payment was begun with', () => {
  it('still pays what it holds', () => {
    const can = (voucherCode: string | null, total: number) =>
      canSpendVoucher(world.sql, { voucherCode, voucherTotal: pence(total) })
    expect([can('GIFT-250-LARK', 25_000), can('GIFT-250-LARK', 25_001)]).toEqual([true, false])
    spendVoucher(world, { code: 'GIFT-250-LARK', transactionId: 'pay-1', amountPence: pence(1) })
    expect([can('GIFT-250-LARK', 24_999), can('GIFT-250-LARK', 25_000)]).toEqual([true, false])
    expect([can(null, 0), can(null, 1), can('NOWHERE', 1)]).toEqual([true, false, false])
  })

  it('holds that much less for every other cart while it is paid, and all of it for its own', () => {
    const balanceFor = (cart?: string) => voucherNow(world, 'GIFT-250-LARK', cart)?.balance
    expect([balanceFor(), balanceFor('session-1'), balanceFor('session-2')]).toEqual([25_000, 25_000, 25_000])
    const paidByVoucher = { ...purchase, voucherCode: 'GIFT-250-LARK', voucherTotal: pence(10_000) }
    insertPayment(world.sql, { ...payment, cartSessionId: 'session-1', purchase: paidByVoucher })
    expect([balanceFor(), balanceFor('session-1'), balanceFor('session-2')]).toEqual([15_000, 25_000, 15_000])
  })

  it('is not spent where there is none', () => {
    expect(() =>
      spendVoucher(world, { code: 'NOWHERE', transactionId: 'pay-1', amountPence: pence(1) }),
    ).toThrow('There is no voucher NOWHERE')
  })
})
