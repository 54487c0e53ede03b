import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneAt, stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { codeIn } from '@shop/fixtures/stones/stone-columns'
import {
  type GemStoneType,
  gemStoneTypes,
  gemstoneFacets,
  type GemstoneFacet,
} from '@shop/schema/domain/vocabulary/gemstones'
import { decimal, pounds, toPence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { facetGroups } from './facets.ts'
import { gemstoneQuery, type ListGemstonesArguments } from './gemstone-query.ts'
import { StoneIndex } from './stone-index.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'

const columns = generateStones({ count: 5000 })
const index = new StoneIndex(columns)

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

describe('all that was found', () => {
  const found = (change: Partial<ListGemstonesArguments>) => {
    const { pricesFound, caratsFound } = index.list(gemstoneQuery({ ...everyGemstone, ...change }))
    return { prices: [...pricesFound], carats: [...caratsFound] }
  }

  it('is told in pence and hundredths of a carat, on all pages, by price', () => {
    const heavy = { caratMin: 4.5, gemType: ['NATURAL_DIAMOND' as const] }
    expect(found({ ...heavy, pageSize: 1, sort: 'CARAT_DESC' })).toEqual({
      prices: list({ ...heavy, sort: 'PRICE_ASC' }).stones.map(({ price }) => toPence(decimal(price))),
      carats: [491, 474, 480, 472, 465, 1000],
    })
  })

  it('is nothing where nothing was found', () => {
    expect(found({ caratMin: 9.9, gemType: ['RUBY'] })).toEqual({ prices: [], carats: [] })
    const { ratio } = index.list(gemstoneQuery({ ...everyGemstone, caratMin: 9.9, gemType: ['RUBY'] }))
    expect(ratio).toBeNull()
  })
})

describe('what is hidden', () => {
  const query = gemstoneQuery({ ...everyGemstone, sort: 'PRICE_ASC', pageSize: 3 })
  const { rows: cheapest, total } = index.list(query)

  it('takes nothing else off the list, listed or not', () => {
    const [first = 0, ...others] = cheapest
    const without = index.list(query, [first])
    expect([without.rows.slice(0, 2), without.total]).toEqual([others, total - 1])
    const gone = (['sold', 'onHold', 'priceZero'] as const).map(edgeRow)
    expect(index.list(query, gone)).toMatchObject({ rows: cheapest, total })
  })

  it('is gone though others cost the same', () => {
    const equals = gemstoneQuery({
      ...everyGemstone,
      priceMin: pounds(760),
      priceMax: pounds(760),
      caratMax: 0.5,
    })
    const [first, second, third] = (['firstOfEquals', 'secondOfEquals', 'thirdOfEquals'] as const).map(
      edgeRow,
    )
    expect([...index.rowsOf(equals)]).toEqual([first, second, third])
    expect([...index.rowsOf(equals, [second ?? 0])]).toEqual([first, third])
    expect([...index.rowsOf(equals, [third ?? 0])]).toEqual([first, second])
  })

  it('is not among the rows of filters, which come by price', () => {
    expect([...index.rowsOf(query)].slice(0, 3)).toEqual(cheapest)
    expect([...index.rowsOf(query, cheapest.slice(0, 1))].slice(0, 2)).toEqual(cheapest.slice(1))
    expect(index.rowsOf(query)).toHaveLength(total)
  })
})

describe('the first row of the own order', () => {
  const kindOf = (value: GemStoneType) => codeIn(gemStoneTypes, value)
  const kindsAt = (rows: readonly number[]) => rows.map((row) => stoneAt(columns, row).gemStoneType)
  const white = [kindOf('NATURAL_DIAMOND'), kindOf('LAB_GROWN_DIAMOND')]

  it('goes to others where all four are lowered, and counts stay as they are', () => {
    const query = gemstoneQuery({ ...everyGemstone, pageSize: 5 })
    const [own, lowered] = [index.list(query), index.list(query, [], white)]
    const isWhite = (kind: GemStoneType) => white.includes(kindOf(kind))
    expect(kindsAt(own.rows).map(isWhite)).toEqual([true, true, true, true, true])
    expect(kindsAt(lowered.rows).map(isWhite)).toEqual([false, false, false, false, true])
    expect(lowered.counts).toEqual(own.counts)
    expect([...lowered.pricesFound]).toEqual([...own.pricesFound])
  })

  it('leaves the same stones on the list, be they few', () => {
    const few = gemstoneQuery({
      ...everyGemstone,
      gemType: ['NATURAL_FANCY_DIAMOND', 'EMERALD'],
      clarities: ['I1'],
    })
    const own = index.list(few)
    const lowered = index.list(few, [], [kindOf('NATURAL_FANCY_DIAMOND')])
    expect(own.rows).toHaveLength(12)
    expect(lowered.rows).not.toEqual(own.rows)
    expect(new Set(lowered.rows)).toEqual(new Set(own.rows))
    expect(lowered.rows).toHaveLength(12)
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
