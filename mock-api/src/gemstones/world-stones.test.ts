import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdStones } from '../world/held-stones.ts'
import { markStone } from '../world/marked-stones.ts'
import { Worlds } from '../world/worlds.ts'
import { stoneStock } from './stone-stock.ts'
import { catalogueAvailability, hiddenRows, stoneInWorld } from './world-stones.ts'

const stock = stoneStock(60)
const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

it('the catalogue offers a stone or not, whatever happened to it in a world', () => {
  markStone(worlds.default.sql, idOf('pairLeft'), 'SOLD')
  expect(catalogueAvailability(stock, idOf('pairLeft'))).toBe('AVAILABLE')
  expect(catalogueAvailability(stock, idOf('sold'))).toBe('SOLD')
  expect(catalogueAvailability(stock, idOf('onHold'))).toBe('ON_HOLD')
})

it.each(['99', '100061', idOf('priceZero')])(
  'there is no stone under %s, in the catalogue or a world',
  (id) => {
    expect(catalogueAvailability(stock, id)).toBeNull()
    expect(stoneInWorld(stock, worlds.default, id)).toBeNull()
  },
)

it('a stone that a payment holds is on hold for all but the cart that pays', () => {
  const { sql } = worlds.default
  holdStones(sql, { transactionId: 'pay-1', cartSessionId: 'mine' }, [idOf('pairLeft')])
  const availabilityFor = (cart?: string) =>
    stoneInWorld(stock, worlds.default, idOf('pairLeft'), cart)?.availability
  expect(availabilityFor()).toBe('ON_HOLD')
  expect(availabilityFor('another')).toBe('ON_HOLD')
  expect(availabilityFor('mine')).toBe('AVAILABLE')
})

it('lists pass over what was sold or is held in a world', () => {
  const { sql } = worlds.default
  markStone(sql, idOf('pairRight'), 'ON_HOLD')
  markStone(sql, idOf('pairLeft'), 'SOLD')
  expect(hiddenRows(stock, worlds.default)).toEqual([edgeRow('pairLeft'), edgeRow('pairRight')])
})

it('lists know nothing of a stone that a larger shop has sold in the same world', () => {
  markStone(worlds.default.sql, '119999', 'SOLD')
  expect(hiddenRows(stock, worlds.default)).toEqual([])
})
