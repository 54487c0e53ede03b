import { setTimeout as wait } from 'node:timers/promises'
import { DroppedConnection } from '../http/dropped-connection.ts'
import { json } from '../http/refusal.ts'
import type { Fault } from './world-http.ts'

/**
 * Lets a request suffer the faults that hit it: waits for the delays, then answers in place of the API, or
 * throws when the connection is to be dropped. Undefined when the request goes on.
 */
export async function sufferFaults(
  faults: readonly Fault[],
  signal: AbortSignal,
): Promise<Response | undefined> {
  for (const fault of faults) {
    switch (fault.kind) {
      case 'delay':
        await wait(fault.delayMs, undefined, { signal })
        break
      case 'graphql-error':
        return graphqlError(fault.message ?? 'Something went wrong.')
      case 'http-500':
        // As a proxy in front of an API would write it: no JSON.
        return new Response('Internal Server Error', {
          status: 500,
          headers: { 'content-type': 'text/plain' },
        })
      case 'dropped-connection':
        throw new DroppedConnection()
    }
  }
  return undefined
}

function graphqlError(message: string): Response {
  return json({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }], data: null })
}
