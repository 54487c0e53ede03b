import type { Fault } from '@shop/schema/http/world-faults'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DroppedConnection } from '../http/dropped-connection.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'

let mock: Awaited<ReturnType<typeof freshMock>>

beforeEach(async () => {
  mock = await freshMock()
})
afterEach(() => mock.mockApi.close())

const faults: readonly Fault[] = [
  { kind: 'slow-body', operation: '*', bytesPerSecond: 20_000 },
  { kind: 'malformed-body', operation: '*' },
  { kind: 'truncated-body', operation: '*' },
]

/** The status of an answer, or that its connection was dropped. */
async function outcomeOf(answer: Promise<{ readonly status: number }>): Promise<number | 'dropped'> {
  try {
    return (await answer).status
  } catch (error) {
    if (error instanceof DroppedConnection) return 'dropped'
    throw error
  }
}

describe('an answer without a body (rules/worlds-and-mock#faults)', () => {
  it.each(faults)('of what is done is as ever under $kind, or does not come', async (fault) => {
    const { token } = await mock.visitor.join('maria@example.com', 'a long passphrase')
    await mock.worlds.setFaults('default', [fault])
    const outcome = await outcomeOf(mock.visitor.post('sign-out', {}, token))
    expect(outcome).toBe(fault.kind === 'truncated-body' ? 'dropped' : 204)
    await mock.worlds.clearFaults('default')
    expect(await mock.visitor.whoAmI(`Bearer ${token}`)).toBe('UNAUTHENTICATED')
  })

  it.each(faults)('of what is known already is as ever under $kind, or does not come', async (fault) => {
    const menu = (headers: Record<string, string> = {}) =>
      mock.mockApi.fetch(new Request('http://mock.test/content/en/menu', { headers }))
    const etag = (await menu()).headers.get('etag') ?? ''
    await mock.worlds.setFaults('default', [fault])
    const outcome = await outcomeOf(menu({ 'if-none-match': etag }))
    expect(outcome).toBe(fault.kind === 'truncated-body' ? 'dropped' : 304)
  })
})
