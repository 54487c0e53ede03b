import { maxCost } from '@shop/mock-api/graphql/document-cost'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operationOf, readOperations } from '../operations.ts'
import { shopContract } from '../shop-contract.ts'
import { compareSchemas, isBroken } from './compare.ts'
import { comparisonJson, comparisonText } from './report.ts'

const sdl = `
  type Query { ring(sku: ID!, metal: Metal): Ring, stones(filter: StoneFilter, page: Int = 1): [Stone!]! }
  type Ring { sku: ID! name: String! stock: Stock! mark: String old: String }
  type Stone { id: ID! carat: Float! }
  input StoneFilter { shape: ID, metal: Metal }
  enum Metal { GOLD SILVER }
  enum Stock { IN OUT }
`
const operations = [
  'query Ring($sku: ID!, $metal: Metal) { ring(sku: $sku, metal: $metal) { ...Facts } } fragment Facts on Ring { name stock }',
  'query Stones($filter: StoneFilter) { stones(filter: $filter) { id carat } }',
].map(operationOf)

/** What is found when this is replaced in the schema: `Ring refused: …`. */
async function foundAfter(from: string, to: string): Promise<string[]> {
  const theirs = sdl.replace(from, to)
  if (theirs === sdl) throw new Error(`The schema has no ${from}`)
  const comparison = await compareSchemas(buildSchema(sdl), buildSchema(theirs), operations, 1000)
  return [
    ...comparison.operations.flatMap(({ operation, findings }) =>
      findings.map(({ kind, message }) => `${operation} ${kind}: ${message}`),
    ),
    ...comparison.unmet.map((message) => `unmet: ${message}`),
  ]
}

describe('a schema with', () => {
  it.each<[string, string, string, string[]]>([
    ['a field less', 'name: String! ', '', ['Ring refused: Cannot query field "name" on type "Ring".']],
    [
      'a field less that nobody asks for',
      'old: String ',
      '',
      ["unmet: Field 'old' was removed from object type 'Ring'"],
    ],
    [
      'null where there was none',
      'name: String!',
      'name: String',
      ["Ring breaks: Field 'Ring.name' changed type from 'String!' to 'String'"],
    ],
    ['no null where there was one', 'mark: String ', 'mark: String! ', []],
    [
      'another type of a field',
      'carat: Float!',
      'carat: String!',
      ["Stones breaks: Field 'Stone.carat' changed type from 'Float!' to 'String!'"],
    ],
    [
      'an argument that takes less',
      'metal: Metal): Ring',
      'metal: Metal!): Ring',
      ['Ring refused: Variable "$metal" of type "Metal" used in position expecting type "Metal!".'],
    ],
    [
      'an argument that must be given',
      'page: Int = 1',
      'page: Int!',
      [
        'Stones refused: Field "stones" argument "page" of type "Int!" is required, but it was not provided.',
        "Stones may break: Default value for argument 'page' on field 'Query.stones' changed from '1' to 'undefined'",
      ],
    ],
    [
      'another default of an argument that nobody sends',
      'page: Int = 1',
      'page: Int = 2',
      ["Stones may break: Default value for argument 'page' on field 'Query.stones' changed from '1' to '2'"],
    ],
    ['an argument that may be given', 'page: Int = 1', 'page: Int = 1, size: Int', []],
    [
      'a field of an input that must be given',
      'StoneFilter { shape: ID,',
      'StoneFilter { shape: ID, cut: ID!,',
      ["Stones breaks: Input field 'cut' of type 'ID!' was added to input object type 'StoneFilter'"],
    ],
    [
      'a field of an input less',
      'StoneFilter { shape: ID,',
      'StoneFilter {',
      ["Stones breaks: Input field 'shape' was removed from input object type 'StoneFilter'"],
    ],
    [
      'a value more in answers',
      'IN OUT',
      'IN OUT SOON',
      ["Ring may break: Enum value 'SOON' was added to enum 'Stock'"],
    ],
    ['a value less in answers', 'IN OUT', 'IN', ["unmet: Enum value 'OUT' was removed from enum 'Stock'"]],
    [
      'a value less that can be sent',
      'GOLD SILVER',
      'GOLD',
      [
        "Ring breaks: Enum value 'SILVER' was removed from enum 'Metal'",
        "Stones breaks: Enum value 'SILVER' was removed from enum 'Metal'",
      ],
    ],
    [
      'a value more that can be sent',
      'GOLD SILVER',
      'GOLD SILVER STEEL',
      ["unmet: Enum value 'STEEL' was added to enum 'Metal'"],
    ],
    [
      'a field that is going to be removed',
      'stock: Stock!',
      'stock: Stock! @deprecated(reason: "ask the shelf")',
      ['Ring deprecated: Ring.stock is deprecated: ask the shelf'],
    ],
    [
      'a value that can be sent and is going to be removed',
      'SILVER',
      'SILVER @deprecated(reason: "sold out")',
      [
        'Ring deprecated: Metal.SILVER is deprecated: sold out',
        'Stones deprecated: Metal.SILVER is deprecated: sold out',
      ],
    ],
  ])('%s', async (_, from, to, found) => {
    expect(await foundAfter(from, to)).toEqual(found)
  })
})

it('an operation that costs more than the limit is broken', async () => {
  const schema = buildSchema(sdl)
  const { operations: compared } = await compareSchemas(schema, schema, operations, 251)
  // A field of the query costs 250, any other 1.
  expect(compared).toEqual([
    {
      operation: 'Ring',
      cost: 252,
      findings: [{ kind: 'costly', message: 'It costs 252, at most 251 is allowed.' }],
    },
    {
      operation: 'Stones',
      cost: 252,
      findings: [{ kind: 'costly', message: 'It costs 252, at most 251 is allowed.' }],
    },
  ])
  expect(compared.every(isBroken)).toBe(true)
})

it('the storefront fits its own contract, within its own limits', async () => {
  const contract = shopContract()
  const { operations: compared, unmet } = await compareSchemas(contract, contract, readOperations(), maxCost)
  expect(compared.filter(({ findings }) => findings.length > 0)).toEqual([])
  expect(unmet).toEqual([])
  expect(compared.length).toBeGreaterThan(60)
})

describe('a report', () => {
  it('has a line for each finding, and one that counts', async () => {
    const theirs = buildSchema(sdl.replace('name: String! ', '').replace('IN OUT', 'IN OUT SOON'))
    const comparison = await compareSchemas(buildSchema(sdl), theirs, operations, 1000)
    const told = { source: 'theirs.graphql', costLimit: 1000 }
    expect(comparisonText(comparison, told).split('\n')).toEqual([
      'REFUSED    Ring: Cannot query field "name" on type "Ring".',
      "may break  Ring: Enum value 'SOON' was added to enum 'Stock'",
      '',
      'theirs.graphql: 1 of 2 operations break, 0 are warned of, 1 fit; the dearest costs 252 of 1000',
    ])
    expect(JSON.parse(comparisonJson(comparison, told))).toMatchObject({
      source: 'theirs.graphql',
      broken: 1,
      operations: [{ operation: 'Ring', findings: [{ kind: 'refused' }, { kind: 'may break' }] }, {}],
    })
  })
})
