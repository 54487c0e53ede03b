import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneAt, stoneIdAt } from '@shop/fixtures/stones/stone-at'
import {
  gemStoneTypes,
  gemstoneFacets,
  type GemstoneFacet,
  gemstoneSorts,
} from '@shop/schema/domain/vocabulary/gemstones'
import { pounds } from '@shop/schema/domain/values/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestMatchRank, leadTimeOf } from './best-match.ts'
import { facetGroups } from './facets.ts'
import { type GemstoneQuery, gemstoneQuery, type ListGemstonesArguments } from './gemstone-query.ts'
import { StoneIndex } from './stone-index.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'
import { scanStones, scanTable } from './testing/scan-stones.ts'

const columns = generateStones({ count: 5000 })
const index = new StoneIndex(columns)
const table = scanTable(columns)

/** Anything that can be asked for, weighted so that most questions find something. */
const queries: fc.Arbitrary<GemstoneQuery> = fc.record({
  chosen: fc
    .uniqueArray(fc.constantFrom(...facetGroups), { maxLength: 4, selector: ({ name }) => name })
    .chain((groups) =>
      fc.tuple(
        ...groups.map(({ name, options }) =>
          fc
            .subarray([...options.keys()], { minLength: 1 })
            .map((chosen): [GemstoneFacet, number[]] => [name, chosen]),
        ),
      ),
    )
    .map((chosen) => new Map(chosen)),
  price: fc.option(spans(0, 900_000)),
  carat: fc.option(spans(0, 400)),
  ratio: fc.option(spans(80, 260)),
  sizes: fc.option(
    fc.array(fc.record({ shape: fc.option(fc.nat(9)), length: spans(300, 1400) }), {
      minLength: 1,
      maxLength: 8,
    }),
  ),
  sort: fc.constantFrom(...gemstoneSorts.map(({ argument }) => argument)),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 60 })),
  pageSize: fc.integer({ min: 1, max: 100 }),
})

function spans(least: number, most: number) {
  return fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
}

/** The rows of a scan in the order asked for, compared fact by fact. */
function inOrder(rows: readonly number[], { sort }: Pick<GemstoneQuery, 'sort'>): number[] {
  const byPrice = (a: number, b: number) => columns.pricePence[a]! - columns.pricePence[b]! || a - b
  const byCarat = (a: number, b: number) =>
    columns.caratHundredths[a]! - columns.caratHundredths[b]! || byPrice(a, b)
  const comparisons: Record<GemstoneQuery['sort'], (a: number, b: number) => number> = {
    PRICE_ASC: byPrice,
    PRICE_DESC: (a, b) => -byPrice(a, b),
    CARAT_ASC: byCarat,
    CARAT_DESC: (a, b) => -byCarat(a, b),
    BEST_MATCH: (a, b) => bestMatchRank(columns, a) - bestMatchRank(columns, b) || byPrice(a, b),
    SOONEST_DELIVERY: (a, b) => leadTimeOf(columns, a) - leadTimeOf(columns, b) || byPrice(a, b),
  }
  return rows.toSorted(comparisons[sort])
}

function list(change: Partial<ListGemstonesArguments>) {
  const { rows, total, counts } = index.list(gemstoneQuery({ ...everyGemstone, ...change }))
  return {
    ids: rows.map((row) => stoneIdAt(row)),
    stones: rows.map((row) => stoneAt(columns, row)),
    total,
    countOf: (facet: GemstoneFacet, option: string) => {
      const options = facetGroups.find(({ name }) => name === facet)?.options ?? []
      return counts.get(facet)?.[options.findIndex(({ ids }) => ids.includes(option))]
    },
  }
}

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))

