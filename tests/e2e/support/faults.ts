import type { Fault } from '@shop/schema/http/world-faults'
import { apiTimeoutMs } from './servers.ts'

/** Every way in which the API can fail. */
export const troubles = [
  { name: 'takes too long', fault: { kind: 'delay', delayMs: apiTimeoutMs * 3 } },
  { name: 'answers with an error', fault: { kind: 'graphql-error' } },
  { name: 'answers with status 500', fault: { kind: 'http-500' } },
  { name: 'drops the connection', fault: { kind: 'dropped-connection' } },
] as const satisfies readonly { readonly name: string; readonly fault: FaultOfAnyOperation }[]

/**
 * Those of them that a page tells apart once it is alive: the server answers 503 for an API that is late or away
 * (`graphql-proxy.test.ts`), and to a page every failing status is the same (`parse-answer.test.ts`).
 */
export const troublesOfPages = troubles.filter(
  ({ fault }) => fault.kind === 'graphql-error' || fault.kind === 'dropped-connection',
)

type FaultOfAnyOperation = Fault extends infer One
  ? One extends Fault
    ? Omit<One, 'operation' | 'remaining'>
    : never
  : never

/** What a browser says of a call that failed, in the console and in reports. */
export const failedCall = /Shop API, (?:network|http|graphql)/
