import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, pounds } from '../values/money.ts'
import { gemstonePrice } from './gemstone-price.ts'
import { searchCardBounds, searchCardPrice } from './search-card-price.ts'

const shown = (price: number) => {
  const card = searchCardPrice({ price: pounds(price) })
  return card === null ? null : formatPence(card)
}

describe('the price of a stone on a search card', () => {
  it.each([
    [728.77, '£874.52'],
    [1000, '£1,200.00'],
    [0.01, '£0.01'],
    [0.02, '£0.02'],
    [0.05, '£0.06'],
    [33.33, '£40.00'],
    [4571.53, '£5,485.84'],
  ])('is %d times 1.2 with two decimals: %s', (price, expected) => expect(shown(price)).toBe(expected))

  it('is missing for a stone that is not sold', () => {
    expect(shown(0)).toBeNull()
    expect(shown(-5)).toBeNull()
  })

  it('is never more than the stone costs everywhere else, and at most a pound less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (pennies) => {
        const price = pounds(Number(`${pennies}e-2`))
        const card = searchCardPrice({ price }) ?? 0
        const elsewhere = gemstonePrice({ price, gemStoneType: 'NATURAL_DIAMOND' })?.pricePence ?? 0
        expect(elsewhere - card).toBeGreaterThanOrEqual(0)
        expect(elsewhere - card).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('the stones whose cards show a price', () => {
  it.each([
    [1000, 1200, 83_333, 100_000],
    [0, 1, 0, 83],
  ])('of %d to %d pounds cost %d to %d pence without VAT', (least, most, min, max) => {
    expect(searchCardBounds({ least, most })).toEqual({ min, max })
  })

  it('have no end where none is asked for', () => {
    expect(searchCardBounds({ least: null, most: null })).toEqual({ min: 0, max: Infinity })
  })
})
