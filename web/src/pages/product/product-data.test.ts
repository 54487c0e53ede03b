import { band, soldBand, stockBand } from '@shop/schema/domain/testing/finished-piece'
import { beforeAll, describe, expect, it } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { productData } from './product-data.ts'
import { productView } from './product-view.ts'
import { familyOf, pieceOf, rules, viewOf } from './testing/example-views.ts'

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

describe('the structured data of a product', () => {
  it('names what varies, and each variant by a sku of its own', () => {
    const data = productData(viewOf(band, { metal: 'platinum', size: '2-50' }), rules)
    expect(data).toMatchObject({
      sku: 'WR-00601-platinum-2-50-medium',
      width: { value: '2.50', unitCode: 'MMT' },
      inProductGroupWithID: 'WR-00601',
      isVariantOf: { variesBy: ['https://schema.org/material', 'https://schema.org/width'] },
    })
    const skus = JSON.stringify(data).match(/"sku":"[^"]+"/g) ?? []
    expect(skus).toHaveLength(7)
    expect(new Set(skus).size).toBe(7)
    const attributes = band.attributes.filter(({ name }) => name === 'Metal')
    const studs = pieceOf({ ...band, subCategory: { id: '8' }, attributes })
    const view = productView(studs, familyOf('/earrings'), {}, rules)
    expect(view && productData(view, rules)).toMatchObject({
      isVariantOf: { variesBy: ['https://schema.org/material'] },
    })
  })

  it('sends nowhere what is sold', () => {
    const offered = JSON.stringify(productData(viewOf(band, {}), rules))
    expect(offered).toContain('shippingDetails')
    expect(offered).toContain('"merchantReturnDays":30')
    const sold = JSON.stringify(productData(viewOf(soldBand, {}), rules))
    expect(sold).toContain('SoldOut')
    expect(sold).not.toContain('shippingDetails')
    expect(sold).not.toContain('hasMerchantReturnPolicy')
  })

  it('offers what lies there or is made, and nothing that is not', () => {
    const data = JSON.stringify(productData(viewOf(stockBand, { metal: 'platinum' }), rules))
    expect(data).toContain('"price":"445.00"')
    expect(data).toContain('https://schema.org/InStock')
    expect(data).not.toContain('palladium')
    expect(data).toContain('https://pictures.test/platinum.svg')
    expect(JSON.stringify(productData(viewOf(soldBand, { metal: 'platinum' }), rules))).toContain('SoldOut')
    expect(JSON.stringify(productData(viewOf(band, { metal: 'platinum' }), rules))).toContain(
      'Personalisation',
    )
  })
})
