import { pence, pounds } from '@shop/schema/domain/money'
import { familyAt } from '@shop/schema/domain/product-families'
import { band, soldBand, stockBand } from '@shop/schema/domain/testing/finished-piece'
import { beforeAll, describe, expect, it } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { madeChoices } from '../designer/made-choices.ts'
import type { Setting } from '../designer/setting-choice.ts'
import { basketItem, isSamePiece } from './basket-item.ts'
import { productCrumbs } from './crumbs.ts'
import { isProductPath } from './product-params.ts'
import { optionText } from './option-names.ts'
import { productData } from './product-data.ts'
import { productView } from './product-view.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function pieceOf(design: typeof band): Setting {
  return {
    ...design,
    name: 'Court band',
    displayName: '{shortName} in {metal}, {width} mm',
    shortName: null,
    description: null,
    expressDelivery: false,
    gemTypes: [],
    category: { id: '2' },
    channels: [],
    attributes: design.attributes.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, lengthMin: null, lengthMax: null })),
    })),
    // The example’s are of the two that the contract knows.
    stock: design.stock as Setting['stock'],
    fixedAttributes: [],
    suppliers: [],
    dimensions: null,
    assets: [{ tags: ['163'], isMain: true, asset: { source: '/platinum.svg' } }],
  }
}

function viewOf(design: typeof band, segments: Parameters<typeof productView>[2]) {
  const family = familyAt('/wedding-rings/plain')
  const view = family && productView(pieceOf(design), family, segments, rules)
  if (!view) throw new Error('The address shows nothing')
  return view
}

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

describe('a product', () => {
  it('is shown in the choices of its address, at their price', () => {
    const view = viewOf(band, { metal: 'platinum', size: '2-50', weight: 'light' })
    expect(view).toMatchObject({
      title: 'Court band in Platinum (950), 2.50\u00A0mm',
      href: '/wedding-rings/plain/product/WR-00601/platinum/2-50/light',
      price: { pricePence: 42_000 }, // (200 + 100 + 50) × 1.2
      range: null,
      availability: 'made-to-order',
      askedInVain: { notMade: [], notInStock: [] },
    })
  })

  it('names the total carat weight where there are several, because each has an address of its own', () => {
    const carats = ['0.20', '0.50'].map((name) => ({ id: name, name, price: 0, isFixedPrice: true }))
    const pendant = {
      ...band,
      subCategory: { id: '10' },
      attributes: [...band.attributes, { name: 'Total Carat Weight', options: carats }],
    }
    const family = familyAt('/necklaces')
    const titleOf = (design: typeof band, size: string) =>
      family && productView(pieceOf(design), family, { metal: 'platinum', size }, rules)?.title
    expect(titleOf(pendant, '0-50')).toMatch(/ in Platinum \(950\), .*, 0\.50 ct$/)
    const single = { name: 'Total Carat Weight', options: carats.slice(0, 1) }
    expect(titleOf({ ...pendant, attributes: [...band.attributes, single] }, '0-20')).not.toContain('ct')
  })

  it('ranges over what its address leaves open, of a piece from the shelf over what lies there', () => {
    // From 9ct, 2.00 mm, Light to platinum, 4.00 mm, Extra Heavy.
    expect(viewOf(band, {}).range).toMatchObject({ fromPence: 24_000, toPence: 67_500 })
    expect(viewOf(band, { metal: 'platinum' }).range).toMatchObject({ fromPence: 36_000, toPence: 67_500 })
    expect(viewOf(stockBand, {}).range).toMatchObject({ fromPence: 44_500, toPence: 48_000 })
    expect(viewOf(stockBand, { metal: 'platinum' }).range).toBeNull()
  })

  it('says how it is to be had', () => {
    expect(viewOf(stockBand, { metal: 'platinum' }).availability).toBe('stock')
    expect(viewOf(soldBand, { metal: 'platinum' }).availability).toBe('sold')
    const unsold = { ...band, prices: [{ channel: { code: 'TR' }, basePrice: pounds(200) }] }
    expect(viewOf(unsold, { metal: 'platinum' })).toMatchObject({ availability: 'sold', price: null })
  })

  it('says what was asked for in vain', () => {
    expect(viewOf(band, { metal: 'rose-gold', size: '9-00' }).askedInVain).toEqual({
      notMade: ['Rose Gold', '9.00 mm'],
      notInStock: [],
    })
    expect(viewOf(stockBand, { metal: 'palladium' }).askedInVain).toEqual({
      notMade: [],
      notInStock: ['Palladium'],
    })
  })

  it('has crumbs from the widest list to its own', () => {
    expect(productCrumbs(pieceOf(band)).map(({ href }) => href)).toEqual([
      '/wedding-rings/collection',
      '/wedding-rings/plain/collection',
    ])
    expect(productCrumbs({ subCategory: { id: '9' } }).map(({ href }) => href)).toEqual([
      '/bracelets/collection',
    ])
  })

  it('offers in its data what lies there or is made, and nothing that is not', () => {
    const data = JSON.stringify(productData(viewOf(stockBand, { metal: 'platinum' }), rules))
    expect(data).toContain('"price":"445.00"')
    expect(data).toContain('https://schema.org/InStock')
    expect(data).not.toContain('palladium')
    expect(data).toContain('https://pictures.test/platinum.svg')
    expect(JSON.stringify(productData(viewOf(soldBand, { metal: 'platinum' }), rules))).toContain('SoldOut')
    expect(JSON.stringify(productData(viewOf(band, { metal: 'platinum' }), rules))).toContain('MadeToOrder')
  })
})

