import { createMockApi } from '@shop/mock-api/app'
import { afterAll, expect, it } from 'vitest'
import type { Address, Send } from '../runner/api.ts'
import { runChecks } from '../runner/run-checks.ts'
import { shopContract } from '../shop-contract.ts'
import { requestChecks } from './request-checks.ts'

const mockApi = createMockApi({ stones: 100 })
afterAll(() => mockApi.close())

async function failedAt(send: Send): Promise<string[]> {
  const address: Address = { url: 'http://mock.test/graphql', apiKey: 'k', channel: '1', token: null, send }
  const outcomes = await runChecks(address, shopContract(), requestChecks, { seed: 1, canWrite: false })
  return outcomes.flatMap(({ kind, check }) => (kind === 'passed' ? [] : check))
}

const adding =
  (header: string): Send =>
  async (request) => {
    request.headers.set(header, '1')
    return mockApi.fetch(request)
  }

const withoutCodes: Send = async (request) => {
  const answer = await mockApi.fetch(request)
  return new Response((await answer.text()).replaceAll('BAD_USER_INPUT', 'OTHER'), answer)
}

it.each<[string, string[], Send]>([
  ['is the mock', [], (request) => mockApi.fetch(request)],
  ['asks for no key', ['is refused without api-key'], adding('api-key')],
  ['asks for no channel', ['is refused without channelId'], adding('channelId')],
  ['gives its errors other codes', ['an argument out of its bounds is named by a code'], withoutCodes],
])('an API that %s fails %j', async (_, checks, send) => {
  expect(await failedAt(send)).toEqual(checks)
})
