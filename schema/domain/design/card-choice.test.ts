import { describe, expect, it } from 'vitest'
import { band, soldBand, stockBand } from '../testing/finished-piece.ts'
import { cardChoice } from './card-choice.ts'

describe('what a card shows of a piece', () => {
  it('is a metal of its own, of a piece that is made to order any', () => {
    const shown = ['WR-00601', 'WR-00603', 'WR-00604'].map((sku) => cardChoice({ ...band, sku }))
    expect(shown.map((choice) => choice?.metal.name)).toEqual(['18ct Yellow Gold', 'Palladium', 'Platinum'])
    expect(shown.map((choice) => choice?.combinations)).toEqual([undefined, undefined, undefined])
  })

  it('is one that lies in stock, of a piece that is sold from there', () => {
    const shown = ['WR-00601', 'WR-00603', 'WR-00604'].map((sku) => cardChoice({ ...stockBand, sku }))
    expect(shown.map((choice) => choice?.metal.name)).toEqual(['Platinum', 'Platinum', '18ct Yellow Gold'])
    expect(shown[0]?.combinations).toEqual([
      ['163', '3002', '3101', '1015'],
      ['163', '3002', '3101', '1017'],
      ['161', '3003', '3101', '1017'],
    ])
  })

  it('is any, of a piece of which nothing is left', () => {
    const shown = cardChoice({ ...soldBand, sku: 'WR-00603' })
    expect([shown?.metal.name, shown?.combinations]).toEqual(['Palladium', []])
  })

  it('is none of a piece without metals', () => {
    expect(cardChoice({ ...band, attributes: [] })).toBeNull()
  })
})
