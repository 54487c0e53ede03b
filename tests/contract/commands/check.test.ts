import { createMockApi } from '@shop/mock-api/app'
import { newsletterVersion } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { afterAll, expect, it } from 'vitest'
import { mockAddress } from '../mock-address.ts'
import type { Check } from '../runner/check.ts'
import { readOptions } from '../runner/options.ts'
import { outcomesOf, runOptionsOf } from './check.ts'

const mockApi = createMockApi({ stones: 10 })
afterAll(() => mockApi.close())

const url = 'https://api.test'

it.each([
  ['the mock in this process is changed, and has no second try', [], { canWrite: true, triesAgain: false }],
  ['an API is only read, and may be bought from', ['--url', url], { canWrite: false, triesAgain: true }],
  ['an API is changed with --write', ['--url', url, '--write'], { canWrite: true, triesAgain: true }],
])('%s', (_, args, expected) => {
  expect(runOptionsOf(readOptions(args, {}, 7))).toEqual({ seed: 7, ...expected })
})

const leaving: Check = {
  operation: 'SubscribeToNewsletter',
  name: 'leaves an address',
  writes: true,
  async run(probe) {
    const input = { email: 'contract@example.com', wordingVersion: newsletterVersion }
    const query = `mutation ($input: SubscribeToNewsletterInput!) {
      subscribeToNewsletter(input: $input) { userErrors { code } }
    }`
    await probe.ask(query, { input })
  },
}

it.each([
  ['an API', ['--url', url, '--write'], ['addresses that letters were asked for: 1']],
  ['the mock in this process, which ends,', [], []],
])('what is left at %s is told as it is', async (_, args, expected) => {
  const { outcomes, left } = await outcomesOf(readOptions(args, {}, 7), mockAddress(mockApi), [leaving])
  expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([['passed', null]])
  expect(left).toEqual(expected)
})
