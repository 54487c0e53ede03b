import { describe, expect, it } from 'vitest'
import { band, soldBand, stockBand } from '../testing/finished-piece.ts'
import { designCardPrice } from './design-card-price.ts'
import { defaultPricing } from './pricing.ts'

const channels = [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }]
const made = { ...band, channels }
const sale = { subCategories: [band.subCategory.id], discount: 50 }

describe('the price on the card of a piece', () => {
  it('is what it costs in the metal that the card shows, not in a cheaper one', () => {
    expect(designCardPrice(made, defaultPricing)).toBe(34_000) // (200 + 80) × 1.2 = 336 goes up
    expect(designCardPrice({ ...made, sku: 'WR-00603' }, defaultPricing)).toBe(29_000) // (200 + 40) × 1.2 = 288
  })

  it('is of the metal that is filtered, where the piece is made in it', () => {
    const inPalladium = { ...made, sku: 'WR-00603' }
    expect(designCardPrice(inPalladium, defaultPricing, ['161', '169'])).toBe(34_000)
    expect(designCardPrice(inPalladium, defaultPricing, ['999'])).toBe(29_000)
  })

  it('follows VAT and the sales that run', () => {
    expect(designCardPrice(made, { vatPercent: 0, sales: [] })).toBe(28_000)
    expect(designCardPrice(made, { vatPercent: 20, sales: [sale] })).toBe(17_000)
  })

  it('is of what lies in stock, of a piece that is sold from there', () => {
    const inStock = { ...stockBand, channels, sku: 'WR-00601' }
    expect(designCardPrice(inStock, defaultPricing)).toBe(44_500) // (200 + 50 + 20 + 100) × 1.2 = 444
  })

  it('is none of a piece of which nothing is left, or without metals', () => {
    expect(designCardPrice({ ...soldBand, channels }, defaultPricing)).toBeNull()
    expect(designCardPrice({ ...made, attributes: [] }, defaultPricing)).toBeNull()
  })
})