describe('a product in the basket', () => {
  const madeToOrder = {
    fingerSize: 'N',
    isSizeUnsure: false,
    engravingText: '',
    engravingFont: 'Roman',
    chainLengths: {},
  } as const
  const view = viewOf(band, { metal: 'platinum' })
  const made = madeChoices(view.design, madeToOrder, view.chosen.optionIds)
  const item = basketItem(view, made, pence(51_600))

  it('is every choice, without a shape and a stone', () => {
    expect(item).toEqual({
      sku: 'WR-00601',
      shape: '',
      metal: 'platinum',
      optionIds: ['163', '3003', '3101'],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: null,
      gemstonePair: [],
      total: 51_600,
    })
  })

  it('is the same with the same choices, whatever it costs', () => {
    expect(isSamePiece({ ...item }, { ...item })).toBe(true)
    expect(isSamePiece({ ...item, optionIds: ['163', '3003', '3100'] }, item)).toBe(false)
    expect(isSamePiece({ ...item, fingerSize: 'M' }, item)).toBe(false)
    expect(isSamePiece({ ...item, engraving: { font: 'Roman', text: 'A' } }, item)).toBe(false)
  })

  it('waits for a sizer when the size chosen last is not to be had', () => {
    const [sizes, wanted] = [['M'], { ...madeToOrder }]
    expect(madeChoices(view.design, wanted, view.chosen.optionIds, sizes)).toMatchObject({
      fingerSize: null,
      isSizeUnsure: true,
    })
  })
})

it.each([
  ['Width', '3.00', '3.00 mm'],
  ['Total Carat Weight', '0.20', '0.20 ct'],
  ['Chain Length', '14"', '14" (36 cm)'],
  ['Chain Length', '18"', '18" (46 cm)'],
  ['Chain Length', '24"', '24" (61 cm)'],
  ['Weight', 'Heavy', 'Heavy'],
])('%s %s is written %s', (attribute, option, text) => expect(optionText(attribute, option)).toBe(text))

it.each([
  ['/rings', { sku: 'RI-00801' }, true],
  ['/rings', { sku: 'RI-00801', metal: 'platinum', size: '2-50' }, false],
  ['/eternity-rings', { sku: 'ET-00701', metal: 'platinum', size: '2-50' }, true],
  ['/eternity-rings', { sku: 'ET-00701', metal: 'platinum', size: '2-50', weight: 'light' }, false],
  ['/eternity-rings', { sku: 'ET-00701', size: '2-50' }, false],
  ['/nowhere', { sku: 'RI-00801' }, false],
  ['/rings', { sku: 'collection' }, false],
])('%s and %j can be a product: %s', (family, params, can) => expect(isProductPath(family, params)).toBe(can))
