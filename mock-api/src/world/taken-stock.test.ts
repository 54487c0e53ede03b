import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attachCart } from '../cart/attach-cart.ts'
import { inTransaction } from './database.ts'
import type { ShelvedDesign, StockLeft } from './stock-left.ts'
import { freeStock, holdStock, readStockLeft, sellStock } from './taken-stock.ts'
import { Worlds } from './worlds.ts'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

const earrings: ShelvedDesign = {
  sku: 'EA-1',
  stock: [
    { stockStatus: 'IN_STOCK', attributes: ['163'] },
    { stockStatus: 'IN_STOCK', attributes: ['161'] },
  ],
}
const first = { sku: 'EA-1', entry: '163/1' }
const second = { sku: 'EA-1', entry: '161/1' }
const mine = { transactionId: 'pay-1', cartSessionId: 'mine' }

/** The metals that are still there. */
function metalsIn(left: StockLeft): string[] {
  return left
    .designOf(earrings)
    .stock.flatMap(({ stockStatus, attributes }) => (stockStatus === 'IN_STOCK' ? attributes : []))
}

describe('a piece from the shelf that a payment holds (rules/products#stock)', () => {
  it('is there for nobody but the cart it is held for', () => {
    const world = worlds.default
    expect(metalsIn(world.stockLeft())).toEqual(['163', '161'])
    holdStock(world, mine, [first])
    expect(metalsIn(world.stockLeft())).toEqual(['161'])
    expect(metalsIn(readStockLeft(world.sql, 'another'))).toEqual(['161'])
    expect(metalsIn(readStockLeft(world.sql, 'mine'))).toEqual(['163', '161'])
  })

  it('is there again when the payment ends, and what another holds is not', () => {
    const world = worlds.default
    holdStock(world, mine, [first])
    holdStock(world, { transactionId: 'pay-2', cartSessionId: 'another' }, [second])
    expect(metalsIn(world.stockLeft())).toEqual([])
    freeStock(world, 'pay-1')
    expect(metalsIn(world.stockLeft())).toEqual(['163'])
  })

  it('is gone for its own cart too once it is sold, and nothing gives it back', () => {
    const world = worlds.default
    holdStock(world, mine, [first])
    sellStock(world, 'pay-1')
    freeStock(world, 'pay-1')
    expect(metalsIn(world.stockLeft())).toEqual(['161'])
    expect(metalsIn(readStockLeft(world.sql, 'mine'))).toEqual(['161'])
  })

  it('is held once', () => {
    holdStock(worlds.default, mine, [first])
    expect(() => holdStock(worlds.default, { ...mine, transactionId: 'pay-2' }, [first])).toThrow(/UNIQUE/)
  })

  it('stays with the cart when that joins an account’s', () => {
    const { sql } = worlds.default
    attachCart(sql, 'account-cart', 'user-1', worlds.default.now())
    sql.prepare('INSERT INTO carts (session_id) VALUES (?)').run('mine')
    holdStock(worlds.default, mine, [first])
    attachCart(sql, 'mine', 'user-1', worlds.default.now())
    expect(metalsIn(readStockLeft(sql, 'account-cart'))).toEqual(['163', '161'])
  })

  it('is there when what held it was undone, and in a world that was reset or goes back', () => {
    const world = worlds.default
    const before = world.snapshot()
    const undone = () =>
      inTransaction(world.sql, () => {
        holdStock(world, mine, [first])
        expect(metalsIn(world.stockLeft())).toEqual(['161'])
        throw new Error('undone')
      })
    expect(undone).toThrow('undone')
    expect(metalsIn(world.stockLeft())).toEqual(['163', '161'])
    for (const goBack of [() => world.reset(), () => world.restore(before)]) {
      holdStock(world, mine, [first])
      expect(metalsIn(world.stockLeft())).toEqual(['161'])
      goBack()
      expect(metalsIn(world.stockLeft())).toEqual(['163', '161'])
    }
  })
})
