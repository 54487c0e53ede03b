import { addressOf, spawnServer } from '@shop/mock-api/testing/spawn-server'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { behaviourChecks } from '../checks/all-checks.ts'
import { documentChecks } from '../checks/document-checks.ts'
import { requestChecks } from '../checks/request-checks.ts'
import { isObject } from '../is-object.ts'
import { shopContract } from '../shop-contract.ts'
import { tokensAtMock } from '../targets.ts'
import type { Send } from './api.ts'
import { randomOf } from './random.ts'
import { runChecks } from './run-checks.ts'

// Thousands of requests over HTTP, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const server = spawnServer({ MOCK_STONES: '2000' })
let url: string
beforeAll(async () => {
  url = await addressOf(server)
})
afterAll(() => server.kill())

/** Answers come late, and not in the order in which they were asked for. */
function slow(send: Send): Send {
  const random = randomOf(24, 'slow')
  return async (request) => {
    const response = await send(request)
    await setTimeout(random.below(5))
    return response
  }
}

/** JSON with the keys of each object from the last to the first, and a field more that nobody asked for. */
function withOtherObjects(send: Send): Send {
  return async (request) => {
    const response = await send(request)
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return response
    const text = JSON.stringify(changed(await response.json()))
    // What the server said of the length is of another text.
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    return new Response(text, { status: response.status, headers })
  }
}

function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, changed(inner)])
  return Object.fromEntries([...entries.toReversed(), ['addedOnTheWay', { since: 1 }]])
}

it('an API behind a proxy that is slow, turns objects round and adds to them keeps the contract', async () => {
  const send = withOtherObjects(slow((request) => fetch(request)))
  const [token, otherToken] = await tokensAtMock(url, (request) => fetch(request))
  const address = { url: `${url}/graphql`, apiKey: 'any', channel: '1', token, otherToken, send }
  // Operations and their mutants have answers like all others; the mock in this process shows them.
  const checks = [...behaviourChecks, ...requestChecks, ...documentChecks]
  const options = { seed: 7, canWrite: true, triesAgain: false }
  const outcomes = await runChecks(address, shopContract(), checks, options)
  expect(outcomes.filter(({ kind }) => kind !== 'passed')).toEqual([])
})
