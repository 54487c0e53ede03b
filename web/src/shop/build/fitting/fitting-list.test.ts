import { describe, expect, it } from 'vitest'
import { fittingListAt, fittingListVariables, withoutShape } from './fitting-list.ts'

const oval = { shape: 'Oval Shape', measLength: 8.2 }

describe('the settings for a stone', () => {
  it('ask for those that take it, with pictures in its shape', () => {
    const list = fittingListAt('100002', 'pendant', 'halo_yellow-gold_price-500-to-900_sort-price-asc')
    if (!list) throw new Error('There is such a list')
    expect(fittingListVariables(list, oval, 2)).toEqual({
      subCategoryIds: ['2'],
      attributeIds: ['161', '169'],
      fixedAttributeIds: ['141'],
      priceMin: 500,
      priceMax: 900,
      stone: { shapeId: '175', length: 8.2 },
      sort: 'PRICE_ASC',
      page: 2,
      shapeIds: ['175'],
      defaultShape: false,
    })
  })

  it.each(['oval-shape', 'palladium', 'nonsense', 'halo_'])('have no filter %s', (attributes) => {
    expect(fittingListAt('100002', 'engagement-ring', attributes)).toBeNull()
  })

  it.each([
    ['oval-shape', '/create/gemstones/100002/engagement-rings', 'Oval'],
    ['pear-shape_halo_platinum', '/create/gemstones/100002/engagement-rings/halo_platinum', 'Pear'],
  ])('leave out the shape of %s, which is the stone’s', (attributes, href, name) => {
    expect(withoutShape('100002', 'engagement-ring', attributes)).toMatchObject({ href, shapes: [{ name }] })
  })

  it.each(['halo', undefined, 'nonsense'])('have no shape in %s to leave out', (attributes) => {
    expect(withoutShape('100002', 'engagement-ring', attributes)).toBeNull()
  })
})
