import { describe, expect, it } from 'vitest'
import {
  gemstonePrice,
  gemstoneSalePercent,
  listPriceBounds,
  pricePerCarat,
  shownPounds,
} from './gemstone-price.ts'
import type { PricedStone } from './gemstone-price.ts'
import { pricingWith } from '../testing/priced-design.ts'
import { compare, decimal, formatPence, pence, pounds } from '../values/money.ts'

type Rates = Parameters<typeof pricingWith>[0]

function diamondAt(price: number): PricedStone {
  return { price: pounds(price), gemStoneType: 'NATURAL_DIAMOND' }
}

function shown(price: number, rates: Rates = {}) {
  const result = gemstonePrice(diamondAt(price), pricingWith(rates))
  return (
    result && { now: formatPence(result.pricePence), was: result.wasPence && formatPence(result.wasPence) }
  )
}

function explained(price: number, rates: Rates = {}) {
  return gemstonePrice(diamondAt(price), pricingWith(rates))?.steps.map((step) => [
    step.kind,
    formatPence(step.amountPence),
  ])
}

describe('gemstonePrice', () => {
  it.each([
    { name: 'adds VAT of 20 % when none is given', price: 1000, text: '£1,200.00' },
    // 2501.25 is 3001.50 with VAT.
    { name: 'goes up to a whole pound', price: 2501.25, text: '£3,002.00' },
    { name: 'goes up a whole pound for a penny over', price: 1000.01, text: '£1,201.00' },
    // 1.67 is 2.004 with VAT, which rounded to pence first would be 2.00.
    { name: 'counts a fraction of a penny', price: 1.67, text: '£3.00' },
    { name: 'is never less than a pound', price: 0.01, text: '£1.00' },
    { name: 'counts another rate of VAT', price: 1000, vatPercent: 17.5, text: '£1,175.00' },
    { name: 'counts no VAT', price: 999.5, vatPercent: 0, text: '£1,000.00' },
    { name: 'holds for the dearest stone', price: 2_159_893.37, text: '£2,591,873.00' },
  ])('$name', ({ price, vatPercent, text }) => {
    expect(shown(price, { vatPercent })).toEqual({ now: text, was: null })
  })

  it.each([
    ['takes a sale off the shown price', 1000.01, 10, '£1,081.00', '£1,201.00'],
    ['keeps a sale price of whole pounds', 1000, 10, '£1,080.00', '£1,200.00'],
    ['goes up to a whole pound after the sale', 1041.67, 12.5, '£1,095.00', '£1,251.00'],
    ['gives everything off', 1000, 100, '£0.00', '£1,200.00'],
  ] as const)('%s', (_, price, salePercent, now, was) => {
    expect(shown(price, { salePercent })).toEqual({ now, was })
  })

  it('shows no former price where the sale rounds back to it', () => {
    expect(shown(0.5, { salePercent: 5 })).toEqual({ now: '£1.00', was: null })
    expect(explained(0.5, { salePercent: 5 })).toEqual([
      ['base', '£0.50'],
      ['vat', '£0.10'],
      ['rounding', '£0.40'],
      ['total', '£1.00'],
    ])
  })

  it('explains itself step by step', () => {
    expect(explained(1041.67, { salePercent: 12.5 })).toEqual([
      ['base', '£1,041.67'],
      ['vat', '£208.33'],
      ['rounding', '£1.00'],
      ['sale', '−£156.37'],
      ['sale-rounding', '£0.37'],
      ['total', '£1,095.00'],
    ])
  })

  it('leaves out roundings that move nothing', () => {
    expect(explained(1000, { salePercent: 10 })?.map(([kind]) => kind)).toEqual([
      'base',
      'vat',
      'sale',
      'total',
    ])
  })

  it('is exact between its steps, below the penny too', () => {
    const steps = gemstonePrice(diamondAt(1.67))?.steps ?? []
    const vat = steps.find(({ kind }) => kind === 'vat')
    expect(vat && compare(vat.amount, decimal('0.334'))).toBe(0)
  })

  it.each([0, -1])('is nothing for a stone priced at %s', (price) => {
    expect(gemstonePrice(diamondAt(price))).toBeNull()
  })
})

