import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StockedDesign } from '../design/sold-combinations.ts'
import { designWith } from '../testing/priced-design.ts'
import { add, compare, decimal } from '../values/money.ts'
import {
  cardListPrice,
  cardMetal,
  designPriceBounds,
  listPriceInSale,
  listPriceNumber,
  shownDesignPounds,
} from './card-list-price.ts'
import { designPrice } from './design-price.ts'

const always: StockedDesign = { purchaseAvailability: 'ALWAYS', stock: [] }

function fromStock(...combinations: (readonly string[])[]): StockedDesign {
  return {
    purchaseAvailability: 'STOCK',
    stock: combinations.map((attributes) => ({ stockStatus: 'IN_STOCK', attributes })),
  }
}

const nothing = { metalIds: [], shapeIds: [] }

function priceOf(design: Parameters<typeof cardListPrice>[0], choice: Partial<typeof nothing> | object) {
  const price = cardListPrice(design, { ...nothing, ...choice })
  return price && listPriceNumber(price)
}

describe('the list price of a card', () => {
  const plain = designWith(500, { Metal: [0, 100], Shape: [10, 30], Width: [0, 40] })
  const metalNames = ['18ct Yellow Gold', 'Platinum']
  const ring = {
    ...plain,
    ...always,
    attributes: plain.attributes.map(({ name, options }) => ({
      name,
      options: options.map((option, index) =>
        name === 'Metal' ? { ...option, name: metalNames[index] ?? '' } : option,
      ),
    })),
  }

  it('is that of the cheapest choice in the metal that is chosen', () => {
    expect(priceOf(ring, { metalIds: ['Metal-1'] })).toBe(610)
  })

  it('is that of the chosen shapes, where the design comes in one of them', () => {
    expect(priceOf(ring, { metalIds: ['Metal-1'], shapeIds: ['Shape-1', 'elsewhere'] })).toBe(630)
    expect(priceOf(ring, { metalIds: ['Metal-1'], shapeIds: ['elsewhere'] })).toBe(610)
  })

  it('is exact where percents make fractions of a penny', () => {
    const design = {
      ...designWith(428.32, { Shape: [{ percent: 2.5 }], Width: [{ percent: 2.5 }] }),
      ...always,
    }
    expect(priceOf(design, {})).toBe(450.0037)
  })

  it('is that of what is in stock, where a piece is sold from stock only', () => {
    const inStock = { ...ring, ...fromStock(['Metal-1', 'Shape-1', 'Width-1']) }
    expect(priceOf(inStock, {})).toBe(670)
    expect(priceOf(inStock, { metalIds: ['Metal-0'] })).toBe(670)
  })

  it('of a piece of no metal that lies in stock is that of the piece', () => {
    const attributes = ring.attributes.filter(({ name }) => name !== 'Metal')
    const inStock = { ...ring, attributes, ...fromStock(['Shape-1', 'Width-1'], ['Shape-0', 'Width-1']) }
    expect(priceOf(inStock, {})).toBe(550)
  })

  it('is none where nothing is left, and where the shop does not sell the design', () => {
    expect(priceOf({ ...ring, ...fromStock() }, {})).toBeNull()
    expect(priceOf({ ...ring, prices: [] }, {})).toBeNull()
  })
})

