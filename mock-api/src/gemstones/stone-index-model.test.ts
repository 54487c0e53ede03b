import { edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { gemStoneTypes, type GemstoneFacet, gemstoneSorts } from '@shop/schema/domain/vocabulary/gemstones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestMatchRank, leadTimeOf } from './best-match.ts'
import { facetGroups } from './facets.ts'
import { type GemstoneQuery, gemstoneQuery } from './gemstone-query.ts'
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
