import { describe, expect, it } from 'vitest'
import { designPriceRange, listPrice, priceRangeBeforeSale } from './design-price-range.ts'
import { compare, decimal, pounds } from '../values/money.ts'
import { designWith, pricingWith } from '../testing/priced-design.ts'

describe('designPriceRange', () => {
  const design = designWith(500, {
    Metal: [20, 125],
    Shape: [0, { percent: 4 }],
    'Finger Size': [0, 50],
    Engraving: [0, 40],
    'Setting Stone Size': [{ percent: 0 }, { percent: 32 }],
  })

  it('spans metals and shapes, but not finger size, engraving and stone size', () => {
    expect(designPriceRange({ design, fixedOptionIds: [] })).toEqual({
      fromPence: 62_500, // (500 + 20) × 1.2 = 624
      toPence: 78_000, // (500 + 125) × 1.04 × 1.2 = 780
      wasFromPence: null,
      wasToPence: null,
    })
  })

  it('holds what is fixed', () => {
    const range = designPriceRange({ design, fixedOptionIds: ['Metal-1', 'Shape-0', 'Finger Size-1'] })
    expect(range).toMatchObject({ fromPence: 81_000, toPence: 81_000 })
  })

  it('tells the price before a sale', () => {
    expect(
      designPriceRange({ design, fixedOptionIds: ['Metal-1'], pricing: pricingWith({ salePercent: 10 }) }),
    ).toEqual({
      fromPence: 67_500,
      toPence: 70_500, // 702 goes up
      wasFromPence: 75_000,
      wasToPence: 78_000,
    })
  })

  it('is told before any sale for what no sale is asked of', () => {
    expect(priceRangeBeforeSale({ design, fixedOptionIds: ['Metal-1'] })).toEqual({
      fromPence: 75_000,
      toPence: 78_000,
    })
    expect(priceRangeBeforeSale({ design, fixedOptionIds: ['Metal-1'], vatPercent: 0 })).toEqual({
      fromPence: 62_500,
      toPence: 65_000,
    })
  })

  it('is never raised by a sale', () => {
    const pricing = pricingWith({ salePercent: -10 })
    expect(designPriceRange({ design: designWith(625), fixedOptionIds: [], pricing })).toMatchObject({
      fromPence: 75_000,
      wasFromPence: null,
    })
  })

  it('is none without channel SS', () => {
    const elsewhere = { ...design, prices: [{ channel: { code: 'TR' }, basePrice: pounds(500) }] }
    expect(designPriceRange({ design: elsewhere, fixedOptionIds: [] })).toBeNull()
    expect(priceRangeBeforeSale({ design: elsewhere, fixedOptionIds: [] })).toBeNull()
    expect(listPrice({ design: elsewhere, fixedOptionIds: [] })).toBeNull()
  })
})

describe('designPriceRange across stock', () => {
  const design = designWith(500, { Metal: [0, 100], Width: [0, 50, 200], 'Finger Size': [0, 0] })
  const combinations = [
    ['Metal-0', 'Width-1', 'Finger Size-0'],
    ['Metal-1', 'Width-1', 'Finger Size-1'],
  ]

  it('spans what lies there, and nothing else', () => {
    expect(designPriceRange({ design, fixedOptionIds: [], combinations })).toMatchObject({
      fromPence: 66_000, // 550 × 1.2
      toPence: 78_000, // 650 × 1.2
    })
  })

  it('holds what is fixed, and is none where nothing in stock has it', () => {
    expect(designPriceRange({ design, fixedOptionIds: ['Metal-1'], combinations })).toMatchObject({
      fromPence: 78_000,
      toPence: 78_000,
    })
    expect(designPriceRange({ design, fixedOptionIds: ['Width-2'], combinations })).toBeNull()
    expect(designPriceRange({ design, fixedOptionIds: [], combinations: [] })).toBeNull()
  })
})

describe('listPrice', () => {
  it('is the exact price of the cheapest open choice, excluding VAT', () => {
    const design = designWith(592.55, { Metal: [20, 125], Shape: [{ percent: 2.5 }, 100] })
    const price = listPrice({ design, fixedOptionIds: ['Metal-1'] })
    expect(price && compare(price, decimal('735.48875'))).toBe(0)
  })
})