describe('the bounds of a price filter', () => {
  it.each([
    // 537.50 with VAT is 645; a 0.005 more of VAT is the next penny, and so the next five pounds.
    [
      { min: 650, max: 650 },
      { priceMin: 537.5041666667, priceMax: 541.6708333333 },
    ],
    [
      { min: 646, max: 654 },
      { priceMin: 537.5041666667, priceMax: 541.6708333333 },
    ],
    // Nothing is shown as £651 to £654.
    [
      { min: 651, max: 654 },
      { priceMin: 541.6708333334, priceMax: 541.6708333333 },
    ],
    [{ min: 0 }, { priceMin: 0, priceMax: null }],
    [{ max: 0 }, { priceMin: null, priceMax: 0.0041666666 }],
    // 8.3375 with VAT is 10.005, exactly where 15 begins.
    [
      { min: 15, max: 10 },
      { priceMin: 8.3375, priceMax: 8.3374999999 },
    ],
    [{}, { priceMin: null, priceMax: null }],
  ])('of %j are %j', (bounds, expected) => {
    expect(designPriceBounds(bounds, 20)).toEqual(expected)
  })

  it('take a design exactly when the price it shows lies between them, whatever percents made it', () => {
    const pounds = fc.integer({ min: 0, max: 20_000 })
    const percent = fc.constantFrom(0, 1.5, 2.5, 3, 17.25, 48)
    const vat = fc.constantFrom(20, 17.5, 0, 22.25)
    const around = fc.integer({ min: -900, max: 900 })
    fc.assert(
      fc.property(
        fc.record({ a: pounds, b: pounds, vatPercent: vat, metal: percent, shape: percent, around }),
        ({ a, b, vatPercent, metal, shape, around: offset }) => {
          const [min, max] = [Math.min(a, b), Math.max(a, b)]
          // Prices around a bound, because that is where a wrong inverse shows.
          const factor = (1 + vatPercent / 100) * (1 + metal / 100) * (1 + shape / 100)
          const base = Math.max(1, Math.round((min * 100) / factor) + offset) / 100
          const design = {
            ...designWith(base, { Metal: [{ percent: metal }], Shape: [{ percent: shape }] }),
            ...always,
          }
          const listed = cardListPrice(design, nothing)
          const pricing = { vatPercent, sales: [] }
          const price = designPrice({ design, optionIds: ['Metal-0', 'Shape-0'], pricing })
          if (!listed || !price) throw new Error('It has a price')
          const { priceMin, priceMax } = designPriceBounds({ min, max }, vatPercent)
          const isTaken =
            compare(decimal(priceMin ?? 0), listed) <= 0 && compare(listed, decimal(priceMax ?? 0)) <= 0
          const shown = price.pricePence / 100
          expect(isTaken).toBe(min <= shown && shown <= max)
          expect(shownDesignPounds(listPriceNumber(listed), vatPercent)).toBe(shown)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('lie as close as can be: the next number would be another price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 20_000 }), (min) => {
        const { priceMin } = designPriceBounds({ min }, 20)
        const next = add(decimal(priceMin ?? 0), decimal('-1e-10'))
        expect(shownDesignPounds(priceMin ?? 0, 20)).toBeGreaterThanOrEqual(min)
        expect(shownDesignPounds(listPriceNumber(next), 20)).toBeLessThan(min)
      }),
    )
  })
})

describe('the list price in a sale', () => {
  it('shows what the sale asks, and stays where the sale rounds back to the same', () => {
    const shownInSale = (listPrice: number, percent: number, vat = 20) =>
      shownDesignPounds(listPriceNumber(listPriceInSale(decimal(listPrice), percent, vat)), vat)
    // £630.00 less 15 percent is £535.50, so £540.00.
    expect(shownInSale(525, 15)).toBe(540)
    expect(shownInSale(525, 12.5, 23)).toBe(570)
    expect(listPriceInSale(decimal(525), 0.5, 20)).toEqual(decimal(525))
    expect(listPriceInSale(decimal(525), 0, 20)).toEqual(decimal(525))
  })

  it('lies between the bounds of what is asked, and of nothing less or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 900_000 }),
        fc.constantFrom(5, 8, 10, 12.5, 15, 17.5),
        fc.constantFrom(0, 17.5, 20, 23),
        (listPence, salePercent, vat) => {
          const listed = listPriceInSale(decimal(`${listPence}e-2`), salePercent, vat)
          const asked = Math.ceil(
            (shownDesignPounds(listPence / 100, vat) * (1000 - salePercent * 10)) / 1000 / 5,
          )
          const exactly = designPriceBounds({ min: asked * 5, max: asked * 5 }, vat)
          const number = listPriceNumber(listed)
          expect([number >= Number(exactly.priceMin), number <= Number(exactly.priceMax)]).toEqual([
            true,
            true,
          ])
        },
      ),
    )
  })
})

it('goes by a metal that is left, where a piece is sold from stock', () => {
  const ring = { ...designWith(500, { Metal: [0, 100] }), ...fromStock(['Metal-1']) }
  const named = {
    ...ring,
    attributes: ring.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option, index) => ({
        ...option,
        name: ['18ct Yellow Gold', 'Platinum'][index] ?? '',
      })),
    })),
  }
  expect(cardMetal(named)?.name).toBe('Platinum')
  expect(cardMetal({ ...named, stock: [] })).toBeNull()
})
