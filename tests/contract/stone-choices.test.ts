import { type PairStone, pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import { beats, type TradeOffStone } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assertAnswer } from './assert-answer.ts'
import { mutantsOf } from './mutants.ts'
import { operationOf } from './operations.ts'
import { shopContract } from './shop-contract.ts'
import { matchVariables, tradeOffVariables } from './stone-variables.ts'
import { type Target, targetKinds } from './targets.ts'
import { type Stock, takeStock } from './variables.ts'

// The server may take its time to start on a busy machine, and each test sends many requests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const schema = shopContract()
const facts = `id price gemStoneType shape caratWeight plainColour fancyColour clarity qualityTier species
  measLength measWidth availability supplier { leadTimeDays }`
type Stone = PairStone & TradeOffStone & { readonly availability: string | null }

const matches = operationOf(`query ContractMatches($id: ID!, $stoneSizes: [StoneSizeInput!]!, $page: Int!) {
  getGemstoneById(id: $id) { ${facts} }
  listMatchingGemstones(id: $id, stoneSizes: $stoneSizes, page: $page) { total items { ${facts} } }
}`)
const tradeOffs = operationOf(`query ContractTradeOffs(
  $gemstoneId: ID, $attributeIds: [ID!]!, $gemType: [GemStoneType!]!, $origins: [GemOrigin!]!
  $colours: [GemColour!]!, $clarities: [GemClarity!]!, $cuts: [GemCut!]!, $polishes: [GemFinish!]!
  $symmetries: [GemFinish!]!, $fluorescences: [GemFluorescence!]!, $certificates: [GemCertificate!]!
  $is360Image: Boolean!, $hues: [GemHue!]!, $deliveries: [GemDelivery!]!, $ratioMin: Float, $ratioMax: Float
  $caratMin: Float, $caratMax: Float, $priceMin: Pounds, $priceMax: Pounds
  $stoneSizes: [StoneSizeInput!]!
) {
  listGemstoneTradeOffs(
    gemstoneId: $gemstoneId, attributeIds: $attributeIds, gemType: $gemType, origins: $origins
    colours: $colours, clarities: $clarities, cuts: $cuts, polishes: $polishes, symmetries: $symmetries
    fluorescences: $fluorescences, certificates: $certificates, is360Image: $is360Image, hues: $hues
    deliveries: $deliveries, ratioMin: $ratioMin, ratioMax: $ratioMax, caratMin: $caratMin
    caratMax: $caratMax, priceMin: $priceMin, priceMax: $priceMax, stoneSizes: $stoneSizes
  ) { gemstone { ${facts} } merits gains givesUp }
}`)

it.each([
  ['matches', matches],
  ['trade-offs', tradeOffs],
] as const)('the query for %s is valid by the contract', (_, { document }) => {
  expect(validate(schema, document)).toEqual([])
})

describe.each(targetKinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await kind.open()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  it('matches a stone only with others that can be bought and make a pair with it', async () => {
    let found = 0
    for (const variables of matchVariables(stock.gemstoneIds, stock.stoneSizes)) {
      const { data, errors } = await target.ask(matches.text, variables)
      expect({ variables, errors }).toEqual({ variables, errors: undefined })
      assertAnswer(schema, matches.document, data, variables)
      // As the line above has checked.
      const { getGemstoneById: stone, listMatchingGemstones: page } = data as {
        getGemstoneById: Stone | null
        listMatchingGemstones: { total: number; items: Stone[] } | null
      }
      expect(page === null).toBe(stone === null)
      if (!stone || !page) continue
      found += page.items.length
      expect(page.total).toBeGreaterThanOrEqual(page.items.length)
      for (const item of page.items) {
        expect([item.id, pairMismatch(stone, item), item.availability ?? 'AVAILABLE']).toEqual([
          item.id,
          null,
          'AVAILABLE',
        ])
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  it('trades at most five stones off against each other, none of which another beats', async () => {
    for (const variables of tradeOffVariables(stock.gemstoneIds, stock.shapes, stock.stoneSizes)) {
      const { data, errors } = await target.ask(tradeOffs.text, variables)
      expect({ variables, errors }).toEqual({ variables, errors: undefined })
      assertAnswer(schema, tradeOffs.document, data, variables)
      // As the line above has checked.
      const { listGemstoneTradeOffs: found } = data as {
        listGemstoneTradeOffs: { gemstone: Stone; merits: string[] }[]
      }
      const merits = found.flatMap((each) => each.merits)
      expect(found.length).toBeLessThanOrEqual(5)
      expect(found.every((each) => each.merits.length > 0)).toBe(true)
      expect(merits).toEqual([...new Set(merits)])
      for (const { gemstone } of found) {
        expect(found.filter((other) => beats(other.gemstone, gemstone))).toEqual([])
      }
    }
  })

  it('beats none of the trade-offs with a stone that it lists for the same filters', async () => {
    const [shapeIds = []] = stock.shapes
    const { data } = await target.ask(
      `query ($shapeIds: [ID!]!) {
        heaviest: listGemstones(attributeIds: $shapeIds, priceMin: 800, priceMax: 1000, sort: CARAT_DESC, pageSize: 100) {
          items { ${facts} }
        }
        best: listGemstones(attributeIds: $shapeIds, priceMin: 800, priceMax: 1000, pageSize: 100) { items { ${facts} } }
        listGemstoneTradeOffs(attributeIds: $shapeIds, priceMin: 800, priceMax: 1000) { gemstone { ${facts} } }
      }`,
      { shapeIds },
    )
    // The document says so; what it holds is checked above.
    const { heaviest, best, listGemstoneTradeOffs } = data as {
      heaviest: { items: Stone[] }
      best: { items: Stone[] }
      listGemstoneTradeOffs: { gemstone: Stone }[]
    }
    const listed = [...heaviest.items, ...best.items]
    expect(listed.length).toBeGreaterThan(0)
    expect(listGemstoneTradeOffs.length).toBeGreaterThan(0)
    for (const { gemstone } of listGemstoneTradeOffs) {
      expect(listed.filter((other) => beats(other, gemstone))).toEqual([])
    }
  })

  it('refuses every mutant of both queries', async () => {
    const [ofMatches = {}] = matchVariables(stock.gemstoneIds, stock.stoneSizes)
    const [ofTradeOffs = {}] = tradeOffVariables(stock.gemstoneIds, stock.shapes, stock.stoneSizes)
    for (const mutant of [
      ...mutantsOf(matches, ofMatches, schema),
      ...mutantsOf(tradeOffs, ofTradeOffs, schema),
    ]) {
      const { status, data, errors = [] } = await target.ask(mutant.query, mutant.variables)
      expect({ mutant, isRefused: status < 500 && data === undefined && errors.length > 0 }).toEqual({
        mutant,
        isRefused: true,
      })
    }
  })
})
