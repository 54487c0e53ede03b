import { startOfWorld } from '@shop/fixtures/seed'
import { createMockApi, type MockApi } from '@shop/mock-api/app'
import { loadCompiler } from '@shop/mock-api/graphql/compile-repeated'
import { ask } from '@shop/mock-api/testing/ask'
import { createWorldClient } from '@shop/schema/http/world-client'
import { expect, it } from 'vitest'
import { type Answer, tokenAtMock } from './targets.ts'
import { readOperations } from './operations.ts'
import { takeStock, variablesFor } from './variables.ts'

const queries = readOperations().filter(({ isMutation }) => !isMutation)

/** A mock that nobody has asked anything: what is asked often it compiles. */
async function freshTarget(mockApi: MockApi) {
  // What is asked later is asked at the same moment.
  await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', startOfWorld)
  const token = await tokenAtMock('http://mock.test', mockApi.fetch)
  const headers = { authorization: `Bearer ${token}` }
  return {
    async ask(query: string, variables = {}): Promise<Answer> {
      // Its headers tell when it was made.
      const { headers: _, ...answer } = await ask(mockApi, query, { variables, headers })
      return answer
    },
    canWrite: true,
    close: () => mockApi.close(),
  }
}

it.each(queries.map((operation) => [operation.name, operation] as const))(
  'the mock answers %s as it did at first, however often it is asked',
  async (_, operation) => {
    const target = await freshTarget(createMockApi())
    const samples = variablesFor(operation, await takeStock(target)).slice(0, 12)
    const answers = async () => Promise.all(samples.map((variables) => target.ask(operation.text, variables)))
    const [first] = [await answers(), await answers(), await answers()]
    await loadCompiler()
    expect(await answers()).toEqual(first)
    target.close()
  },
)
