import { buildSchema, getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { documentCost } from './document-cost.ts'

const schema = buildSchema(`
  type Query implements Node { page(page: Int! = 2, pageSize: Int! = 24): Page!, node: Node, other: Query, leaf: Int }
  interface Node { page(page: Int! = 2, pageSize: Int! = 24): Page! }
  type Shelf implements Node { page(page: Int! = 2, pageSize: Int! = 24): Page!, box(pageSize: Int! = 10): Page! }
  type Page { rows: [Row!]! total: Int }
  type Row { a: Int b: Int types: [Row!]! }
`)

function cost(
  document: string,
  variableValues: Record<string, unknown> = {},
  operationName?: string,
): number {
  return documentCost({ schema, document: parse(document), operationName, variableValues })
}

describe('the cost of a document', () => {
  it('is 250 for each thing asked for and 1 for each field of it', () => {
    expect(cost('{ leaf }')).toBe(250)
    expect(cost('{ one: leaf two: leaf }')).toBe(500)
    expect(cost('{ other { one: leaf two: leaf other { leaf } } }')).toBe(254)
  })

  it('counts what is below a list once for each row of a page', () => {
    expect(cost('{ page(pageSize: 1) { rows { a b } total } }')).toBe(250 + 4)
    expect(cost('{ page(pageSize: 50) { rows { a b } total } }')).toBe(250 + 50 * 4)
    expect(cost('query ($n: Int!) { page(pageSize: $n) { total } }', { n: 30 })).toBe(250 + 30)
  })

  it('takes the size that the contract names where none is given', () => {
    expect(cost('{ page { total } }')).toBe(250 + 24)
    expect(cost('query ($n: Int) { page(pageSize: $n) { total } }')).toBe(250 + 24)
  })

  it('takes what a variable stands for where it is left out', () => {
    const query = 'query ($n: Int! = 3) { page(pageSize: $n) { total } }'
    expect([cost(query), cost(query, { n: 30 })]).toEqual([250 + 3, 250 + 30])
  })

  it.each([0, -5, 1000, null, 'many', '5'])('counts a hundred rows for %s, which no list gives', (n) => {
    expect(cost('query ($n: Int!) { page(pageSize: $n) { total } }', { n })).toBe(250 + 100)
  })

  it.each(['0', 'null', '"many"'])('counts as many for %s in the document', (n) => {
    expect(cost(`{ page(pageSize: ${n}) { total } }`)).toBe(250 + 100)
  })

  it('takes no other argument for the size of a page', () => {
    expect(cost('{ page(page: 3) { total } }')).toBe(250 + 24)
    expect(cost('{ page(page: 3, pageSize: 50) { total } }')).toBe(250 + 50)
  })

  it('knows the lists below an interface and in a fragment', () => {
    expect(cost('{ node { page { total } } }')).toBe(250 + 1 + 24)
    expect(cost('{ ... { page { total } } ... on Query { page { total } } }')).toBe(2 * (250 + 24))
    expect(cost('{ node { ... on Shelf { box { total } } } }')).toBe(250 + 1 + 10)
    expect(cost('{ ...P } fragment P on Query { page { total } }')).toBe(250 + 24)
  })

  it('counts one row for what the schema does not know, which is refused elsewhere', () => {
    expect(cost('{ nothing { page { total } } }')).toBe(250 + 2)
  })

  it('counts the types of the schema as a hundred', () => {
    expect(cost('{ __schema { types { name } } }')).toBe(250 + 1 + 100)
    expect(cost('{ __schema { queryType { name } } }')).toBe(250 + 2)
    expect(cost('{ __type(name: "Row") { name } }')).toBe(250 + 1)
    expect(cost('{ page(pageSize: 1) { rows { types { a } } } }')).toBe(250 + 3)
  })

  it('counts a fragment wherever it is used, also inline', () => {
    const fragment = 'fragment Both on Query { one: leaf two: leaf }'
    expect(cost(`{ ...Both other { ...Both } } ${fragment}`)).toBe(500 + 250 + 2)
    expect(cost('{ ... on Query { leaf } ... { two: leaf } }')).toBe(500)
  })

  it('is that of the operation that runs', () => {
    const two = 'query A { leaf } query B { one: leaf two: leaf }'
    expect(cost(two, {}, 'B')).toBe(500)
    expect(cost(two, {}, 'C')).toBe(0)
  })

  it('has an end where fragments use one another in a circle', () => {
    const circle = 'fragment A on Query { leaf ...B } fragment B on Query { leaf ...A }'
    expect(cost(`{ ...A } ${circle}`)).toBe(500)
  })

  it('is worked out in no time for fragments that use others twice', () => {
    const bomb = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)
    expect(cost(`{ other { ...F0 } } ${bomb.join(' ')} fragment F40 on Query { leaf }`)).toBe(2 ** 40 + 250)
  })
})

describe('the limit', () => {
  let mockApi: MockApi
  beforeAll(() => void (mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })))
  afterAll(() => mockApi.close())

  it('may be reached, and not passed', async () => {
    const names = (n: number) => `{ ${Array.from({ length: n }, (_, at) => `a${at}: __typename`).join(' ')} }`
    expect((await ask(mockApi, names(80))).errors).toBeUndefined()
    expect((await ask(mockApi, names(81))).errors?.[0]?.message).toBe(
      'The document asks for too much: it costs 20250, at most 20000 is allowed.',
    )
  })

  it('takes what GraphiQL asks for, once', async () => {
    const once = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true })
    expect((await ask(mockApi, once)).errors).toBeUndefined()
    const twice = once.replace('{', '{ again: __schema { types { ...FullType } }')
    expect((await ask(mockApi, twice)).errors).toEqual([
      {
        message: expect.stringMatching(/^The document asks for too much: it costs 3\d{4}, /) as string,
        extensions: { code: 'BAD_USER_INPUT', argument: 'query' },
      },
    ])
  })

  it('refuses with a code, and looks nothing up', async () => {
    const list = (n: number) => `l${n}: listGemstones(pageSize: 100) { items { id price } }`
    const all = `{ ${Array.from({ length: 40 }, (_, n) => list(n)).join(' ')} }`
    const { data, errors } = await ask(mockApi, all)
    expect(data).toBeUndefined()
    expect(errors).toEqual([
      {
        message: 'The document asks for too much: it costs 22000, at most 20000 is allowed.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'query' },
      },
    ])
  })
})
