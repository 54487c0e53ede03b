import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productAttributes, productChoice } from '../design/product-choice.ts'
import { familyAt, ownFamily } from './product-families.ts'
import type { ProductFamily } from './product-families.ts'
import { isSku } from './product-families.ts'
import { addressedProduct, choiceAtAddress, pathAttributes, productAddress } from './product-path.ts'
import type { ProductSegments } from './product-path.ts'
import { band, soldBand, stockBand } from '../testing/finished-piece.ts'

function family(path: string): ProductFamily {
  const found = familyAt(path)
  if (!found) throw new Error(`No family at ${path}`)
  return found
}

const plain = family('/wedding-rings/plain')
const setting = { ...band, sku: 'PR-00201', subCategory: { id: '1' } }
const price = { price: 0, isFixedPrice: true }

/** The canonical address of what a path shows. */
function shownAt(segments: ProductSegments, design = band): string | null {
  const shown = addressedProduct(design, plain, segments)
  return shown && productAddress(design, shown.choice)
}

const metalCalled = (optionName: string) => ({ attributeName: 'Metal', optionName })
const widthOf = (optionName: string) => ({ attributeName: 'Width', optionName })

describe('productAddress', () => {
  it('names metal, size and weight with a dash for the point', () => {
    expect(productAddress(band, productChoice(band, { Metal: '163', Weight: '3103' }))).toBe(
      '/wedding-rings/plain/product/WR-00601/platinum/3-00/extra-heavy',
    )
    expect(productAddress(band, productChoice(band, { Metal: '169', Width: '3002' }))).toBe(
      '/wedding-rings/plain/product/WR-00601/9ct-yellow-gold/2-50/medium',
    )
  })

  it('is none for a setting', () => {
    expect(productAddress(setting, productChoice(setting))).toBeNull()
  })

  it('names no weight without a size, and no size where the family has none', () => {
    const attributes = band.attributes.filter(({ name }) => name !== 'Width')
    const narrow = { ...band, attributes }
    expect(productAddress(narrow, productChoice(narrow, { Metal: '163' }))).toBe(
      '/wedding-rings/plain/product/WR-00601/platinum',
    )
    const ring = { ...band, sku: 'RI-00801', subCategory: { id: '11' } }
    expect(productAddress(ring, productChoice(ring, { Metal: '163' }))).toBe(
      '/rings/product/RI-00801/platinum',
    )
  })

  it('is read back as the choice it was made of, for any choice', () => {
    const choices = productAttributes(band).map(({ name, options }) =>
      fc.constantFrom(...options).map(({ id }) => [name, id] as const),
    )
    fc.assert(
      fc.property(fc.tuple(...choices), (wanted) => {
        const choice = productChoice(band, Object.fromEntries(wanted))
        const [, metal, size, weight] =
          /WR-00601\/(.+)\/(.+)\/(.+)$/.exec(productAddress(band, choice) ?? '') ?? []
        const shown = addressedProduct(band, plain, { metal, size, weight })
        expect(shown).toMatchObject({ choice, notMade: [], notInStock: [], namedIds: choice.optionIds })
      }),
    )
  })
})

describe('what an address can name of a piece', () => {
  it('is its width and weight, or its carats', () => {
    expect(pathAttributes(band, plain)).toEqual({ size: 'Width', weight: 'Weight' })
    expect(pathAttributes(band, { size: 'width', hasWeight: false })).toEqual({ size: 'Width', weight: null })
    expect(pathAttributes(band, { size: 'total-carat', hasWeight: true })).toEqual({
      size: null,
      weight: null,
    })
    expect(pathAttributes(band, { size: null, hasWeight: true })).toEqual({ size: null, weight: null })
    const attributes = band.attributes.filter(({ name }) => name === 'Width')
    expect(pathAttributes({ attributes }, plain)).toEqual({ size: 'Width', weight: null })
    const carats = [{ name: 'Total Carat Weight', options: [{ id: '21', name: '0.20', ...price }] }]
    expect(pathAttributes({ attributes: carats }, { size: 'total-carat', hasWeight: false })).toEqual({
      size: 'Total Carat Weight',
      weight: null,
    })
    expect(pathAttributes({ attributes: carats }, { size: null, hasWeight: false })).toEqual({
      size: null,
      weight: null,
    })
  })

  it('is kept of a choice, and all else is the default', () => {
    const chain = [
      { id: '18', name: '18"', price: 0, isFixedPrice: true },
      { id: '20', name: '20"', price: 0, isFixedPrice: true },
    ]
    const chained = { ...band, attributes: [...band.attributes, { name: 'Chain Length', options: chain }] }
    const asked = { Metal: '163', Width: '3001', Weight: '3103', 'Chain Length': '20' }
    const choice = productChoice(chained, asked)
    expect(choice.optionIds).toEqual(['163', '3001', '3103', '20'])
    expect(choiceAtAddress(chained, choice).optionIds).toEqual(['163', '3001', '3103', '18'])
    expect(choiceAtAddress(setting, productChoice(setting, asked)).optionIds).toEqual(['163', '3003', '3101'])
    const attributes = band.attributes.filter(({ name }) => name !== 'Metal')
    const unnamed = { ...band, attributes }
    expect(choiceAtAddress(unnamed, productChoice(unnamed, asked)).optionIds).toEqual(['3001', '3103'])
  })
})

