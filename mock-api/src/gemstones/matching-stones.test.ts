import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneAt, stoneIdAt, stoneRowOf } from '@shop/fixtures/stones/stone-at'
import { comparePartnersOf, pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { matchingStones } from './matching-stones.ts'
import { stoneStock } from './stone-stock.ts'

const stock = stoneStock(undefined)
/** Every stone that can be bought, read one after the other, by price, then by id. */
const everyStone = [...stock.columns.kind.keys()]
  .map((row) => stoneAt(stock.columns, row))
  .filter(({ availability, price }) => availability === 'AVAILABLE' && price > 0)
  .toSorted((a, b) => a.price - b.price || Number(a.id) - Number(b.id))
const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const firstPage = { sizes: null, page: 1, pageSize: 100 }

describe('the stones that match another', () => {
  it('are those that the rule finds among all on offer, in its order, page by page', () => {
    const anyRow = fc.nat(stock.columns.kind.length - 1)
    let [found, none] = [0, 0]
    fc.assert(
      fc.property(anyRow, fc.array(anyRow, { maxLength: 20 }), (row, others) => {
        const stone = stoneAt(stock.columns, row)
        const matching = everyStone
          .filter((other) => pairMismatch(stone, other) === null)
          .toSorted(comparePartnersOf(stone))
        // Half of what is hidden would match, else most would hide nothing.
        const hidden = [
          ...others,
          ...matching.slice(0, others.length).flatMap(({ id }) => stoneRowOf(id) ?? []),
        ]
        const expected = matching.filter(({ id }) => !hidden.includes(stoneRowOf(id) ?? -1))
        const answer = matchingStones(stock, { id: stone.id, ...firstPage, pageSize: 3, page: 2 }, hidden)
        expect(answer).toEqual(
          stone.price === 0 ? null : { items: expected.slice(3, 6), total: expected.length },
        )
        if (expected.length > 0) found += 1
        else none += 1
      }),
      { numRuns: 60 },
    )
    expect(found).toBeGreaterThan(10)
    expect(none).toBeGreaterThan(0)
  })

  it('are the left and the right one of a pair, whichever is asked for', () => {
    for (const [one, other] of [
      ['pairLeft', 'pairRight'],
      ['pairRight', 'pairLeft'],
    ] as const) {
      const matching = matchingStones(stock, { id: idOf(one), ...firstPage })
      expect(matching?.items.map(({ id }) => id)).toContain(idOf(other))
    }
  })

  it('are the nearest first, and of equally near ones the cheapest, then by id', () => {
    const matching = matchingStones(stock, { id: idOf('firstOfEquals'), ...firstPage })
    expect(matching?.items.slice(0, 2).map(({ id }) => id)).toEqual([
      idOf('secondOfEquals'),
      idOf('thirdOfEquals'),
    ])
  })

  it('are none that is sold, on hold or free, and never the stone itself', () => {
    const matching = matchingStones(stock, { id: idOf('brokenPairLeft'), ...firstPage })
    expect(matching?.items.map(({ id }) => id)).not.toContain(idOf('brokenPairSold'))
    const ofPair = matchingStones(stock, { id: idOf('pairLeft'), ...firstPage })?.items.map(({ id }) => id)
    for (const name of ['pairLeft', 'sold', 'priceZero'] as const) expect(ofPair).not.toContain(idOf(name))
  })

  it('are told of a stone that is sold too, and not of one that is not there', () => {
    const matching = matchingStones(stock, { id: idOf('brokenPairSold'), ...firstPage })
    expect(matching?.items.map(({ id }) => id)).toContain(idOf('brokenPairLeft'))
    expect(matchingStones(stock, { id: '99', ...firstPage })).toBeNull()
    expect(matchingStones(stock, { id: idOf('priceZero'), ...firstPage })).toBeNull()
  })

  it('fit a setting by the larger of the two', () => {
    // The left one is 6.40 mm long, the right one 6.43.
    const idsFor = (one: EdgeStoneName, from: number, to: number, shape: number | null = 0) =>
      matchingStones(stock, {
        id: idOf(one),
        ...firstPage,
        sizes: [{ shape, length: { from, to } }],
      })?.items.map(({ id }) => id)
    expect(idsFor('pairLeft', 643, 644)).toContain(idOf('pairRight'))
    expect(idsFor('pairRight', 643, 644, null)).toContain(idOf('pairLeft'))
    expect(idsFor('pairLeft', 600, 643)).not.toContain(idOf('pairRight'))
    expect(idsFor('pairLeft', 644, 700)).not.toContain(idOf('pairRight'))
    expect(idsFor('pairRight', 600, 643)).toEqual([])
    expect(idsFor('pairLeft', 600, 700, 1)).toEqual([])
  })

  it('fit a setting of several sizes where they fit one of them', () => {
    const sizes = [
      { shape: 0, length: { from: 410, to: 520 } },
      { shape: 0, length: { from: 620, to: 700 } },
      { shape: 1, length: { from: 700, to: 800 } },
    ]
    const matching = matchingStones(stock, { id: idOf('pairLeft'), ...firstPage, sizes })
    expect(matching?.items.map(({ id }) => id)).toContain(idOf('pairRight'))
  })
})

describe('the stones of the shop', () => {
  /** How many of the first 200 stones of a kind and shape have a match. */
  const matchedOf = (gemStoneType: string, shape: string) => {
    const stones = everyStone.filter((each) => each.gemStoneType === gemStoneType && each.shape === shape)
    return stones.slice(0, 200).filter(({ id }) => {
      const total = matchingStones(stock, { id, ...firstPage })?.total ?? 0
      return total > 0
    }).length
  }

  it.each(
    ['Round Brilliant', 'Oval Shape', 'Cushion Cut', 'Pear Shape', 'Emerald Cut', 'Princess Cut'].flatMap(
      (shape) => [
        ['NATURAL_DIAMOND', shape],
        ['LAB_GROWN_DIAMOND', shape],
      ],
    ),
  )('hold dozens of matches for a %s, %s', (gemStoneType, shape) => {
    expect(matchedOf(gemStoneType, shape)).toBeGreaterThan(48)
  })

  it.each([
    ['NATURAL_FANCY_DIAMOND', 'Emerald Cut'],
    ['LAB_GROWN_FANCY_DIAMOND', 'Heart Shape'],
    ['SAPPHIRE', 'Heart Shape'],
  ])('hold none for a %s, %s', (gemStoneType, shape) => {
    expect(matchedOf(gemStoneType, shape)).toBe(0)
  })
})

describe('listMatchingGemstones', () => {
  const mockApi = createMockApi({ stones: 2000 })
  afterAll(() => mockApi.close())
  const document = `query ($id: ID!, $sizes: [StoneSizeInput!], $page: Int, $pageSize: Int) {
    listMatchingGemstones(id: $id, stoneSizes: $sizes, page: $page, pageSize: $pageSize) { total items { id } }
  }`
  const match = (variables: object, headers: Record<string, string> = {}) =>
    ask(mockApi, document, { variables: { sizes: [], page: 1, pageSize: 24, ...variables }, headers })
  const idsOf = async (id: string, headers?: Record<string, string>) => {
    const { data } = await match({ id }, headers)
    // The document says so of the only field.
    const { items } = (data as { listMatchingGemstones: { items: { id: string }[] } }).listMatchingGemstones
    return items.map((item) => item.id)
  }

  it('answers with the stones that match', async () => {
    expect(await idsOf(idOf('pairLeft'))).toContain(idOf('pairRight'))
    expect((await match({ id: idOf('tenCarats') })).data).toEqual({
      listMatchingGemstones: { total: 0, items: [] },
    })
  })

  it.each(['99', 'PR-00208', idOf('priceZero')])('is null for %s', async (id) => {
    const answer = await match({ id })
    expect(answer).toMatchObject({ status: 200, data: { listMatchingGemstones: null } })
    expect(answer).not.toHaveProperty('errors')
  })

  it.each([
    ['id', { id: '' }],
    ['id', { id: '1'.repeat(65) }],
    ['page', { page: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['stoneSizes', { sizes: [{ shapeId: '161', lengthMin: 1, lengthMax: 2 }] }],
    ['stoneSizes', { sizes: [{ lengthMin: 2, lengthMax: 1 }] }],
  ])('refuses a wrong %s', async (argument, change) => {
    const { errors } = await match({ id: idOf('pairLeft'), ...change })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })

  it('offers no stone that was sold or is held in the world of the request, and still does in another', async () => {
    const worlds = createWorldClient('http://mock.test', mockApi.fetch)
    await worlds.create({ id: 'pair-broken' })
    const [left, right] = [idOf('pairLeft'), idOf('pairRight')]
    const inWorld = { world: 'pair-broken' }
    for (const availability of ['SOLD', 'ON_HOLD'] as const) {
      await worlds.setStoneAvailability('pair-broken', right, availability)
      expect(await idsOf(left, inWorld)).not.toContain(right)
      expect(await idsOf(right, inWorld)).toContain(left)
      expect(await idsOf(left)).toContain(right)
    }
    await worlds.setStoneAvailability('pair-broken', right, 'AVAILABLE')
    expect(await idsOf(left, inWorld)).toContain(right)
  })
})