describe('gemstoneSalePercent', () => {
  const sales = [
    { subCategories: ['995', '997'], discount: 5 },
    { subCategories: ['997'], discount: 12.5 },
    { subCategories: ['1', '2', '3'], discount: 40 },
  ]

  it.each([
    ['LAB_GROWN_DIAMOND', 12.5],
    ['RUBY', 5],
    ['LAB_GROWN_SAPPHIRE', 5],
    ['NATURAL_DIAMOND', 0],
    ['LAB_GROWN_FANCY_DIAMOND', 0],
    ['AQUAMARINE', 0],
  ] as const)('takes the larger discount that covers a %s: %s', (gemStoneType, percent) => {
    expect(gemstoneSalePercent({ gemStoneType }, sales)).toBe(percent)
  })

  it('is nothing without a sale, and never passes 100 %', () => {
    expect(gemstoneSalePercent({ gemStoneType: 'RUBY' }, [])).toBe(0)
    expect(gemstoneSalePercent({ gemStoneType: 'RUBY' }, [{ subCategories: ['995'], discount: 120 }])).toBe(
      100,
    )
  })
})

describe('listPriceBounds', () => {
  it.each([
    // 415.83 shows £499, 415.84 shows £500.
    [{ min: 500 }, { priceMin: 415.84, priceMax: null }],
    // 1666.66 shows £2,000, 1666.67 shows £2,001.
    [{ max: 2000 }, { priceMin: null, priceMax: 1666.66 }],
    [
      { min: 1200, max: 1200 },
      { priceMin: 999.17, priceMax: 1000 },
    ],
    [
      { min: 0, max: 0 },
      { priceMin: 0, priceMax: 0 },
    ],
    [{}, { priceMin: null, priceMax: null }],
  ])('of %j are %j', (bounds, expected) => {
    expect(listPriceBounds(bounds)).toEqual(expected)
  })

  it('follow the rate of VAT', () => {
    expect(listPriceBounds({ min: 1000, max: 1000 }, 0)).toEqual({ priceMin: 999.01, priceMax: 1000 })
  })
})

describe('shownPounds', () => {
  it.each([
    [415.83, 499],
    [415.84, 500],
    [1000, 1200],
    [1666.67, 2001],
  ])('of %s are %s', (price, shownWhole) => {
    expect(shownPounds(pounds(price))).toBe(shownWhole)
  })

  it('are the bounds that take in the price', () => {
    for (const price of [0.01, 99.99, 833.33, 1234.56, 250_000]) {
      for (const vatPercent of [0, 17.5, 20]) {
        const whole = shownPounds(pounds(price), vatPercent)
        const { priceMin, priceMax } = listPriceBounds({ min: whole, max: whole }, vatPercent)
        expect([price, Number(priceMin) <= price, price <= Number(priceMax)]).toEqual([price, true, true])
      }
    }
  })
})

describe('what a carat of a stone costs', () => {
  it.each([
    // 4920 through 1.03 is 4776.699.
    { pricePence: 492_000, carat: 1.03, text: '£4,776.70' },
    { pricePence: 97_300, carat: 1.6, text: '£608.13' },
    { pricePence: 1_000, carat: 0.3, text: '£33.33' },
  ])('$pricePence pence through $carat ct is $text', ({ pricePence, carat, text }) => {
    expect(formatPence(pricePerCarat({ pricePence: pence(pricePence) }, carat))).toBe(text)
  })

  it('is nothing for a stone without a weight', () => {
    expect(() => pricePerCarat({ pricePence: pence(100) }, 0)).toThrow('No weight')
  })
})
