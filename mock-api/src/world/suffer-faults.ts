import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '@shop/schema/http/world-faults'
import { DroppedConnection } from '../http/dropped-connection.ts'
import { json, refuse } from '../http/refusal.ts'
import { cutShort, firstHalf, trickle } from './broken-bodies.ts'

/**
 * Answers a request as the faults that hit it want it: waits for the delays, answers in place of the API, breaks what the
 * API answers, or throws when the connection is to be dropped. What becomes of single fields, and of queries that are
 * to be stale, is the affair of GraphQL (`graphql/faulty-execution.ts`); other services know neither. Where whoever asked
 * has left during a delay, what they asked for is done at once, and it rejects as aborted.
 */
export async function sufferFaults(
  faults: readonly Fault[],
  signal: AbortSignal,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  let hasLeft = false
  for (const fault of faults) {
    if (fault.kind === 'delay') hasLeft = await hasLeftWithin(fault.delayMs, signal)
    const failure = answerInstead(fault)
    if (failure) return failure
  }
  let response = await answer()
  if (hasLeft) signal.throwIfAborted()
  for (const fault of faults) response = await broken(fault, response)
  return response
}

/** Waits as long as whoever asked is there; true when they have left before the time was over. */
async function hasLeftWithin(delayMs: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(delayMs, undefined, { signal })
    return false
  } catch (error) {
    if (signal.aborted) return true
    throw error
  }
}

/** What is answered without asking the API; undefined where it is asked. */
function answerInstead(fault: Fault): Response | undefined {
  switch (fault.kind) {
    case 'graphql-error':
      return graphqlError(fault.message ?? 'Something went wrong.')
    case 'http-500':
      // As a proxy in front of an API would write it: no JSON.
      return new Response('Internal Server Error', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      })
    case 'http-429':
      return tooManyRequests(fault.retryAfterSeconds ?? 1)
    case 'dropped-connection':
      throw new DroppedConnection()
    default:
      return undefined
  }
}

/** What is left of an answer on its way; one without a body, such as a 204, has no bytes to lose. */
async function broken(fault: Fault, response: Response): Promise<Response> {
  if (response.body === null) {
    if (fault.kind === 'truncated-body') throw new DroppedConnection()
    return response
  }
  switch (fault.kind) {
    case 'malformed-body':
      return firstHalf(response)
    case 'truncated-body':
      return cutShort(response)
    case 'slow-body':
      return trickle(response, fault.bytesPerSecond)
    default:
      return response
  }
}

function graphqlError(message: string): Response {
  return json({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }], data: null })
}

function tooManyRequests(retryAfterSeconds: number): Response {
  const response = refuse(429, {
    code: 'RATE_LIMITED',
    message: `Too many requests: try again in ${retryAfterSeconds} s.`,
  })
  response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
