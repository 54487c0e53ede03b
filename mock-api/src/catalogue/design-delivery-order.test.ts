import { describe, expect, it } from 'vitest'
import { listedDesign } from '../testing/listed-design.ts'
import { designOrder } from './design-order.ts'
import type { ListedDesign } from './design-index.ts'
import type { DesignQuery } from './design-query.ts'
import { rememberedPrices } from './listed-price.ts'

const inStock = (...attributes: string[]) => [{ stockStatus: 'IN_STOCK' as const, attributes }]
const ofSuppliers = (sku: string, position: number, ...days: readonly (number | null)[]): ListedDesign => ({
  ...listedDesign({ sku, position }),
  suppliers: days.map((customerLeadTime) => ({ customerLeadTime })),
})
const skus = (
  designs: readonly ListedDesign[],
  query: Partial<DesignQuery> = {},
  sort: DesignQuery['sort'] = 'SOONEST_DELIVERY',
) => designOrder(rememberedPrices())(designs, { sort, chosen: new Map(), ...query }).map(({ sku }) => sku)

describe('soonest delivery', () => {
  it('is by the quickest of the suppliers, and 25 days where there is none', () => {
    const designs = [
      ofSuppliers('none', 1),
      ofSuppliers('slow', 2, 26),
      ofSuppliers('quick', 3, 30, 24),
      ofSuppliers('quickest', 4, 5, null),
    ]
    expect(skus(designs)).toEqual(['quickest', 'quick', 'none', 'slow'])
  })

  it('is of the own order where nothing else tells pieces apart', () => {
    const designs = [ofSuppliers('B', 2, 20), ofSuppliers('C', 3, 20), ofSuppliers('A', 1, 20)]
    expect(skus(designs)).toEqual(['A', 'B', 'C'])
  })

  it('is of what is on the shelf in both the metal and the shape that are chosen', () => {
    const designs = [
      listedDesign({ sku: 'metal', position: 1, stock: inStock('161', '171') }),
      listedDesign({ sku: 'shape', position: 2, stock: inStock('163', '175') }),
      listedDesign({ sku: 'both', position: 3, stock: inStock('161', '175') }),
      // One piece has the metal, another the shape.
      listedDesign({
        sku: 'neither',
        position: 4,
        stock: [...inStock('161', '171'), ...inStock('163', '175')],
      }),
    ]
    const chosen: DesignQuery['chosen'] = new Map([
      ['METAL', ['161']],
      ['SHAPE', ['175']],
    ])
    expect(skus(designs, { chosen })).toEqual(['both', 'metal', 'shape', 'neither'])
    expect(skus(designs, { chosen: new Map([['SHAPE', ['175']]]) })).toEqual([
      'shape',
      'both',
      'neither',
      'metal',
    ])
  })

  it('is of the shape of a stone, whatever shape is chosen', () => {
    const designs = [
      listedDesign({ sku: 'round', position: 1, stock: inStock('163', '171') }),
      listedDesign({ sku: 'oval', position: 2, stock: inStock('163', '175') }),
    ]
    const stone = { shape: 'Oval Shape', measLength: 6.5 }
    expect(skus(designs, { stone })).toEqual(['oval', 'round'])
    expect(skus(designs, { stone, chosen: new Map([['SHAPE', ['171']]]) })).toEqual(['oval', 'round'])
    expect(skus(designs, { stone: null })).toEqual(['round', 'oval'])
  })
})

describe('an order by price', () => {
  it('has a piece of which nothing is left where its price was', () => {
    const designs = [
      listedDesign({ sku: 'dear', position: 1, basePrice: 700 }),
      listedDesign({ sku: 'gone', position: 2, basePrice: 600, purchaseAvailability: 'STOCK' }),
      listedDesign({ sku: 'cheap', position: 3, basePrice: 500 }),
    ]
    expect(skus(designs, {}, 'PRICE_ASC')).toEqual(['cheap', 'gone', 'dear'])
    expect(skus(designs, {}, 'PRICE_DESC')).toEqual(['dear', 'gone', 'cheap'])
  })

  it('has no place for a piece without a price, and says which it is', () => {
    const priceless = { ...listedDesign({ sku: 'PR-00001', position: 1 }), prices: [] }
    expect(() => skus([priceless], {}, 'PRICE_ASC')).toThrow('PR-00001 has no price')
  })
})
