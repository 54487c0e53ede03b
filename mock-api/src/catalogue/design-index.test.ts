import fc from 'fast-check'
import { settings } from '@shop/fixtures/designs/settings'
import { describe, expect, it } from 'vitest'
import type { DesignSort } from '../generated/resolvers.ts'
import { listedDesign } from '../testing/listed-design.ts'
import { DesignIndex, type ListedDesign } from './design-index.ts'
import { designQuery, type ListDesignsArguments } from './design-query.ts'
import { everySetting } from './testing/design-arguments.ts'

const round = { '171': ['Round Brilliant', 0] } as const
const oval = { '175': ['Oval Shape', 0] } as const
const platinum = { '163': ['Platinum', 0] } as const
const yellow18 = { '161': ['18ct Yellow Gold', 0] } as const
const yellow9 = { '169': ['9ct Yellow Gold', 0] } as const

const designs = [
  listedDesign({
    sku: 'A',
    position: 1,
    styleId: '139',
    shapes: round,
    metals: { ...platinum, ...yellow18 },
  }),
  listedDesign({ sku: 'B', position: 2, styleId: '141', shapes: { ...round, ...oval }, metals: yellow9 }),
  listedDesign({ sku: 'C', position: 3, styleId: '141', shapes: oval, metals: platinum }),
]
const index = new DesignIndex(designs)

function list(change: Partial<ListDesignsArguments>) {
  const { items, total, facets } = index.list(designQuery({ ...everySetting, ...change }))
  const counts = facets.map(({ group, options }) => [
    group,
    Object.fromEntries(
      options.filter(({ count }) => count > 0).map(({ ids, count }) => [ids.join('+'), count]),
    ),
  ])
  return { skus: items.map(({ sku }) => sku), total, counts: Object.fromEntries(counts) }
}

describe('a listing without filters', () => {
  it('shows every design and counts every option', () => {
    expect(list({})).toEqual({
      skus: ['A', 'B', 'C'],
      total: 3,
      counts: {
        SHAPE: { '171': 2, '175': 2 },
        STYLE: { '139': 1, '141': 2 },
        METAL: { '163': 2, '161+169': 2 },
      },
    })
  })
})

describe('filters', () => {
  it('combine with OR within a group', () => {
    expect(list({ fixedAttributeIds: ['139', '141'] }).skus).toEqual(['A', 'B', 'C'])
  })

  it('combine with AND between groups', () => {
    expect(list({ fixedAttributeIds: ['141'], attributeIds: ['163'] }).skus).toEqual(['C'])
  })

  it('take the two ids of a gold as one colour, and one of them as that carat', () => {
    expect(list({ attributeIds: ['161', '169'] }).skus).toEqual(['A', 'B'])
    expect(list({ attributeIds: ['169'] }).skus).toEqual(['B'])
  })

  it('leave the counts of their own group alone', () => {
    expect(list({ attributeIds: ['175'], fixedAttributeIds: ['141'] })).toEqual({
      skus: ['B', 'C'],
      total: 2,
      counts: { SHAPE: { '171': 1, '175': 2 }, STYLE: { '141': 2 }, METAL: { '163': 1, '161+169': 1 } },
    })
  })

  it('may leave nothing, and still count what other choices would show', () => {
    expect(list({ attributeIds: ['164'] })).toEqual({
      skus: [],
      total: 0,
      counts: { SHAPE: {}, STYLE: {}, METAL: { '163': 2, '161+169': 2 } },
    })
  })
})

