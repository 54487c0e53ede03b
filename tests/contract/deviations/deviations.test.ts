import { createMockApi } from '@shop/mock-api/app'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allChecks, behaviourChecks } from '../checks/all-checks.ts'
import { mockAddress } from '../mock-address.ts'
import { type Address, post } from '../runner/api.ts'
import { runChecks } from '../runner/run-checks.ts'
import { shopContract } from '../shop-contract.ts'
import { tokensAtMock } from '../targets.ts'
import { deviations } from './all-deviations.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())
let address: Address
beforeAll(async () => {
  const { url, send } = mockAddress(mockApi)
  const [one, other] = await tokensAtMock(url, send)
  address = { ...mockAddress(mockApi, one), otherToken: other }
})
// A check that fails leaves what it was about.
afterEach(() => post(address, { query: 'mutation { unshareWishList }', variables: {} }))
const schema = shopContract()
const checks = allChecks()
const nameOf = ({ operation, name }: { operation: string; name: string }) => `${operation}: ${name}`

/** DEVIATIONS_SEED draws otherwise: what one draw finds by luck another may miss. */
const seed = Number(process.env['DEVIATIONS_SEED'] ?? 24)

/** What fails for another reason would say nothing of the check. */
const unreadable = /^The answers cannot be read/
const unreadableOrRefused = /^(?:The answers cannot be read|It is refused)/

function isOfTheContract(check: string): boolean {
  return check.endsWith('answers as the contract says')
}

describe('an API that', () => {
  it.each(deviations.map(({ name, ...rest }) => [name, rest] as const))(
    '%s is caught by the check that is named for it',
    async (_, { caughtBy, deviate }) => {
      const check = checks.filter((each) => nameOf(each) === caughtBy)
      const deviating = { ...address, send: deviate(address.send) }
      const outcomes = await runChecks(deviating, schema, check, { seed, canWrite: true })
      const [outcome] = outcomes
      expect([outcome?.kind, outcomes.length]).toEqual(['failed', 1])
      expect(outcome?.reason).not.toMatch(isOfTheContract(caughtBy) ? unreadable : unreadableOrRefused)
    },
  )
})

it('has a deviation for each check of behaviour', () => {
  const caught = new Set(deviations.map(({ caughtBy }) => caughtBy))
  expect(behaviourChecks.map(nameOf).filter((name) => !caught.has(name))).toEqual([])
})

it('has at least sixty deviations, each of a name of its own', () => {
  expect(deviations.length).toBeGreaterThanOrEqual(60)
  expect(new Set(deviations.map(({ name }) => name)).size).toBe(deviations.length)
})
