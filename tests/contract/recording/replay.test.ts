import { createMockApi } from '@shop/mock-api/app'
import { buildSchema } from 'graphql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { operationOf, readOperations } from '../operations.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { driftsOf } from './drift.ts'
import { profileOf } from './profile.ts'
import { readRecording, record, type RecordedExchange } from './recording.ts'
import { replay, replayJson, replayText } from './replay.ts'

// Hundreds of requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const schema = buildSchema(`
  type Query { ring: Ring }
  type Ring { sku: ID! stock: Stock! note: String price: Float! maker: Maker sizes: [Float!]! }
  type Maker { town: String! }
  enum Stock { IN OUT }
`)
const operation = operationOf('query Ring { ring { sku stock note price maker { town } sizes } }')
const ring = { sku: 'A', stock: 'IN', note: 'fine', price: 100, maker: { town: 'Bath' }, sizes: [1, 4] }

function answered(...rings: readonly object[]): RecordedExchange[] {
  return rings.map((changed) => ({
    variables: {},
    status: 200,
    errorCodes: [],
    data: { ring: { ...ring, ...changed } },
  }))
}

function driftsWith(recorded: RecordedExchange[], mock = answered({})): string[] {
  const drifts = driftsOf('Ring', profileOf(schema, operation, recorded), profileOf(schema, operation, mock))
  return drifts.map(({ kind, path, message }) => `${kind} ${path}: ${message}`)
}

describe('a recording drifts from the mock where it has', () => {
  it.each<[string, object, string[]]>([
    ['nothing else', {}, []],
    ['null', { note: null }, ['null ring.note: is null, which it never is at the mock']],
    [
      'another value of an enum',
      { stock: 'OUT' },
      ['enum ring.stock: is OUT, which it never is at the mock'],
    ],
    [
      'a number far out of range',
      { price: 201 },
      ['range ring.price: goes from 100 to 201, and at the mock from 100 to 100'],
    ],
    ['a number not far out of range', { price: 200 }, []],
    [
      'a number in a list far out of range',
      { sizes: [0.4, 4] },
      ['range ring.sizes[]: goes from 0.4 to 4, and at the mock from 1 to 4'],
    ],
    [
      'another kind of value',
      { price: '100' },
      [
        'contract : The answer breaks the contract.\nring.price: "100" is of another type than the contract says.',
        'shape ring.price: is text, and the mock gives number',
      ],
    ],
  ])('%s', (_, changed, drifts) => {
    expect(driftsWith(answered({}, changed))).toEqual(drifts)
  })

  it('something below what the mock never fills', () => {
    expect(driftsWith(answered({}), answered({ maker: null }))).toEqual([
      'shape ring.maker.town: is there, and the mock never gets that far',
      'shape ring.maker: is object, and the mock gives null',
    ])
  })

  it('a refusal', () => {
    const refused = { variables: {}, status: 200, errorCodes: ['FORBIDDEN'], data: null }
    expect(driftsWith([...answered({}), refused])).toEqual([
      'refusal : is refused with FORBIDDEN, which the mock never says',
    ])
  })
})

it('what the mock alone shows is no drift', () => {
  expect(
    driftsWith(answered({}), answered({}, { note: null, stock: 'OUT', price: 900, maker: null })),
  ).toEqual([])
})

describe('the mock', () => {
  const mockApi = createMockApi()
  afterAll(() => mockApi.close())
  const url = 'http://mock.test/graphql'
  const send = (request: Request) => mockApi.fetch(request)
  const contract = shopContract()
  const some = new Set(['Addresses', 'GemstoneDetail', 'ShopRules', 'CartBySession', 'OrderTracking'])
  const operations = readOperations().filter(({ name }) => some.has(name))
  const addressOf = async () => ({
    url,
    apiKey: 'k',
    channel: '1',
    token: await tokenAtMock(url, send),
    send,
  })

  it('does not drift from itself, and does from an API that has changed', async () => {
    const address = await addressOf()
    const recording = await record(address, contract, operations, { canWrite: false })
    const same = await replay(address, contract, operations, recording)
    expect(same).toMatchObject({ drifts: [], gone: [], operations: operations.map(({ name }) => name) })

    const text = JSON.stringify(recording)
      .replaceAll(/"vat":\d+/g, '"vat":90')
      .replaceAll('"AVAILABLE"', '"ON_HOLD"')
    const changed = readRecording(text.replace('"ShopRules":', '"Retired":[],"ShopRules":'))
    const drifted = await replay(address, contract, operations, changed)
    expect(replayText(drifted, 'theirs.json').split('\n')).toEqual([
      'enum      GemstoneDetail getGemstoneById.availability is ON_HOLD, which it never is at the mock',
      'range     ShopRules getVat.vat goes from 90 to 90, and at the mock from 20 to 20',
      'gone      Retired is recorded, and the storefront no longer sends it',
      '',
      expect.stringMatching(
        /^theirs\.json, recorded .* GMT: the mock drifts at 2 places of 2 operations, of 5 that were compared$/,
      ),
    ])
    expect(JSON.parse(replayJson(drifted, 'theirs.json'))).toMatchObject({
      source: 'theirs.json',
      gone: ['Retired'],
      drifts: [
        { operation: 'GemstoneDetail', kind: 'enum' },
        { operation: 'ShopRules', kind: 'range' },
      ],
    })
  })

  it('is asked by nobody where nobody was signed in', async () => {
    const nobody = { ...(await addressOf()), token: null }
    const recording = await record(nobody, contract, operations, { canWrite: false })
    expect(recording.operations['Addresses']).toMatchObject([{ errorCodes: ['UNAUTHENTICATED'] }])
    expect((await replay(await addressOf(), contract, operations, recording)).drifts).toEqual([])
  })

  it('is asked nothing that changes something, unless that was wanted', async () => {
    const { operations: kept } = await record(await addressOf(), contract, readOperations(), {
      canWrite: false,
      most: 1,
    })
    expect(Object.keys(kept)).toEqual(
      readOperations()
        .filter(({ isMutation }) => !isMutation)
        .map(({ name }) => name),
    )
  })
})

it.each([
  ['{', 'JSON'],
  ['{"format":2,"recordedAt":null,"isSignedIn":true,"operations":{}}', 'format'],
  ['{"format":1,"recordedAt":null,"isSignedIn":true,"operations":[]}', 'operations'],
])('no recording is %s', (text, message) => {
  expect(() => readRecording(text)).toThrow(message)
})