describe('facets', () => {
  it('list every option in fixed order, those without a design too, palladium only for wedding rings', () => {
    const [shape, style, metal] = index.list(designQuery(everySetting)).facets
    expect(shape?.options.map(({ name }) => name)).toEqual([
      'Round',
      'Oval',
      'Emerald',
      'Cushion',
      'Pear',
      'Princess',
      'Radiant',
      'Marquise',
      'Asscher',
      'Heart',
    ])
    expect(style?.options.map(({ name }) => name)).toEqual([
      'Solitaire',
      'Shoulder Set',
      'Halo',
      'Three Stones',
    ])
    expect(metal?.options).toEqual([
      { ids: ['163'], name: 'Platinum', count: 2 },
      { ids: ['161', '169'], name: 'Yellow Gold', count: 2 },
      { ids: ['162', '170'], name: 'Rose Gold', count: 0 },
      { ids: ['160', '168'], name: 'White Gold', count: 0 },
    ])
  })

  it.each([
    ['wedding rings', { categoryId: '2' }, ['WEDDING_STYLE', 'PROFILE', 'METAL']],
    ['everySetting bands', { categoryId: '2', subCategoryIds: ['4'] }, ['WEDDING_STYLE', 'PROFILE', 'METAL']],
    ['stone-set bands', { categoryId: '2', subCategoryIds: ['5'] }, ['WEDDING_STYLE', 'SETTING', 'METAL']],
    ['eternity rings', { categoryId: '2', subCategoryIds: ['6'] }, ['ETERNITY_STYLE', 'SETTING', 'METAL']],
    ['jewellery', { categoryId: '3' }, ['CATEGORY', 'COLLECTION', 'METAL', 'GEMSTONE']],
    [
      'earrings and rings',
      { categoryId: '3', subCategoryIds: ['8', '11'] },
      ['CATEGORY', 'COLLECTION', 'METAL', 'GEMSTONE'],
    ],
    [
      'earrings',
      { categoryId: '3', subCategoryIds: ['8'] },
      ['CATEGORY', 'EARRING_STYLE', 'COLLECTION', 'METAL', 'GEMSTONE'],
    ],
    [
      'ready engagement rings',
      { categoryId: '3', subCategoryIds: ['7'] },
      ['CATEGORY', 'SHAPE', 'STYLE', 'METAL'],
    ],
    ['settings of earrings', { subCategoryIds: ['3'] }, ['SHAPE', 'STYLE', 'EARRING_STYLE', 'METAL']],
  ])('are those that apply to %s', (_, change, groups) => {
    const { facets } = index.list(designQuery({ ...everySetting, ...change }))
    expect(facets.map(({ group }) => group)).toEqual(groups)
  })

  it('offer palladium for wedding rings', () => {
    const { facets } = index.list(designQuery({ ...everySetting, categoryId: '2' }))
    expect(facets.at(-1)?.options.at(-1)).toEqual({ ids: ['164'], name: 'Palladium', count: 0 })
  })
})

describe('the part of the catalogue a listing is about', () => {
  const piece = (sku: string, subCategoryId: string, change: Partial<ListedDesign> = {}) => ({
    ...listedDesign({ sku, position: Number(sku) }),
    category: { id: '3' },
    subCategory: { id: subCategoryId },
    ...change,
  })
  const onSale = [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }]
  const jewellery = new DesignIndex([
    piece('1', '8', { collectionIds: ['4'], subCollections: [{ id: '7' }] }),
    piece('2', '10', { subCollections: [{ id: '4' }], gemTypes: ['RUBY'], channels: onSale }),
    piece('3', '10', { subCollections: [{ id: '4' }, { id: '7' }], gemTypes: ['LAB_GROWN_RUBY', 'RUBY'] }),
    piece('4', '7', { channels: onSale }),
  ])
  const sale = [{ subCategories: ['7', '10'], discount: 10 }]
  const skus = (change: Partial<ListDesignsArguments>, sales = sale) =>
    jewellery
      .list(designQuery({ ...everySetting, categoryId: '3', ...change }), sales)
      .items.map(({ sku }) => sku)

  it('is a collection, whose ids are not those of subcollections', () => {
    expect(skus({ collectionId: '4' })).toEqual(['1'])
    // What is in the sale gives up the first row.
    expect(skus({ subCollectionIds: ['4'] })).toEqual(['3', '2'])
    expect(skus({ subCollectionIds: ['4', '7'] })).toEqual(['1', '3', '2'])
  })

  it('is what a running sale lowers', () => {
    expect(skus({ onSale: true })).toEqual(['2', '4'])
    expect(skus({ onSale: true, subCategoryIds: ['10'] })).toEqual(['2'])
    expect(skus({ onSale: true }, [])).toEqual([])
    expect(skus({ onSale: true }, [{ subCategories: ['10'], discount: 0 }])).toEqual([])
  })

  it('can be asked for by kinds of stone, of which a piece may have two', () => {
    expect(skus({ gemType: ['LAB_GROWN_RUBY'] })).toEqual(['3'])
    expect(skus({ gemType: ['RUBY'] })).toEqual(['3', '2'])
    expect(skus({ gemType: ['RUBY'], subCollectionIds: ['7'] })).toEqual(['3'])
  })

  it('counts categories whatever subcategory is chosen, and all else within it', () => {
    const { facets } = jewellery.list(
      designQuery({ ...everySetting, categoryId: '3', subCategoryIds: ['8'], gemType: [] }),
    )
    const counts = (group: string) =>
      facets.find((facet) => facet.group === group)?.options.map(({ count }) => count)
    expect(counts('CATEGORY')).toEqual([1, 1, 0, 2, 0])
    expect(counts('COLLECTION')).toEqual([0, 1, 0, 0])
  })
})

