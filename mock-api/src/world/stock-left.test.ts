import { stockBand } from '@shop/schema/domain/testing/finished-piece'
import { describe, expect, it } from 'vitest'
import { entryKeys, type ShelvedDesign, StockLeft } from './stock-left.ts'

const pair: ShelvedDesign = {
  sku: 'EA-1',
  stock: [
    { stockStatus: 'IN_STOCK', attributes: ['163'] },
    { stockStatus: 'IN_STOCK', attributes: ['163'] },
    { stockStatus: 'OUT_OF_STOCK', attributes: ['161'] },
  ],
}
const statusesOf = ({ stock }: ShelvedDesign) => stock.map(({ stockStatus }) => stockStatus)

describe('what is left on the shelf (rules/products#stock)', () => {
  it('tells pieces apart that are made alike', () => {
    expect(entryKeys(pair.stock)).toEqual(['163/1', '163/2', '161/1'])
    expect(entryKeys(stockBand.stock as ShelvedDesign['stock'])[0]).toBe('163-3002-3101-1015/1')
  })

  it('is a design without what is taken', () => {
    const left = StockLeft.of([{ sku: 'EA-1', entry: '163/2' }])
    expect(statusesOf(left.designOf(pair))).toEqual(['IN_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK'])
    expect(statusesOf(pair)).toEqual(['IN_STOCK', 'IN_STOCK', 'OUT_OF_STOCK'])
    const none = left.without({ sku: 'EA-1', entry: '163/1' })
    expect(statusesOf(none.designOf(pair))).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK'])
    expect(statusesOf(left.designOf(pair))).toEqual(['IN_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK'])
  })

  it('is whole until something is taken', () => {
    const whole = StockLeft.of([])
    expect([whole.isWhole, whole.designOf(pair)]).toEqual([true, pair])
    expect(whole.without({ sku: 'EA-1', entry: '163/1' }).isWhole).toBe(false)
  })

  it('is the same design each time, so that what is worked out of one is kept', () => {
    const left = StockLeft.of([{ sku: 'EA-1', entry: '163/2' }])
    expect(left.designOf(pair)).toBe(left.designOf(pair))
    const other = { ...pair, sku: 'EA-2' }
    expect(left.designOf(other)).toBe(other)
  })
})
