import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneAt, stoneIdAt, stoneRowOf } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { shownPounds } from '@shop/schema/domain/prices/gemstone-price'
import { pounds } from '@shop/schema/domain/values/money'
import { stoneTradeOffs } from '@shop/schema/domain/trade-offs/stone-trade-offs'
import { beats } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { bestMatchRank } from './best-match.ts'
import { stoneStock } from './stone-stock.ts'
import { drawnQueries } from './testing/drawn-queries.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'
import { scanStones, scanTable } from './testing/scan-stones.ts'
import { type TradeOffArguments, tradeOffQuery, tradeOffs } from './trade-offs.ts'

const stock = stoneStock(5000)
const { columns } = stock
const table = scanTable(columns)
const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const rankOf = ({ id }: StoneRecord) => bestMatchRank(columns, stoneRowOf(id) ?? 0)

/** Filters as shoppers set them, most of which find something, all with a budget. */
const filters = drawnQueries(300, 11).map((query) => ({
  ...query,
  price: query.price ?? { from: 0, to: 2 ** 32 },
}))

describe('the trade-offs among the stones that filters leave', () => {
  it('are those that the rule finds among all of them, hidden ones left out', () => {
    let found = 0
    const anyRow = fc.nat(columns.kind.length - 1)
    fc.assert(
      fc.property(
        fc.constantFrom(...filters),
        fc.option(anyRow),
        fc.array(anyRow, { maxLength: 9 }),
        fc.constantFrom(null, pounds(800), pounds(5000)),
        (query, chosenRow, others, most) => {
          const chosen = chosenRow === null ? null : stoneAt(columns, chosenRow)
          const first = tradeOffs(stock, { chosen, filters: query, most })
          // Some of what was found is hidden too, else most would hide nothing.
          const hidden = [
            ...others,
            ...first.slice(0, 2).flatMap(({ stone: { id } }) => stoneRowOf(id) ?? []),
          ]
          const answer = tradeOffs(stock, { chosen, filters: query, most }, hidden)
          const all = scanStones(table, query, new Set(hidden)).hits.map((hit) => table.rows[hit] ?? 0)
          const stones = all
            .toSorted((a, b) => (columns.pricePence[a] ?? 0) - (columns.pricePence[b] ?? 0) || a - b)
            .map((row) => stoneAt(columns, row))
          expect(answer).toEqual(stoneTradeOffs(stones, { rankOf, chosen, most }))
          for (const { stone } of answer) {
            expect(stones.filter((other) => beats(other, stone))).toEqual([])
          }
          if (answer.length > 2) found += 1
        },
      ),
      { numRuns: 80 },
    )
    expect(found).toBeGreaterThan(20)
  })
})

describe('the budget', () => {
  const query = (change: Partial<TradeOffArguments>) =>
    tradeOffQuery(stock, { ...everyGemstone, gemstoneId: null, ...change })

  it('is the range of prices that is asked for, one bound of it too', () => {
    const both = { priceMin: pounds(1000), priceMax: pounds(2000) }
    expect(query(both).filters?.price).toEqual({ from: 100_000, to: 200_001 })
    expect(query({ ...both, gemstoneId: idOf('pairLeft') }).filters?.price).toEqual({
      from: 100_000,
      to: 200_001,
    })
    expect(query({ priceMax: pounds(2000) }).filters?.price).toEqual({ from: 0, to: 200_001 })
    expect(query({ priceMin: pounds(1000) }).filters?.price).toEqual({ from: 100_000, to: 2 ** 32 })
  })

  it('has the upper end that is asked for, none where only the lower is, else that round the chosen stone', () => {
    expect(query({ priceMin: pounds(1000), priceMax: pounds(2000) }).most).toBe(2000)
    expect(query({ priceMin: pounds(1000), gemstoneId: idOf('wholePounds') }).most).toBeNull()
    expect(query({ gemstoneId: idOf('wholePounds') }).most).toBe(1150)
  })

  it('is round no stone that the shop has not', () => {
    expect(() => query({ gemstoneId: '99' })).toThrow('There is no stone "99".')
  })

  it('is 15 percent round what the chosen stone shows: £1,020 to £1,380 round £1,200', () => {
    expect(query({ gemstoneId: idOf('wholePounds') }).filters?.price).toEqual({ from: 84_917, to: 115_001 })
    for (const { stone } of tradeOffs(stock, query({ gemstoneId: idOf('wholePounds') }))) {
      expect(shownPounds(stone.price)).toBeGreaterThanOrEqual(1020)
      expect(shownPounds(stone.price)).toBeLessThanOrEqual(1380)
    }
  })

  it('is none without either, and then nothing is answered', () => {
    expect(query({})).toEqual({ chosen: null, filters: null, most: null })
    expect(tradeOffs(stock, query({}))).toEqual([])
  })
})

