import { describe, expect, it } from 'vitest'
import type { DesignSort, FacetGroup } from '../generated/resolvers.ts'
import { listedDesign } from '../testing/listed-design.ts'
import type { ListedDesign } from './design-index.ts'
import { designOrder } from './design-order.ts'
import { rememberedPrices } from './listed-price.ts'

const order = designOrder(rememberedPrices())

function skus(
  designs: readonly ListedDesign[],
  sort: DesignSort,
  chosen: Partial<Record<FacetGroup, readonly string[]>> = {},
): string[] {
  // Object.entries forgets its keys; they are those of the line above.
  const groups = new Map(Object.entries(chosen) as [FacetGroup, readonly string[]][])
  return order(designs, { sort, chosen: groups }).map(({ sku }) => sku)
}

describe('best match', () => {
  it("is the jeweller's own order", () => {
    const designs = [listedDesign({ sku: 'B', position: 2 }), listedDesign({ sku: 'A', position: 1 })]
    expect(skus(designs, 'BEST_MATCH')).toEqual(['A', 'B'])
  })
})

describe('best match while a sale runs', () => {
  const sale = { subCategories: ['1'], discount: 10 }
  const inSale = [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }]
  const listOf = (text: string) =>
    [...text].map((sku, index) =>
      listedDesign({ sku, position: index + 1, ...(sku === sku.toLowerCase() && { channels: inSale }) }),
    )
  const shown = (text: string, sort: DesignSort = 'BEST_MATCH') =>
    order(listOf(text), { sort, chosen: new Map() }, [sale])
      .map(({ sku }) => sku)
      .join('')

  it.each([
    ['aBCDEF', 'BCDEaF'],
    ['ABcDeFGh', 'ABDFceGh'],
    ['ABCDe', 'ABCDe'],
    ['aBcD', 'BDac'],
    ['abc', 'abc'],
  ])(
    'has nothing in the sale in its first row while there is anything else: %s stands as %s',
    (own, stands) => {
      expect(shown(own)).toBe(stands)
    },
  )

  it('is the own order again when the sale is over, and no other order minds it', () => {
    expect(skus(listOf('aBCDEF'), 'BEST_MATCH').join('')).toBe('aBCDEF')
    expect(shown('aBCDEF', 'NEWEST')).toBe('aBCDEF')
  })
})

describe('by price', () => {
  const twoShapes = (round: number, oval: number) => ({
    '171': ['Round Brilliant', round] as const,
    '175': ['Oval Shape', oval] as const,
  })
  const metals = {
    '163': ['Platinum', 300],
    '161': ['18ct Yellow Gold', 100],
    '169': ['9ct Yellow Gold', 0],
  } as const

  it('compares the cheapest shape', () => {
    const designs = [
      listedDesign({ sku: 'A', position: 1, shapes: twoShapes(50, 40) }),
      listedDesign({ sku: 'B', position: 2, shapes: twoShapes(60, 10) }),
    ]
    expect(skus(designs, 'PRICE_ASC')).toEqual(['B', 'A'])
  })

  it('compares the chosen shape', () => {
    const designs = [
      listedDesign({ sku: 'A', position: 1, shapes: twoShapes(50, 40) }),
      listedDesign({ sku: 'B', position: 2, shapes: twoShapes(60, 10) }),
    ]
    expect(skus(designs, 'PRICE_ASC', { SHAPE: ['171'] })).toEqual(['A', 'B'])
  })

  it('compares the metal that the card shows: the filtered one, in its highest carat', () => {
    const designs = [
      listedDesign({ sku: 'A', position: 1, metals }),
      listedDesign({ sku: 'B', position: 2, metals: { '169': ['9ct Yellow Gold', 50] } }),
      listedDesign({ sku: 'C', position: 3, metals: { '161': ['18ct Yellow Gold', 99] } }),
    ]
    expect(skus(designs, 'PRICE_ASC', { METAL: ['161', '169'] })).toEqual(['B', 'C', 'A'])
    expect(skus(designs.slice(0, 2), 'PRICE_ASC', { METAL: ['169'] })).toEqual(['A', 'B'])
  })

  it('compares amounts exactly', () => {
    const designs = [
      listedDesign({ sku: 'A', position: 1, basePrice: 0.3 }),
      listedDesign({ sku: 'B', position: 2, basePrice: 0.1, metals: { '163': ['Platinum', 0.2] } }),
    ]
    // As floating-point numbers 0.1 + 0.2 is more than 0.3; exactly they are the same, so the position decides.
    expect(skus(designs, 'PRICE_ASC')).toEqual(['A', 'B'])
    expect(skus(designs, 'PRICE_DESC')).toEqual(['B', 'A'])
  })

  it('from the dearest is the exact reverse', () => {
    const designs = [500, 700, 500, 600].map((basePrice, index) =>
      listedDesign({ sku: String(index), position: index, basePrice }),
    )
    expect(skus(designs, 'PRICE_ASC')).toEqual(['0', '2', '3', '1'])
    expect(skus(designs, 'PRICE_DESC')).toEqual(['1', '3', '2', '0'])
  })
})

describe('newest', () => {
  it('shows the latest day first, then the own order', () => {
    const designs = [
      listedDesign({ sku: 'A', position: 1, addedOn: '2026-03-01' }),
      listedDesign({ sku: 'B', position: 3, addedOn: '2026-11-01' }),
      listedDesign({ sku: 'C', position: 2, addedOn: '2026-11-01' }),
    ]
    expect(skus(designs, 'NEWEST')).toEqual(['C', 'B', 'A'])
  })
})

describe('soonest delivery', () => {
  const inStock = (...attributes: string[]) => [{ stockStatus: 'IN_STOCK' as const, attributes }]
  const outOfStock = [{ stockStatus: 'OUT_OF_STOCK' as const, attributes: ['163', '171'] }]

  it('shows what is in stock, then the shortest lead time, 25 days when the supplier names none', () => {
    const designs = [
      listedDesign({ sku: 'unknown', position: 1, leadTimeDays: null }),
      listedDesign({ sku: 'slow', position: 2, leadTimeDays: 26 }),
      listedDesign({ sku: 'sold', position: 3, leadTimeDays: 24, stock: outOfStock }),
      listedDesign({ sku: 'shelf', position: 4, leadTimeDays: 28, stock: inStock('163', '171') }),
    ]
    expect(skus(designs, 'SOONEST_DELIVERY')).toEqual(['shelf', 'sold', 'unknown', 'slow'])
  })

  it('counts only stock of what is chosen', () => {
    const designs = [
      listedDesign({ sku: 'platinum', position: 1, stock: inStock('163', '171') }),
      listedDesign({ sku: 'gold', position: 2, stock: inStock('161', '171') }),
    ]
    expect(skus(designs, 'SOONEST_DELIVERY')).toEqual(['platinum', 'gold'])
    expect(skus(designs, 'SOONEST_DELIVERY', { METAL: ['161', '169'], SHAPE: ['171'] })).toEqual([
      'gold',
      'platinum',
    ])
  })
})
