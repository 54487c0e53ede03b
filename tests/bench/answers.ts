// How long the mock takes for what a shopper waits for: a page of pieces, and what is found for a text.
import { createMockApi } from '@shop/mock-api/app'
import { type Operation, readOperations } from '../contract/operations.ts'
import { listingVariables } from '../contract/piece-variables.ts'
import { quantile } from './quantile.ts'
import type { Row } from './table.ts'

/** Texts as shoppers type them: a word, a sku, synonyms, errors, a stone in words, nothing at all. */
const texts = [
  'halo',
  'ER-00501',
  'trilogy',
  'band',
  'emrald rign',
  'lab grown diamond studs',
  '1.5 ct oval',
  '1.01 ct round d vs1',
  'sapphire',
  'xyzzy',
]
/** Every question is asked so often, and its quickest answer counts: other work of the machine only slows down. */
const rounds = 5

/** Milliseconds that leave time for all else a page needs. */
const goalMs = { listing: 10, search: 20 }

/**
 * The storefront's own questions to the mock, GraphQL and JSON included, without a network: every listing
 * with every option of its filters and in every order, and a search for each text.
 */
export async function answerRows(): Promise<Row[]> {
  const operations = readOperations()
  const api = createMockApi()
  const ask = async (name: string, variables: readonly object[]) => {
    const operation = operations.find((candidate) => candidate.name === name)
    if (!operation) throw new Error(`The storefront has no operation ${name}`)
    const times = variables.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, each] of variables.entries()) {
        const startedMs = performance.now()
        await answer(api, operation, each)
        times[index] = Math.min(times[index] ?? 0, performance.now() - startedMs)
      }
    }
    return times
  }
  try {
    const listing = await ask('Listing', listingVariables())
    const search = await ask(
      'GlobalSearch',
      texts.map((input) => ({ input })),
    )
    return [
      { what: 'Listing of pieces, median', value: quantile(listing, 0.5), unit: 'ms' },
      {
        what: 'Listing of pieces, 99 of 100',
        value: quantile(listing, 0.99),
        unit: 'ms',
        goal: goalMs.listing,
      },
      { what: 'Search, median', value: quantile(search, 0.5), unit: 'ms' },
      { what: 'Search, slowest', value: quantile(search, 1), unit: 'ms', goal: goalMs.search },
    ]
  } finally {
    api.close()
  }
}

async function answer(
  api: ReturnType<typeof createMockApi>,
  { name, text }: Operation,
  variables: object,
): Promise<void> {
  const response = await api.fetch(
    new Request('http://mock.bench/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': 'bench', channelId: '1' },
      body: JSON.stringify({ query: text, variables }),
    }),
  )
  const body = await response.text()
  if (body.includes('"errors"')) throw new Error(`${name} answered ${body.slice(0, 200)}`)
}
