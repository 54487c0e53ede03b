import { ApiError } from '../data/api-error.ts'
import type { Config } from './config.ts'

export interface ApiCall {
  readonly query: string
  readonly variables: unknown
  readonly requestId: string
  readonly world: string | null
  readonly authorization: string | null
  /** Ends the call: a time limit, with or without the visitor who waits for it. */
  readonly signal: AbortSignal
}

/** The API's answer, unread: status, body and clock. */
export interface ApiAnswer {
  readonly status: number
  readonly body: string
  /** The API's clock, in milliseconds since 1970; null when it sent none. */
  readonly timeMs: number | null
}

/** The API as the storefront's server knows it. */
export interface Api {
  /**
   * Sends one operation as plain GraphQL, with the headers of rules/contract#calls.
   * @throws ApiError of kind `network` when there is no answer before the signal ends the call
   */
  call(call: ApiCall): Promise<ApiAnswer>
  /** Asks the least there is to ask, in the default world; throws like `call`. */
  ping(requestId: string): Promise<ApiAnswer>
  /**
   * The API's clock outside of worlds, in milliseconds since 1970: that of its latest answer, kept going since. Asks
   * only when there was no answer yet; null when it then does not tell.
   */
  nowMs(requestId: string): Promise<number | null>
}

/** The one place that knows the API's address, its key and its clock. `monotonicMs` only ever grows. */
export function createApi(config: Config, monotonicMs: () => number = () => performance.now()): Api {
  /** What the API's clock is ahead of `monotonicMs`. */
  let aheadMs: number | null = null

  async function call({ query, variables, requestId, world, authorization, signal }: ApiCall) {
    const headers = new Headers({
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'api-key': config.apiKey,
      channelId: '1',
      'x-request-id': requestId,
    })
    if (authorization) headers.set('authorization', authorization)
    if (world !== null) headers.set('world', world)
    const init = { method: 'POST', headers, signal, body: JSON.stringify({ query, variables }) }
    const answer = await ask(config.apiUrl, init, isRepeatable(query))
    if (world === null && answer.timeMs !== null) aheadMs = answer.timeMs - monotonicMs()
    return answer
  }

  const ping = (requestId: string) =>
    call({
      query: '{ __typename }',
      variables: {},
      requestId,
      world: null,
      authorization: null,
      signal: AbortSignal.timeout(config.apiTimeoutMs),
    })

  return {
    call,
    ping,
    async nowMs(requestId) {
      // A page can do without: it goes on with the time it came with.
      if (aheadMs === null) await ping(requestId).catch(() => null)
      return aheadMs === null ? null : aheadMs + monotonicMs()
    },
  }
}

type Init = RequestInit & { readonly signal: AbortSignal }

/** Asks once more where a connection that was kept open turns out to be closed, if that can change nothing. */
async function ask(url: string, init: Init, mayRepeat: boolean): Promise<ApiAnswer> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, body: await response.text(), timeMs: dateOf(response) }
  } catch (error) {
    if (mayRepeat && isClosedConnection(error)) return ask(url, init, false)
    const isLate = init.signal.aborted && isTimeout(init.signal.reason)
    throw new ApiError('network', isLate ? 'it took too long' : 'it cannot be reached', null, {
      cause: error,
    })
  }
}

/** A mutation may have been carried out before its connection closed. */
function isRepeatable(document: string): boolean {
  return !/\bmutation\b/.test(document)
}

/** The words of `fetch` in node, and of the sockets below it. */
function isClosedConnection(error: unknown): boolean {
  const { cause } = error instanceof TypeError ? error : {}
  return (
    cause instanceof Error &&
    'code' in cause &&
    ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(cause.code))
  )
}

function dateOf(response: Response): number | null {
  const timeMs = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(timeMs) ? null : timeMs
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}
