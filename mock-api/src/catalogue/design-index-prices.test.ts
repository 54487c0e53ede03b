import { describe, expect, it } from 'vitest'
import { listedDesign } from '../testing/listed-design.ts'
import { StockLeft } from '../world/stock-left.ts'
import { DesignIndex } from './design-index.ts'
import { designQuery, type ListDesignsArguments } from './design-query.ts'
import { everySetting } from './testing/design-arguments.ts'

const round = { '171': ['Round Brilliant', 0] } as const
const oval = { '175': ['Oval Shape', 0] } as const
const platinum = { '163': ['Platinum', 0] } as const

describe('prices', () => {
  const priced = [
    listedDesign({ sku: 'A', position: 1, basePrice: 500, shapes: round, metals: platinum, styleId: '139' }),
    listedDesign({
      sku: 'B',
      position: 2,
      basePrice: 600,
      shapes: round,
      metals: { '163': ['Platinum', 300], '161': ['18ct Yellow Gold', 0] },
      styleId: '141',
    }),
    listedDesign({ sku: 'C', position: 3, basePrice: 2000, shapes: oval, metals: platinum, styleId: '141' }),
    // Nothing is left of it.
    listedDesign({ sku: 'D', position: 4, basePrice: 500, purchaseAvailability: 'STOCK' }),
  ]
  const indexed = new DesignIndex(priced)
  const asked = (change: Partial<ListDesignsArguments>) => {
    const { items, total, facets, ranges } = indexed.list(designQuery({ ...everySetting, ...change }))
    const countsOf = (wanted: string) =>
      facets.find(({ group }) => group === wanted)?.options.map(({ count }) => count)
    return { skus: items.map(({ sku }) => sku), total, countsOf, price: ranges.price }
  }

  it('hide what lies outside of them, both bounds inclusive, and what has no price', () => {
    expect(asked({ attributeIds: ['163'], priceMin: 500, priceMax: 900 }).skus).toEqual(['A', 'B'])
    expect(asked({ attributeIds: ['163'], priceMin: 500.01, priceMax: 899.99 })).toMatchObject({
      skus: [],
      total: 0,
    })
    expect(asked({ priceMin: 2, priceMax: 1 }).total).toBe(0)
    expect(asked({ priceMin: 0 }).skus).toEqual(['A', 'B', 'C'])
  })

  it('are of what is left on the shelf of the world that asks, in the list as in its bounds', () => {
    const shelved = new DesignIndex([
      listedDesign({
        sku: 'E',
        position: 1,
        basePrice: 500,
        purchaseAvailability: 'STOCK',
        metals: { '163': ['Platinum', 100] },
        stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }],
      }),
      listedDesign({ sku: 'F', position: 2, basePrice: 700, metals: platinum }),
    ])
    const query = designQuery({ ...everySetting, priceMin: 0 })
    const listed = (left: StockLeft) => {
      const { items, total, ranges } = shelved.list(query, [], left)
      return { skus: items.map(({ sku }) => sku), total, least: ranges.price?.min }
    }
    expect(listed(StockLeft.of([]))).toEqual({ skus: ['E', 'F'], total: 2, least: 600 })
    expect(listed(StockLeft.of([{ sku: 'F', entry: 'none/1' }]))).toEqual({
      skus: ['E', 'F'],
      total: 2,
      least: 600,
    })
    expect(listed(StockLeft.of([{ sku: 'E', entry: '163/1' }]))).toEqual({
      skus: ['F'],
      total: 1,
      least: 700,
    })
  })

  it('count the other options in what is left, each at the price that it would show', () => {
    const { countsOf } = asked({ priceMax: 650 })
    // Platinum: A at 500, but B at 900. Yellow gold: B at 600.
    expect(countsOf('METAL')).toEqual([1, 1, 0, 0])
    expect(asked({ attributeIds: ['163'], priceMax: 650 }).countsOf('STYLE')).toEqual([1, 0, 0, 0])
  })

  it('say what there is to choose between, whatever the bounds leave out', () => {
    const { price } = asked({ attributeIds: ['163'], priceMin: 1000 })
    expect([price?.min, price?.max]).toEqual([500, 2000])
    expect(price?.histogram).toHaveLength(24)
    // 900 is 42 % of the way from 500 to 2000, where each part goes up by the same share.
    expect(price?.histogram.flatMap((count, part) => (count > 0 ? [[part, count]] : []))).toEqual([
      [0, 1],
      [10, 1],
      [23, 1],
    ])
  })

  it('are what a running sale asks, in bounds, in order and in the range', () => {
    const lowered = priced.map((design) =>
      design.sku === 'C'
        ? { ...design, channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }] }
        : design,
    )
    const inSale = (change: Partial<ListDesignsArguments>) =>
      new DesignIndex(lowered).list(designQuery({ ...everySetting, ...change }), [
        { subCategories: ['1'], discount: 75 },
      ])
    // C is £2,400.00 and £600.00 in the sale, as A is, whose list price is 500; B in platinum £1,080.00.
    const { items, total, ranges } = inSale({ attributeIds: ['163'], priceMax: 500, sort: 'PRICE_ASC' })
    expect([items.map(({ sku }) => sku), total]).toEqual([['C', 'A'], 2])
    expect(ranges.price?.max).toBe(900)
    expect(Number(ranges.price?.min) * 1.2).toBeGreaterThan(595)
    expect(inSale({ priceMin: 1900 }).total).toBe(0)
  })

  it('are none to choose between where nothing matches', () => {
    expect(asked({ fixedAttributeIds: ['142'] }).price).toBeNull()
  })

  it('of one alone stand in the first part', () => {
    const { price } = asked({ fixedAttributeIds: ['139'] })
    expect([price?.min, price?.max, price?.histogram[0]]).toEqual([500, 500, 1])
  })
})
