import { createMockApi } from '@shop/mock-api/app'
import { afterAll, expect, it } from 'vitest'
import type { Address } from '../runner/api.ts'
import { runChecks } from '../runner/run-checks.ts'
import { shopContract } from '../shop-contract.ts'
import { stoneListChecks } from './stone-list-checks.ts'

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())
const schema = shopContract()
const paging = 'a page twice as long is two pages'
const sorting = 'stones are sorted by what the sort names'
const kinds = 'a kind leaves only stones of it, as many as its facet counts'
const bounds = 'bounds hold every stone between them, and are reached'

interface Page {
  total: number
  items: { price: number }[]
  facets: { options: { count: number }[] }[]
  ranges: { price: { min: number; max: number } }
}

/** The mock with requests that lack some variables, or with answers that are changed. */
function deviating(ignored: readonly string[], change: (page: Page) => void = () => {}): Address {
  return {
    url: 'http://mock.test/graphql',
    apiKey: 'test',
    channel: '1',
    token: null,
    async send(request) {
      // The checks send nothing else, and the mock keeps the contract.
      const { query, variables } = (await request.json()) as { query: string; variables: object }
      const kept = Object.entries(variables).filter(([name]) => !ignored.includes(name))
      const body = JSON.stringify({ query, variables: Object.fromEntries(kept) })
      const answer = await mockApi.fetch(
        new Request(request.url, { method: 'POST', headers: request.headers, body }),
      )
      const json = (await answer.json()) as { data: { listGemstones: Page } }
      change(json.data.listGemstones)
      return Response.json(json)
    },
  }
}

async function failedAt(address: Address): Promise<string[]> {
  const outcomes = await runChecks(address, schema, stoneListChecks, { seed: 24, canWrite: false })
  return outcomes.flatMap(({ kind, check }) => (kind === 'passed' ? [] : check))
}

it('the mock keeps every relation', async () => {
  expect(await failedAt(deviating([]))).toEqual([])
})

it.each<[string, string, Address]>([
  ['ignores the page', paging, deviating(['page'])],
  ['ignores the length of a page', paging, deviating(['pageSize'])],
  ['counts the page for the total', paging, deviating([], (page) => (page.total = page.items.length))],
  ['drops the last of a page', paging, deviating([], (page) => page.items.pop())],
  ['ignores the sort', sorting, deviating(['sort'])],
  ['turns pages round', sorting, deviating([], (page) => (page.items = page.items.toReversed()))],
  ['ignores the kind', kinds, deviating(['gemType'])],
  [
    'counts one too many behind options',
    kinds,
    deviating([], ({ facets }) =>
      facets.forEach(({ options }) => options.forEach((option) => (option.count += 1))),
    ),
  ],
  ['ignores the lowest price', bounds, deviating(['priceMin'])],
  ['ignores the highest price', bounds, deviating(['priceMax'])],
  ['ignores the least weight', bounds, deviating(['caratMin'])],
  ['says a range that is too wide', bounds, deviating([], ({ ranges }) => (ranges.price.max += 1))],
])('an API that %s fails: %s', async (_, check, address) => {
  expect(await failedAt(address)).toContain(check)
})