describe('pages', () => {
  it('follow one another without gap or repetition and end with an empty one', () => {
    const page = (number: number) => list({ page: number, pageSize: 2 })
    expect([page(1).skus, page(2).skus, page(3).skus]).toEqual([['A', 'B'], ['C'], []])
    expect(page(3).total).toBe(3)
  })
})

describe('a single design', () => {
  it('is found in any letter case', () => {
    expect(index.bySku('a')?.sku).toBe('A')
    expect(index.bySku('D')).toBeUndefined()
  })

  it('that has no price in the channel of the shop is not listed', () => {
    const elsewhere = { ...listedDesign({ sku: 'D', position: 4 }), prices: [] }
    expect(new DesignIndex([elsewhere]).list(designQuery(everySetting))).toMatchObject({
      items: [],
      total: 0,
    })
  })
})

describe('the settings of the shop', () => {
  const shop = new DesignIndex(settings)
  const ids = (group: string) =>
    shop
      .list(designQuery(everySetting))
      .facets.find((facet) => facet.group === group)
      ?.options.map((option) => option.ids) ?? []
  const someOf = (group: string) => fc.subarray(ids(group)).map((chosen) => chosen.flat())
  const sort = fc.constantFrom<DesignSort>(
    'BEST_MATCH',
    'PRICE_ASC',
    'PRICE_DESC',
    'NEWEST',
    'SOONEST_DELIVERY',
  )
  const filters = fc
    .record({ shapes: someOf('SHAPE'), metals: someOf('METAL'), styles: someOf('STYLE'), sort })
    .map(({ shapes, metals, styles, sort: chosenSort }) => ({
      ...everySetting,
      attributeIds: [...shapes, ...metals],
      fixedAttributeIds: styles,
      sort: chosenSort,
      pageSize: 100,
    }))

  it('count for every option what choosing it alone in its group shows', () => {
    fc.assert(
      fc.property(filters, (args) => {
        for (const { group, options } of shop.list(designQuery(args)).facets) {
          for (const { ids: optionIds, count } of options) {
            const others = (chosen: string[]) => chosen.filter((id) => !ids(group).flat().includes(id))
            const alone =
              group === 'STYLE'
                ? { ...args, fixedAttributeIds: optionIds }
                : { ...args, attributeIds: [...others(args.attributeIds), ...optionIds] }
            expect(count).toBe(shop.list(designQuery(alone)).total)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('show each design once over all pages, in the order of one long page', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 30 }), (args, pageSize) => {
        const whole = shop.list(designQuery(args))
        const pages = Array.from({ length: Math.ceil(whole.total / pageSize) }, (_, number) =>
          shop.list(designQuery({ ...args, page: number + 1, pageSize })),
        )
        expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
        expect(new Set(whole.items).size).toBe(whole.total)
      }),
      { numRuns: 50 },
    )
  })
})
