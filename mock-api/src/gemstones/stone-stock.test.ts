import { expect, it } from 'vitest'
import { stoneStock } from './stone-stock.ts'

it('draws the stones of a number once, for every mock of a process', () => {
  expect(stoneStock(60).columns).toBe(stoneStock(60).columns)
  expect(stoneStock(60).index).toBe(stoneStock(60).index)
})

it('has as many stones as it was asked for', () => {
  expect(stoneStock(60).columns.kind).toHaveLength(60)
  expect(stoneStock(61).columns.kind).toHaveLength(61)
})
