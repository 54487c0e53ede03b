import { createMockApi } from '@shop/mock-api/app'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { allChecks, behaviourChecks } from '../checks/all-checks.ts'
import { mockAddress } from '../mock-address.ts'
import { runChecks } from '../runner/run-checks.ts'
import { shopContract } from '../shop-contract.ts'
import { deviations } from './all-deviations.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())
const address = mockAddress(mockApi)
const schema = shopContract()
const checks = allChecks()
const nameOf = ({ operation, name }: { operation: string; name: string }) => `${operation}: ${name}`

describe('an API that', () => {
  it.each(deviations.map(({ name, ...rest }) => [name, rest] as const))(
    '%s is caught by the check that is named for it',
    async (_, { caughtBy, deviate }) => {
      const check = checks.filter((each) => nameOf(each) === caughtBy)
      const deviating = { ...address, send: deviate(address.send) }
      const outcomes = await runChecks(deviating, schema, check, { seed: 24, canWrite: true })
      const [outcome] = outcomes
      expect([outcome?.kind, outcomes.length]).toEqual(['failed', 1])
      // What fails for another reason would say nothing of the check.
      expect(outcome?.reason).not.toMatch(/^(?:The answers cannot be read|It is refused)/)
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
