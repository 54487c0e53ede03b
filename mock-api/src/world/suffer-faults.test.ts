import type { Fault } from '@shop/schema/http/world-faults'
import { describe, expect, it, vi } from 'vitest'
import { DroppedConnection } from '../http/dropped-connection.ts'
import { sufferFaults } from './suffer-faults.ts'

const operation = '*'
const answer = vi.fn(() => new Response('abcdef'))

/** What is answered under some faults, and whether the API was asked. */
async function answerUnder(...faults: readonly Fault[]) {
  answer.mockClear()
  const response = await sufferFaults(faults, new AbortController().signal, answer)
  return { response, calls: answer.mock.calls.length }
}

describe('a request that faults hit (rules/worlds-and-mock#faults)', () => {
  it('is answered as ever where there are none', async () => {
    const { response, calls } = await answerUnder()
    expect([calls, response.status, await response.text()]).toEqual([1, 200, 'abcdef'])
  })

  it('is answered by a mistake of GraphQL in place of the API', async () => {
    const { response, calls } = await answerUnder({ kind: 'graphql-error', operation, message: 'No.' })
    expect([calls, response.status]).toEqual([0, 200])
    expect(await response.json()).toEqual({
      data: null,
      errors: [{ message: 'No.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
    const unnamed = await answerUnder({ kind: 'graphql-error', operation })
    expect(await unnamed.response.json()).toMatchObject({ errors: [{ message: 'Something went wrong.' }] })
  })

  it('is answered by a proxy that failed, which writes no JSON', async () => {
    const { response, calls } = await answerUnder({ kind: 'http-500', operation })
    expect([calls, response.status, response.headers.get('content-type')]).toEqual([0, 500, 'text/plain'])
    expect(await response.text()).toBe('Internal Server Error')
  })

  it('is not answered where the connection drops, after what comes before', async () => {
    await expect(
      sufferFaults([{ kind: 'dropped-connection', operation }], new AbortController().signal, answer),
    ).rejects.toBeInstanceOf(DroppedConnection)
    const { response } = await answerUnder(
      { kind: 'http-429', operation, retryAfterSeconds: 3 },
      { kind: 'dropped-connection', operation },
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3'])
  })

  it('is done without waiting any longer once whoever sent it has left', async () => {
    answer.mockClear()
    const caller = new AbortController()
    const delay = { kind: 'delay', operation, delayMs: 3_600_000 } as const
    const waiting = sufferFaults([delay, delay], caller.signal, answer)
    caller.abort()
    await expect(waiting).rejects.toThrow('aborted')
    expect(answer).toHaveBeenCalledOnce()
  })

  it.each([
    [{ kind: 'delay', operation, delayMs: 1 }, 'abcdef'],
    [{ kind: 'malformed-body', operation }, 'abc'],
  ] as const)('is answered under %j whoever leaves, when no delay was cut short', async (fault, text) => {
    const caller = new AbortController()
    const response = await sufferFaults([fault], caller.signal, () => {
      caller.abort()
      return answer()
    })
    expect(await response.text()).toBe(text)
    const left = { kind: 'malformed-body', operation } as const
    expect(await (await sufferFaults([left], caller.signal, answer)).text()).toBe('abc')
  })

  it('loses the second half of its answer', async () => {
    const { response, calls } = await answerUnder({ kind: 'malformed-body', operation })
    expect([calls, await response.text()]).toEqual([1, 'abc'])
    const cut = await answerUnder({ kind: 'truncated-body', operation })
    await expect(cut.response.text()).rejects.toThrow('cut short by a fault of this world')
  })
})
