import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorldClient } from '@shop/schema/http/world-client'
import { createMockApi, type MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { compileRepeated, loadCompiler } from './compile-repeated.ts'

let mockApi: MockApi
beforeEach(async () => {
  mockApi = createMockApi({ stones: 500 })
  // Every answer says the time.
  await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', '2026-11-25T10:00:00Z')
})

/** The answers to a document that is asked for until it has been compiled for long. */
async function answersTo(query: string, variables: object = {}): Promise<unknown[]> {
  const answers: unknown[] = []
  for (let times = 0; times < 6; times += 1) {
    answers.push(await ask(mockApi, query, { variables }))
    // It comes in its own time.
    await loadCompiler()
  }
  return answers
}

describe('what is asked for again and again', () => {
  it.each<[string, string, object?]>([
    [
      'a list',
      '{ listGemstones(page: 2) { total items { id price assets { type source } } facets { group } } }',
    ],
    ['what there is not', '{ getGemstoneById(id: "1") { id } getDesignBySku(sku: "PR-99999") { name } }'],
    ['a wrong argument', '{ listGemstones(page: 0) { total } }'],
    ['a wrong variable', 'query Q($page: Int!) { listGemstones(page: $page) { total } }', { page: 'one' }],
    ['a missing variable', 'query Q($id: ID!) { getGemstoneById(id: $id) { id } }'],
    ['a field there is none of', '{ listGemstones { totals } }'],
    ['an alias', '{ one: getVat { vat } other: getVat { value: vat } }'],
    [
      'what is left out',
      'query Q($isShort: Boolean!) { listGemstones { total items @skip(if: $isShort) { id } } }',
      { isShort: true },
    ],
    ['its own shape', '{ __type(name: "Gemstone") { fields { name type { kind name } } } }'],
  ])('is answered as it was at first: %s', async (_, query, variables) => {
    const [first, ...others] = await answersTo(query, variables)
    expect(others).toEqual(others.map(() => first))
  })
})

describe('compiling', () => {
  /** Whether each request was answered by code of its own; the first never is. */
  async function areCompiled(...requests: readonly { query: string; operationName?: string }[]) {
    const executors: unknown[] = []
    const watch: Plugin = { onExecute: ({ executeFn }) => void executors.push(executeFn) }
    const yoga = createYoga({
      schema: createSchema({ typeDefs: 'type Query { a: Int } type Mutation { a: Int }' }),
      plugins: [compileRepeated(), watch],
    })
    for (const request of requests) {
      await yoga.fetch('http://mock.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      await loadCompiler()
    }
    return executors.map((executor) => executor !== executors[0])
  }
  const times = (count: number, query: string, operationName?: string) =>
    Array.from({ length: count }, () => ({ query, ...(operationName !== undefined && { operationName }) }))

  it('begins once a query has been asked for three times', async () => {
    expect(await areCompiled(...times(5, '{ a }'))).toEqual([false, false, false, true, true])
  })

  it('is for queries alone', async () => {
    expect(await areCompiled(...times(5, 'mutation { a }'))).toEqual([false, false, false, false, false])
  })

  it('is of one operation of a document, and not of the others', async () => {
    const both = 'query A { a } query B { a }'
    expect(await areCompiled(...times(4, both, 'A'), ...times(1, both, 'B'))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })
})