describe('listGemstoneTradeOffs', () => {
  const mockApi = createMockApi({ stones: 2000 })
  afterAll(() => mockApi.close())
  const fields = 'gemstone { id shape } merits gains givesUp'
  const document = `query ($gemstoneId: ID, $priceMax: Pounds, $shapeIds: [ID!]!) {
    listGemstoneTradeOffs(
      gemstoneId: $gemstoneId, priceMax: $priceMax, attributeIds: $shapeIds, gemType: [NATURAL_DIAMOND]
    ) { ${fields} }
  }`
  const weigh = (variables: object, headers: Record<string, string> = {}) =>
    ask(mockApi, document, { variables: { shapeIds: ['171'], ...variables }, headers })
  interface Found {
    readonly listGemstoneTradeOffs: {
      readonly gemstone: { readonly id: string; readonly shape: string }
      readonly merits: readonly string[]
      readonly gains: readonly string[]
      readonly givesUp: readonly string[]
    }[]
  }

  it('answers with stones, what each is best at and what it gives up', async () => {
    const { data, errors } = await weigh({ gemstoneId: idOf('pairLeft') })
    expect(errors).toBeUndefined()
    // The document says so of the only field.
    const { listGemstoneTradeOffs: found } = data as Found
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found.map(({ gemstone }) => gemstone.shape))).toEqual(new Set(['Round Brilliant']))
    expect(found.flatMap(({ merits }) => merits).toSorted()).toEqual([
      'BALANCED',
      'BIGGEST',
      'CLEANEST',
      'SOONEST',
      'WHITEST',
    ])
    expect(found[0]?.merits[0]).toBe('BALANCED')
    const meaningOf = (merit: string) => {
      const stone = found.find(({ merits }) => merits.includes(merit))
      return [stone?.gains, stone?.givesUp]
    }
    expect(meaningOf('BIGGEST')).toEqual([['CARAT'], ['COLOUR', 'CLARITY', 'DELIVERY', 'PRICE']])
    // The chosen stone itself.
    expect(meaningOf('SOONEST')).toEqual([[], []])
  })

  it('answers with nothing where nothing is left, and without a budget', async () => {
    for (const variables of [{ priceMax: 0 }, {}]) {
      expect(await weigh(variables)).toMatchObject({ data: { listGemstoneTradeOffs: [] } })
    }
  })

  it.each([
    ['gemstoneId', { gemstoneId: '99' }],
    ['gemstoneId', { gemstoneId: idOf('priceZero') }],
    ['gemstoneId', { gemstoneId: '1'.repeat(65) }],
    ['priceMax', { priceMax: -1 }],
    ['attributeIds', { shapeIds: ['161'] }],
  ])('refuses a wrong %s: %#', async (argument, variables) => {
    const { errors } = await weigh(variables)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })

  it('weighs no stone that was sold in the world of the request, and tells the others from it all the same', async () => {
    const worlds = createWorldClient('http://mock.test', mockApi.fetch)
    await worlds.create({ id: 'traded' })
    const ids = async (gemstoneId: string, headers?: Record<string, string>) => {
      const { data } = await weigh({ gemstoneId }, headers)
      // The document says so of the only field.
      return (data as Found).listGemstoneTradeOffs.map(({ gemstone }) => gemstone.id)
    }
    const before = await ids(idOf('pairLeft'))
    const [first = ''] = before
    await worlds.setStoneAvailability('traded', first, 'SOLD')
    const after = await ids(idOf('pairLeft'), { world: 'traded' })
    expect(after).not.toContain(first)
    expect(after.length).toBeGreaterThan(0)
    expect(await ids(first, { world: 'traded' })).not.toContain(first)
    expect(await ids(idOf('pairLeft'))).toEqual(before)
  })
})
