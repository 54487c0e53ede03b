import { expect, it } from 'vitest'
import { shopContract } from '../shop-contract.ts'
import type { Address } from './api.ts'
import type { Check } from './check.ts'
import { runChecks } from './run-checks.ts'

const address: Address = {
  url: 'http://api.test/graphql',
  apiKey: 'k',
  channel: '1',
  token: null,
  send: () => Promise.reject(new Error('Nothing is asked')),
}

/** How many of three checks ran at the same time, at the most. */
async function mostAtOnce(kinds: Pick<Check, 'writes' | 'isApart'>): Promise<number> {
  let running = 0
  let most = 0
  const checks = ['one', 'two', 'three'].map((name): Check => ({
    ...kinds,
    operation: 'StoneList',
    name,
    async run(probe) {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      probe.expect(true, 'It ran')
    },
  }))
  const outcomes = await runChecks(address, shopContract(), checks, { seed: 1, canWrite: true })
  expect(outcomes.map(({ kind }) => kind)).toEqual(['passed', 'passed', 'passed'])
  return most
}

it('runs what reads, and what writes where no other check sees it, side by side', async () => {
  expect(await mostAtOnce({})).toBe(3)
  expect(await mostAtOnce({ writes: true, isApart: true })).toBe(3)
})

it('runs whatever else writes one by one', async () => {
  expect(await mostAtOnce({ writes: true })).toBe(1)
})
