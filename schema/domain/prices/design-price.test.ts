import { describe, expect, it } from 'vitest'
import { designPrice } from './design-price.ts'
import { formatPence, pounds } from '../values/money.ts'
import { designWith, expectStepsToSum, pricingWith } from '../testing/priced-design.ts'

describe('designPrice', () => {
  it('explains the six-claw solitaire in 18ct yellow gold', () => {
    const design = designWith(592, { Metal: [125], Shape: [0] })
    const price = designPrice({
      design,
      optionIds: ['Shape-0', 'Metal-0'],
      pricing: pricingWith({ vatPercent: 20 }),
    })
    expectStepsToSum(price)
    expect(price?.steps.map((step) => [step.kind, formatPence(step.amountPence)])).toEqual([
      ['base', '£592.00'],
      ['option', '£125.00'],
      ['option', '£0.00'],
      ['vat', '£143.40'],
      ['rounding', '£4.60'],
      ['total', '£865.00'],
    ])
    expect(price?.wasPence).toBeNull()
  })

  it.each([
    { name: 'takes VAT of 20 % when none is given', base: 700, shown: '£840.00' },
    { name: 'keeps an exact multiple of 5', base: 625, shown: '£750.00' },
    { name: 'goes up a whole step for a penny over', base: 625.01, shown: '£755.00' },
    // 29.17 × 1.2 = 35.004, and 16.67 × 1.25 × 1.2 = 25.005
    { name: 'drops less than half a penny before the step of 5', base: 29.17, shown: '£35.00' },
    {
      name: 'counts half a penny before the step of 5',
      base: 16.67,
      shape: { percent: 25 },
      shown: '£30.00',
    },
    { name: 'adds a percent of the base', base: 500, metal: { percent: 10 }, shown: '£660.00' },
    {
      name: 'compounds two percents',
      base: 500,
      metal: { percent: 10 },
      shape: { percent: 10 },
      shown: '£730.00',
    },
    {
      name: 'adds the fixed metal before the percent',
      base: 500,
      metal: 100,
      shape: { percent: 5 },
      shown: '£760.00',
    },
    {
      name: 'adds the percent metal before the fixed',
      base: 500,
      metal: { percent: 20 },
      shape: 25,
      shown: '£750.00',
    },
    { name: 'takes a negative option off', base: 500, metal: -50, shown: '£540.00' },
    { name: 'counts another rate of VAT', base: 700, vat: 17.5, shown: '£825.00' },
    { name: 'counts no VAT', base: 700, vat: 0, shown: '£700.00' },
    { name: 'adds a stone size to the shown price', base: 592, metal: 125, stoneSize: 8, shown: '£935.00' },
    { name: 'keeps a stone size that lands on a multiple of 5', base: 625, stoneSize: 4, shown: '£780.00' },
    {
      name: 'takes a sale off the shown price',
      base: 592,
      metal: 125,
      sale: 10,
      shown: '£780.00',
      was: '£865.00',
    },
    { name: 'keeps a sale price on a multiple of 5', base: 625, sale: 10, shown: '£675.00', was: '£750.00' },
    {
      name: 'takes a sale off after the stone size',
      base: 592,
      metal: 125,
      stoneSize: 8,
      sale: 10,
      shown: '£845.00',
      was: '£935.00',
    },
    { name: 'shows no sale that rounds back to the same price', base: 625, sale: 0.5, shown: '£750.00' },
    { name: 'shows no sale of nothing', base: 625, sale: 0, shown: '£750.00' },
  ])('$name', ({ base, metal = 0, shape = 0, vat, stoneSize, sale, shown, was }) => {
    const price = designPrice({
      design: designWith(base, { Metal: [metal], Shape: [shape] }),
      optionIds: ['Metal-0', 'Shape-0'],
      pricing: pricingWith({ vatPercent: vat, salePercent: sale }),
      stoneSizePercent: stoneSize,
    })
    expectStepsToSum(price)
    expect(price && formatPence(price.pricePence)).toBe(shown)
    expect(price?.wasPence ? formatPence(price.wasPence) : undefined).toBe(was)
  })

  it('prices in the order metal, shape, own, whatever the order of the attributes and ids', () => {
    const design = designWith(100, { Width: [{ percent: 10 }], Shape: [{ percent: 50 }], Metal: [100] })
    const price = designPrice({ design, optionIds: ['Width-0', 'Metal-0', 'Shape-0'] })
    expect(price?.steps.flatMap((step) => (step.kind === 'option' ? step.attributeName : []))).toEqual([
      'Metal',
      'Shape',
      'Width',
    ])
    expect(price?.pricePence).toBe(40_000) // ((100 + 100) × 1.5 × 1.1) × 1.2 = 396
  })

  it('shows the pounds that a percent option adds', () => {
    const design = designWith(592, { Metal: [125], Shape: [{ percent: 2.5 }] })
    const price = designPrice({ design, optionIds: ['Metal-0', 'Shape-0'] })
    // 2.5 % of 717.00 is 17.925, so the running total shows as 734.93.
    expect(price?.steps[2]).toMatchObject({
      optionName: 'Shape 0',
      isFixedPrice: false,
      price: 2.5,
      amountPence: 1793,
    })
    expectStepsToSum(price)
  })

  it('does not round between steps, which would cost the shopper £5', () => {
    const design = designWith(428.32, { Metal: [{ percent: 2.5 }], Shape: [{ percent: 2.5 }] })
    // Exactly 450.0037, with VAT 540.00444, so 540.00. Rounded at every step: 439.03, 450.01, 540.01, so 545.
    const price = designPrice({ design, optionIds: ['Metal-0', 'Shape-0'] })
    expect(price?.pricePence).toBe(54_000)
  })

  it('names every step of a stone size and a sale', () => {
    const price = designPrice({
      design: designWith(592, { Metal: [125] }),
      optionIds: ['Metal-0'],
      stoneSizePercent: 8,
      pricing: pricingWith({ salePercent: 10 }),
    })
    expect(price?.steps.map((step) => [step.kind, formatPence(step.amountPence)])).toEqual([
      ['base', '£592.00'],
      ['option', '£125.00'],
      ['vat', '£143.40'],
      ['rounding', '£4.60'],
      ['stone-size', '£69.20'],
      ['stone-size-rounding', '£0.80'],
      ['sale', '−£93.50'],
      ['sale-rounding', '£3.50'],
      ['total', '£845.00'],
    ])
  })

  it('leaves out a rounding that moves nothing and keeps an option that is included', () => {
    const design = designWith(625, { Metal: [0] })
    const price = designPrice({
      design,
      optionIds: ['Metal-0'],
      stoneSizePercent: 4,
      pricing: pricingWith({ salePercent: 25 }),
    })
    expect(price?.steps.map(({ kind }) => kind)).toEqual([
      'base',
      'option',
      'vat',
      'stone-size',
      'sale',
      'total',
    ])
  })

  it('never raises a price by a sale', () => {
    const design = designWith(625)
    expect(designPrice({ design, optionIds: [], pricing: pricingWith({ salePercent: -10 }) })).toMatchObject({
      pricePence: 75_000,
      wasPence: null,
    })
  })

  it('has no price without channel SS', () => {
    const design = { ...designWith(592), prices: [{ channel: { code: 'TR' }, basePrice: pounds(500) }] }
    expect(designPrice({ design, optionIds: [] })).toBeNull()
  })

  it.each([
    ['an option it does not have', ['Metal-7']],
    ['two options of one attribute', ['Metal-0', 'Metal-1']],
    ['a stone size as an option', ['Setting Stone Size-0']],
  ])('refuses %s', (_, optionIds) => {
    const design = designWith(592, { Metal: [0, 10], 'Setting Stone Size': [{ percent: 4 }] })
    expect(() => designPrice({ design, optionIds })).toThrow(RangeError)
  })
})