it('a weight that no address can stand behind is not read from one', () => {
  const attributes = band.attributes.filter(({ name }) => name !== 'Metal')
  const plainAddress = productAddress({ ...band, attributes }, productChoice({ ...band, attributes }))
  expect(plainAddress).toBe('/wedding-rings/plain/product/WR-00601')
})

describe('addressedProduct', () => {
  it('fills what the path leaves open, and knows what it named', () => {
    expect(addressedProduct(band, plain, { metal: 'platinum' })).toMatchObject({
      choice: { optionIds: ['163', '3003', '3101'] },
      namedIds: ['163'],
      notMade: [],
    })
    expect(addressedProduct(band, plain, {})).toMatchObject({ namedIds: [], notMade: [], notInStock: [] })
  })

  it('takes a choice that no address names from the shopper', () => {
    const shown = addressedProduct(band, plain, { metal: 'platinum' }, { Weight: '3100' })
    expect(shown?.choice.options['Weight']?.name).toBe('Light')
  })

  it.each([
    [
      'the same tone for a metal',
      { metal: 'rose-gold' },
      [metalCalled('Rose Gold')],
      'yellow-gold/3-00/medium',
    ],
    [
      'the same colour for a carat',
      { metal: '14ct-yellow-gold' },
      [metalCalled('14ct Yellow Gold')],
      'yellow-gold/3-00/medium',
    ],
    [
      'the same tone for a colour and a carat',
      { metal: '9ct-rose-gold' },
      [metalCalled('9ct Rose Gold')],
      '9ct-yellow-gold/3-00/medium',
    ],
    [
      'a white metal for another',
      { metal: 'white-gold' },
      [metalCalled('White Gold')],
      'platinum/3-00/medium',
    ],
    ['a width', { metal: 'platinum', size: '9-00' }, [widthOf('9.00')], 'platinum/4-00/medium'],
    [
      'the smaller of two widths',
      { metal: 'platinum', size: '3-50' },
      [widthOf('3.50')],
      'platinum/3-00/medium',
    ],
    [
      'a weight',
      { metal: 'platinum', size: '4-00', weight: 'heavy' },
      [{ attributeName: 'Weight', optionName: 'Heavy' }],
      'platinum/4-00/medium',
    ],
  ])('shows the nearest of what is not made, and names that alone: %s', (_, segments, notMade, shown) => {
    expect(addressedProduct(band, plain, segments)).toMatchObject({ notMade, notInStock: [] })
    expect(shownAt(segments)).toBe(`/wedding-rings/plain/product/WR-00601/${shown}`)
  })

  it('shows the nearest before what the shopper chose elsewhere', () => {
    const shown = addressedProduct(band, plain, { metal: 'platinum', size: '9-00' }, { Width: '3001' })
    expect(shown?.choice.options['Width']?.name).toBe('4.00')
    // Nor does the price narrow to what nobody named.
    expect(shown?.namedIds).toEqual(['163'])
  })

  it('of a piece sold from stock shows the nearest that lies there', () => {
    // Palladium is made but gone; yellow gold lies there in 18ct alone.
    expect(shownAt({ metal: 'white-gold' }, stockBand)).toContain('/platinum/2-50/medium')
    expect(shownAt({ metal: '9ct-yellow-gold' }, stockBand)).toContain('/yellow-gold/3-00/medium')
    expect(shownAt({ metal: 'palladium' }, stockBand)).toContain('/platinum/2-50/medium')
  })

  it('reads the highest carat by its own name too', () => {
    expect(shownAt({ metal: '18ct-yellow-gold' })).toBe(
      '/wedding-rings/plain/product/WR-00601/yellow-gold/3-00/medium',
    )
    expect(addressedProduct(band, plain, { metal: '18ct-yellow-gold' })).toMatchObject({
      notMade: [],
      namedIds: ['161'],
    })
  })

  it('says of a size that is not made what it is measured in', () => {
    expect(addressedProduct(band, plain, { metal: 'platinum', size: '10-00' })?.notMade).toEqual([
      widthOf('10.00'),
    ])
    const necklace = addressedProduct(band, family('/necklaces'), { metal: 'platinum', size: '0-50' })
    expect(necklace?.notMade).toEqual([{ attributeName: 'Total Carat Weight', optionName: '0.50' }])
  })

  it('finds a size among the carats of a piece that has some', () => {
    const carats = [
      { id: '21', name: '0.20', ...price },
      { id: '22', name: '0.50', ...price },
    ]
    const attributes = [...band.attributes, { name: 'Total Carat Weight', options: carats }]
    const shown = addressedProduct({ ...band, attributes }, family('/necklaces'), {
      metal: 'platinum',
      size: '0-50',
    })
    expect(shown).toMatchObject({ namedIds: ['163', '22'], notMade: [] })
  })

  it('has no metal where the piece is made in none, and says so of the one that was asked for', () => {
    const attributes = band.attributes.filter(({ name }) => name !== 'Metal')
    expect(addressedProduct({ ...band, attributes }, plain, { metal: 'platinum' })).toMatchObject({
      choice: { optionIds: ['3003', '3101'] },
      namedIds: [],
      notMade: [metalCalled('Platinum')],
    })
  })

  it.each([
    { metal: 'banana' },
    { metal: '18ct-platinum' },
    { metal: '10ct-yellow-gold' },
    { metal: 'platinum', size: '3.00' },
    { metal: 'platinum', size: '3' },
    { metal: 'platinum', size: '-00' },
    { metal: 'platinum', size: '100-00' },
    { metal: 'platinum', size: '3-000' },
    { metal: 'platinum', size: 'x3-00' },
    { metal: 'platinum', size: '3-00', weight: 'enormous' },
    { metal: 'platinum', size: '3-00', weight: 'constructor' },
  ])('is none for what means nothing: %j', (segments) => {
    expect(addressedProduct(band, plain, segments)).toBeNull()
  })

  it('is none for a size in a family without sizes, and for a weight in one without weights', () => {
    expect(addressedProduct(band, family('/rings'), { metal: 'platinum', size: '3-00' })).toBeNull()
    const stoneSet = family('/wedding-rings/stone-set')
    expect(addressedProduct(band, stoneSet, { metal: 'platinum', size: '3-00', weight: 'light' })).toBeNull()
  })

  it('shows the nearest in stock for a combination that is not there, and says so', () => {
    const shown = addressedProduct(stockBand, plain, { metal: 'yellow-gold', size: '2-50' })
    expect(shown).toMatchObject({
      notMade: [],
      // Each of them is there, but not the two together.
      notInStock: [metalCalled('Yellow Gold'), widthOf('2.50')],
      choice: { optionIds: ['161', '3003', '3101'] },
      namedIds: ['161'],
    })
  })

  it('names the part alone that does not lie in stock at all', () => {
    const shown = addressedProduct(stockBand, plain, { metal: 'platinum', size: '4-00', weight: 'medium' })
    expect(shown).toMatchObject({ notMade: [], notInStock: [widthOf('4.00')] })
    expect(addressedProduct(stockBand, plain, { metal: 'palladium', size: '9-00' })).toMatchObject({
      notMade: [widthOf('9.00')],
      notInStock: [metalCalled('Palladium')],
    })
  })

  it('shows a piece that is sold out as it was asked for', () => {
    expect(addressedProduct(soldBand, plain, { metal: 'palladium', size: '4-00' })).toMatchObject({
      notMade: [],
      notInStock: [],
      choice: { optionIds: ['164', '3005', '3101'] },
    })
  })
})

it.each([
  ['WR-00601', true],
  ['er-00501', true],
  ['collection', false],
  ['plain', false],
  ['WR-1', false],
  ['WR-00601 ', false],
  ['AWR-00601', false],
])('%s can be a sku: %s', (text, isOne) => expect(isSku(text)).toBe(isOne))

it('the family of a piece is the first that holds it', () => {
  expect(ownFamily(band)?.path).toBe('/wedding-rings/plain')
})
