import type { Fault } from '@shop/schema/http/world-faults'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DroppedConnection } from '../http/dropped-connection.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'

let mock: Awaited<ReturnType<typeof freshMock>>

beforeEach(async () => {
  mock = await freshMock()
})
afterEach(() => mock.mockApi.close())

const kinds = ['slow-body', 'malformed-body', 'truncated-body'] as const

function breakBodies(kind: (typeof kinds)[number]): Promise<unknown> {
  const fault: Fault =
    kind === 'slow-body' ? { kind, operation: '*', bytesPerSecond: 20_000 } : { kind, operation: '*' }
  return mock.worlds.setFaults('default', [fault])
}

describe('an answer without a body (rules/worlds-and-mock#faults)', () => {
  it.each(kinds)('of what is done is as ever under %s, or does not come', async (kind) => {
    const { token } = await mock.visitor.join('maria@example.com', 'a long passphrase')
    await breakBodies(kind)
    const signedOut = mock.visitor.post('sign-out', {}, token)
    if (kind === 'truncated-body') await expect(signedOut).rejects.toBeInstanceOf(DroppedConnection)
    else expect(await signedOut).toMatchObject({ status: 204, text: '' })
    await mock.worlds.clearFaults('default')
    expect(await mock.visitor.whoAmI(`Bearer ${token}`)).toBe('UNAUTHENTICATED')
  })

  it.each(kinds)('of what is known already is as ever under %s, or does not come', async (kind) => {
    const menu = (headers: Record<string, string> = {}) =>
      mock.mockApi.fetch(new Request('http://mock.test/content/en/menu', { headers }))
    const etag = (await menu()).headers.get('etag') ?? ''
    await breakBodies(kind)
    const again = menu({ 'if-none-match': etag })
    if (kind === 'truncated-body') return expect(again).rejects.toBeInstanceOf(DroppedConnection)
    const { status, headers } = await again
    expect([status, headers.get('etag')]).toEqual([304, etag])
  })
})
