import { pounds } from '@shop/schema/domain/values/money'
import { familyAt } from '@shop/schema/domain/addresses/product-families'
import { band, soldBand, stockBand } from '@shop/schema/domain/testing/finished-piece'
import { describe, expect, it } from 'vitest'
import { isProductPath } from './product-params.ts'
import { optionText } from '#shop/design/options/option-names.ts'
import { productView } from './product-view.ts'
import { pieceOf, rules, viewOf } from './testing/example-views.ts'

describe('a product', () => {
  it('is shown in the choices of its address, at their price', () => {
    const view = viewOf(band, { metal: 'platinum', size: '2-50', weight: 'light' })
    expect(view).toMatchObject({
      title: 'Court band in Platinum\u00A0(950), 2.50\u00A0mm',
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
    expect(titleOf(pendant, '0-50')).toMatch(/ in Platinum\u00A0\(950\), .*, 0\.50 ct$/)
    const single = { name: 'Total Carat Weight', options: carats.slice(0, 1) }
    expect(titleOf({ ...pendant, attributes: [...band.attributes, single] }, '0-20')).not.toContain('ct')
  })

  it('ranges over what its address leaves open, of a piece from the shelf over what lies there', () => {
    // From 9ct, 2.00 mm, Light to platinum, 4.00 mm, Extra Heavy.
    expect(viewOf(band, {}).range).toEqual({ fromPence: 24_000, toPence: 67_500, within: [] })
    expect(viewOf(band, { metal: 'platinum' }).range).toEqual({
      fromPence: 36_000,
      toPence: 67_500,
      within: ['Platinum (950)'],
    })
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