describe('the index, asked anything', () => {
  it('agrees with a scan of all stones: totals, every count, ranges and the order of rows', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const listing = index.list(query)
        const scan = scanStones(table, query)
        const sorted = inOrder(
          scan.hits.map((hit) => table.rows[hit]!),
          query,
        )
        const first = (query.page - 1) * query.pageSize
        expect(listing.total).toBe(scan.hits.length)
        expect(listing.rows).toEqual(sorted.slice(first, first + query.pageSize))
        expect(listing.counts).toEqual(scan.counts)
        expect({ price: listing.price, carat: listing.carat, ratio: listing.ratio }).toEqual({
          price: scan.price,
          carat: scan.carat,
          ratio: scan.ratio,
        })
      }),
      { numRuns: 400 },
    )
  })

  it('agrees with a scan that passes over the same hidden stones, listed or not', () => {
    const anyRows = fc.uniqueArray(fc.nat(columns.kind.length - 1), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(queries, anyRows, (query, rows) => {
        // Half of them are stones the query would find, else most would hide nothing.
        const found = index.list({ ...query, page: 1 }).rows
        const hidden = [...new Set([...rows, ...found.slice(0, rows.length)])]
        const listing = index.list(query, hidden)
        const scan = scanStones(table, query, new Set(hidden))
        const sorted = inOrder(
          scan.hits.map((hit) => table.rows[hit]!),
          query,
        )
        const first = (query.page - 1) * query.pageSize
        expect(listing.rows).toEqual(sorted.slice(first, first + query.pageSize))
        const { total, counts, price, carat } = listing
        expect({ total, counts, price, carat }).toEqual({
          total: scan.hits.length,
          counts: scan.counts,
          price: scan.price,
          carat: scan.carat,
        })
      }),
      { numRuns: 200 },
    )
  })

  it('lists again what is no longer hidden', () => {
    const query = gemstoneQuery(everyGemstone)
    const before = index.list(query)
    expect(index.list(query, [edgeRow('pairLeft')]).total).toBe(before.total - 1)
    expect(index.list(query)).toEqual(before)
  })

  it('gives the first row to stones in no sale, and keeps the order behind it', () => {
    const lowered = gemStoneTypes.findIndex(({ value }) => value === 'NATURAL_DIAMOND')
    const isLowered = (row: number) => columns.kind[row] === lowered
    const query = { ...gemstoneQuery(everyGemstone), pageSize: 100 }
    const pages = (kinds: readonly number[], change: Partial<GemstoneQuery> = {}) =>
      [1, 2, 3].flatMap((page) => [...index.list({ ...query, ...change, page }, [], kinds).rows])
    const own = pages([])
    const first = own.filter((row) => !isLowered(row)).slice(0, 4)
    expect(own.slice(0, 4).some(isLowered)).toBe(true)
    expect(pages([lowered])).toEqual([...first, ...own.filter((row) => !first.includes(row))])
    // Smaller pages part the first row.
    const small = [1, 2, 3, 4].flatMap((page) => [
      ...index.list({ ...query, pageSize: 3, page }, [], [lowered]).rows,
    ])
    expect(small).toEqual(pages([lowered]).slice(0, 12))
    expect(pages([lowered], { sort: 'PRICE_ASC' })).toEqual(pages([], { sort: 'PRICE_ASC' }))
    const onlyLowered = { chosen: new Map([['GEM_TYPE' as const, [lowered]]]) }
    expect(pages([lowered], onlyLowered)).toEqual(pages([], onlyLowered))
  })

  it('shows each stone once over all pages', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const pages = Math.ceil(index.list(query).total / 100)
        const rows = Array.from(
          { length: pages },
          (_, page) => index.list({ ...query, page: page + 1, pageSize: 100 }).rows,
        ).flat()
        expect(rows).toHaveLength(index.list(query).total)
        expect(new Set(rows).size).toBe(rows.length)
      }),
      { numRuns: 40 },
    )
  })
})

