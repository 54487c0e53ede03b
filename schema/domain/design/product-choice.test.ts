import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceOfOptions,
  isMade,
  offeredOptions,
  productAttributes,
  productChoice,
  soldFingerSizes,
} from './product-choice.ts'
import { soldCombinations } from './sold-combinations.ts'
import type { ProductChoice, ProductDesign } from './product-choice.ts'
import { band, soldBand, stockBand } from '../testing/finished-piece.ts'

function names({ options }: ProductChoice): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.name]))
}

function pieceWith(attributes: Record<string, readonly string[]>, subCategoryId = '10'): ProductDesign {
  return {
    ...band,
    subCategory: { id: subCategoryId },
    attributes: Object.entries(attributes).map(([name, options]) => ({
      name,
      options: options.map((text) => ({ id: `${name}-${text}`, name: text, price: 0, isFixedPrice: true })),
    })),
  }
}

describe('productAttributes', () => {
  it('are metal, shape and the design’s own, without what makes a piece one person’s', () => {
    expect(productAttributes(band).map(({ name }) => name)).toEqual(['Metal', 'Width', 'Weight'])
    const ring = pieceWith({
      Shape: ['Oval Shape'],
      Width: [],
      Metal: ['Platinum'],
      'Setting Stone Size': ['Oval'],
    })
    expect(productAttributes(ring).map(({ name }) => name)).toEqual(['Metal', 'Shape'])
  })
})

describe('productChoice', () => {
  it('is 3.00 mm and Medium unless the piece or the shopper says otherwise', () => {
    expect(names(productChoice(band, { Metal: '163' }))).toEqual({
      Metal: 'Platinum',
      Width: '3.00',
      Weight: 'Medium',
    })
    expect(
      names(productChoice(band, { Metal: '163', Width: '3005' }, { Weight: '3103', Width: '3001' })),
    ).toEqual({
      Metal: 'Platinum',
      Width: '4.00',
      Weight: 'Extra Heavy',
    })
  })

  it.each([
    ['2.50 for an eternity ring', '6', { Width: ['2.00', '2.50', '3.00'] }, { Width: '2.50' }],
    ['0.20 carats', '10', { 'Total Carat Weight': ['0.10', '0.20'] }, { 'Total Carat Weight': '0.20' }],
    ['a chain of 18 inches', '10', { 'Chain Length': ['16"', '18"'] }, { 'Chain Length': '18"' }],
    ['a bracelet of 7 inches', '9', { 'Chain Length': ['6.5"', '7"'] }, { 'Chain Length': '7"' }],
    ['the first where it is not made so', '5', { Width: ['4.00', '5.00'] }, { Width: '4.00' }],
    ['an anklet of 9.5 inches', '9', { 'Chain Length': ['9"', '9.5"'] }, { 'Chain Length': '9.5"' }],
    ['the first shape where none is known', '7', { Shape: ['Oval Shape'] }, { Shape: 'Oval Shape' }],
    ['the first of what the shop has no word on', '7', { Finish: ['Matt', 'Bright'] }, { Finish: 'Matt' }],
  ])('is %s', (_, subCategoryId, attributes, chosen) => {
    expect(names(productChoice(pieceWith(attributes, subCategoryId)))).toEqual(chosen)
  })

  it('is in the metal that a card shows', () => {
    const metalOf = (design: ProductDesign) => names(productChoice(design))['Metal']
    const skus = ['WR-00601', 'WR-00603', 'WR-00604']
    expect(skus.map((sku) => metalOf({ ...band, sku }))).toEqual([
      '18ct Yellow Gold',
      'Palladium',
      'Platinum',
    ])
    expect(skus.map((sku) => metalOf({ ...stockBand, sku }))).toEqual([
      'Platinum',
      'Platinum',
      '18ct Yellow Gold',
    ])
    expect(skus.map((sku) => metalOf({ ...soldBand, sku }))).toEqual([
      '18ct Yellow Gold',
      'Palladium',
      'Platinum',
    ])
    expect(metalOf(pieceWith({ Metal: ['Tin', 'Brass'] }))).toBe('Tin')
  })

  it('is in Round Brilliant, else in the first shape of the piece', () => {
    const shapeOf = (ids: readonly string[]) => {
      const options = ids.map((id) => ({ id, name: `shape ${id}`, price: 0, isFixedPrice: true }))
      return productChoice({ ...band, attributes: [{ name: 'Shape', options }] }).optionIds
    }
    expect(shapeOf(['177', '175', '171'])).toEqual(['171'])
    expect(shapeOf(['177', '175'])).toEqual(['177'])
  })

  it('of a piece sold from stock has the least that differs, where all are as near in metal', () => {
    const piece = {
      ...pieceWith({
        Metal: ['Platinum'],
        Width: ['2.00', '3.00', '5.00'],
        Weight: ['Light', 'Medium', 'Heavy'],
      }),
      purchaseAvailability: 'STOCK' as const,
      stock: [
        { stockStatus: 'IN_STOCK', attributes: ['Metal-Platinum', 'Width-5.00', 'Weight-Medium'] },
        { stockStatus: 'IN_STOCK', attributes: ['Metal-Platinum', 'Width-2.00', 'Weight-Medium'] },
        { stockStatus: 'IN_STOCK', attributes: ['Metal-Platinum', 'Width-2.00', 'Weight-Heavy'] },
      ],
    }
    expect(names(productChoice(piece, { Width: 'Width-3.00' }))).toMatchObject({
      Width: '2.00',
      Weight: 'Medium',
    })
  })

  it('of a piece without metals has the least that differs, however far', () => {
    const piece = {
      ...pieceWith({ Width: ['2.00', '2.50', '3.00', '5.00'], Weight: ['Light', 'Medium'] }),
      purchaseAvailability: 'STOCK' as const,
      stock: [
        { stockStatus: 'IN_STOCK', attributes: ['Width-2.50', 'Weight-Light'] },
        { stockStatus: 'IN_STOCK', attributes: ['Width-5.00', 'Weight-Medium'] },
      ],
    }
    expect(names(productChoice(piece))).toEqual({ Width: '5.00', Weight: 'Medium' })
  })

  it('of a piece sold from stock looks past what the shop knows too little of', () => {
    const inStock = { stockStatus: 'IN_STOCK', attributes: ['161', '1017'] }
    const piece = { ...stockBand, stock: [inStock, ...stockBand.stock] }
    expect(names(productChoice(piece, { Metal: '161', Width: '3005' }))).toEqual({
      Metal: '18ct Yellow Gold',
      Width: '3.00',
      Weight: 'Medium',
    })
    const unknown = { ...stockBand, stock: [inStock] }
    expect(names(productChoice(unknown, { Metal: '163' }))).toMatchObject({ Metal: 'Platinum' })
  })

  it('of a piece sold from stock is the nearest that lies there: its metal is the last to change', () => {
    expect(names(productChoice(stockBand, { Metal: '163', Width: '3003' }))).toEqual({
      Metal: 'Platinum',
      Width: '2.50',
      Weight: 'Medium',
    })
    expect(names(productChoice(stockBand, { Metal: '161' }))).toMatchObject({ Metal: '18ct Yellow Gold' })
    expect(isMade(stockBand, productChoice(stockBand))).toBe(true)
  })

  it('of a piece that is sold out is what was wanted, and not to be had', () => {
    const choice = productChoice(soldBand, { Metal: '164', Width: '3001' })
    expect(names(choice)).toEqual({ Metal: 'Palladium', Width: '2.00', Weight: 'Medium' })
    expect(isMade(soldBand, choice)).toBe(false)
  })

  it('is whole, one of each, and to be had while anything is, whatever is wanted', () => {
    const ids = band.attributes.flatMap(({ options }) => options.map(({ id }) => id))
    const wanted = fc.dictionary(fc.constantFrom('Metal', 'Width', 'Weight'), fc.constantFrom(...ids, 'none'))
    fc.assert(
      fc.property(fc.constantFrom(band, stockBand), wanted, wanted, (design, fixed, preferred) => {
        const choice = productChoice(design, fixed, preferred)
        expect(Object.keys(choice.options)).toEqual(['Metal', 'Width', 'Weight'])
        expect(choiceOfOptions(design, choice.optionIds)).toEqual(choice)
        expect(isMade(design, choice)).toBe(true)
      }),
    )
  })
})