describe('what is listed', () => {
  const all = Array.from(
    { length: Math.ceil(list({}).total / 100) },
    (_, page) => list({ page: page + 1, pageSize: 100 }).ids,
  ).flat()

  it('can be bought: neither sold nor on hold, and never for nothing', () => {
    for (const name of ['sold', 'onHold', 'priceZero', 'brokenPairSold'] as const) {
      expect(all).not.toContain(idOf(name))
    }
    for (const name of ['pairLeft', 'brokenPairLeft', 'almostNothingKnown', 'noPicture'] as const) {
      expect(all).toContain(idOf(name))
    }
  })

  it('includes stones without a grade where none is asked for', () => {
    const colourless = list({ colours: ['NONE'], gemType: ['NATURAL_DIAMOND'] }).ids
    expect(colourless.toSorted()).toEqual([idOf('gradesNone'), idOf('almostNothingKnown')])
    const graded = list({ clarities: ['NONE'], attributeIds: ['171'], pageSize: 100 }).ids
    expect(graded).toEqual(expect.arrayContaining([idOf('gradesNone'), idOf('premiumTier')]))
    const uncertified = list({
      certificates: ['NONE'],
      attributeIds: ['175'],
      caratMax: 0.4,
      pageSize: 100,
    }).ids
    expect(uncertified).toContain(idOf('certificateMissing'))
  })

  it('has no cut but for round stones, whatever a feed says', () => {
    const excellent = list({ cuts: ['EXCELLENT'], pageSize: 100 })
    expect(new Set(excellent.stones.map(({ shape }) => shape))).toEqual(new Set(['Round Brilliant']))
    expect(excellent.countOf('SHAPE', '175')).toBe(0)
    expect(list({ cuts: ['NONE'], attributeIds: ['175'] }).total).toBe(list({ attributeIds: ['175'] }).total)
  })

  it('is found by its hue, by how soon it comes, and by its length to width', () => {
    const pink = list({ hues: ['PINK', 'PURPLE'], gemType: ['NATURAL_FANCY_DIAMOND'], pageSize: 100 })
    expect(pink.total).toBeGreaterThan(0)
    for (const { fancyColour } of pink.stones) expect(fancyColour).toMatch(/(?:Pink|Purple)$/)
    expect(pink.countOf('HUE', 'PINK')! + pink.countOf('HUE', 'PURPLE')!).toBe(pink.total)
    expect(list({ hues: ['BLUE'], gemType: ['NATURAL_DIAMOND'] }).total).toBe(0)
    const soon = list({ deliveries: ['DAYS_2', 'DAYS_5'], pageSize: 100 })
    expect(new Set(soon.stones.map(({ supplier }) => supplier.leadTimeDays))).toEqual(new Set([2, 5]))
    const long = list({ ratioMin: 1.4, ratioMax: 1.42, pageSize: 100 })
    expect(new Set(long.stones.map(({ ratio }) => ratio))).toEqual(new Set([1.4, 1.41, 1.42]))
  })

  it('is found by its length as a setting takes it: the shorter bound included, the longer not', () => {
    const lengths = (lengthMin: number, lengthMax: number) =>
      list({
        stoneSizes: [{ shapeId: '171', lengthMin, lengthMax }],
        caratMin: 0.52,
        caratMax: 0.52,
        pageSize: 100,
      }).ids
    expect(lengths(5.2, 6.2)).toContain(idOf('atStoneSizeEdge'))
    expect(lengths(4.1, 5.2)).not.toContain(idOf('atStoneSizeEdge'))
  })

  it('fits one of several sizes, each for its own shape, and leaves out a gap', () => {
    const { stones } = list({
      stoneSizes: [
        { shapeId: '171', lengthMin: 4.1, lengthMax: 6.2 },
        { shapeId: '171', lengthMin: 7, lengthMax: 8 },
        { shapeId: '175', lengthMin: 8, lengthMax: 9 },
      ],
      pageSize: 100,
      sort: 'CARAT_DESC',
    })
    for (const { shape, measLength } of stones) {
      const fits =
        shape === 'Round Brilliant'
          ? (measLength >= 4.1 && measLength < 6.2) || (measLength >= 7 && measLength < 8)
          : shape === 'Oval Shape' && measLength >= 8 && measLength < 9
      expect([shape, measLength, fits]).toEqual([shape, measLength, true])
    }
    expect(stones).toHaveLength(100)
  })

  it('lies between prices, both included', () => {
    const { stones, ids } = list({
      priceMin: pounds(760),
      priceMax: pounds(1000),
      pageSize: 100,
      sort: 'PRICE_ASC',
    })
    expect(stones[0]?.price).toBe(760)
    expect(ids.slice(0, 3)).toEqual([idOf('firstOfEquals'), idOf('secondOfEquals'), idOf('thirdOfEquals')])
    expect(list({ priceMin: pounds(1000), priceMax: pounds(1000) }).ids).toContain(idOf('wholePounds'))
  })
})

describe('equal stones', () => {
  it.each([
    ['PRICE_ASC', ['firstOfEquals', 'secondOfEquals', 'thirdOfEquals']],
    ['CARAT_ASC', ['firstOfEquals', 'secondOfEquals', 'thirdOfEquals']],
    ['SOONEST_DELIVERY', ['firstOfEquals', 'secondOfEquals', 'thirdOfEquals']],
    ['PRICE_DESC', ['thirdOfEquals', 'secondOfEquals', 'firstOfEquals']],
    ['CARAT_DESC', ['thirdOfEquals', 'secondOfEquals', 'firstOfEquals']],
  ] as const)('stand by their ids when sorted by %s', (sort, names) => {
    const { ids } = list({
      sort,
      priceMin: pounds(760),
      priceMax: pounds(760),
      caratMin: 0.5,
      caratMax: 0.5,
    })
    expect(ids).toEqual(names.map(idOf))
  })
})

describe('facets', () => {
  it('are counted for every filter, in the order of the page', () => {
    expect(facetGroups.map(({ name }) => name)).toEqual([...gemstoneFacets])
    expect([...index.list(gemstoneQuery(everyGemstone)).counts.keys()]).toEqual([...gemstoneFacets])
  })

  it('ignore the choice of their own filter and heed those of the others', () => {
    const ovals = list({ attributeIds: ['175'], origins: ['LAB_GROWN'] })
    expect(ovals.countOf('SHAPE', '175')).toBe(ovals.total)
    expect(ovals.countOf('SHAPE', '171')).toBe(list({ attributeIds: ['171'], origins: ['LAB_GROWN'] }).total)
    expect(ovals.countOf('ORIGIN', 'NATURAL')).toBe(
      list({ attributeIds: ['175'], origins: ['NATURAL'] }).total,
    )
    expect(ovals.countOf('GEM_TYPE', 'NATURAL_DIAMOND')).toBe(0)
  })
})