describe('choiceOfOptions', () => {
  it('is none where an option of one choice is missing', () => {
    expect(choiceOfOptions(band, ['163', '3003', '3101', '1015'])?.optionIds).toEqual(['163', '3003', '3101'])
    expect(choiceOfOptions(band, ['163', '3003'])).toBeNull()
  })
})

describe('offeredOptions', () => {
  it('of a piece made to order all lead to the choice with them', () => {
    const chosen = productChoice(band, { Metal: '163' })
    const widths = offeredOptions(band, chosen, 'Width')
    expect(widths.map(({ option, isChosen }) => [option.name, isChosen])).toEqual([
      ['2.00', false],
      ['2.50', false],
      ['3.00', true],
      ['4.00', false],
    ])
    expect(widths.map(({ choice }) => choice && names(choice))).toContainEqual({
      Metal: 'Platinum',
      Width: '4.00',
      Weight: 'Medium',
    })
  })

  it('are none chosen of what is no choice of the piece', () => {
    const sizes = offeredOptions(band, productChoice(band, { Metal: '163' }), 'Finger Size')
    expect(sizes.map(({ option, isChosen }) => [option.name, isChosen])).toEqual([
      ['M', false],
      ['N', false],
    ])
  })

  it('of a piece sold from stock lead to the nearest that lies there, or nowhere', () => {
    const chosen = productChoice(stockBand, { Metal: '163' })
    const widths = offeredOptions(stockBand, chosen, 'Width').map(({ option, choice, nearest }) => [
      option.name,
      choice !== null,
      nearest && names(nearest)['Metal'],
    ])
    expect(widths).toEqual([
      ['2.00', false, null],
      ['2.50', true, 'Platinum'],
      ['3.00', false, '18ct Yellow Gold'],
      ['4.00', false, null],
    ])
  })
})

describe('soldFingerSizes', () => {
  it('are all of a piece made to order, and those in stock of another', () => {
    expect(soldFingerSizes(band, productChoice(band))).toEqual(['M', 'N'])
    expect(soldFingerSizes(stockBand, productChoice(stockBand, { Metal: '163' }))).toEqual(['M', 'N'])
    expect(soldFingerSizes(stockBand, productChoice(stockBand, { Metal: '161' }))).toEqual(['N'])
    expect(soldFingerSizes(soldBand, productChoice(soldBand))).toEqual([])
  })
})

it('soldCombinations are those in stock, of a piece that is made to order all', () => {
  expect(soldCombinations(band)).toBeUndefined()
  expect(soldCombinations(stockBand)).toHaveLength(3)
  expect(soldCombinations(soldBand)).toEqual([])
})
