import { ApiError } from '../data/api-error.ts'
import type { Config } from './config.ts'

export interface ApiCall {
  readonly query: string
  readonly variables: unknown
  readonly requestId: string
  readonly world: string | null
  readonly authorization: string | null
  readonly signal: AbortSignal
}

/** The API's answer, unread: status, body and clock. */
export interface ApiAnswer {
  readonly status: number
  readonly body: string
  /** The API's clock, in milliseconds since 1970; null when it sent none. */
  readonly timeMs: number | null
}

/**
 * Sends one operation as plain GraphQL to the API, with the headers of rules/contract#calls. The one
 * place that knows the API's address and key.
 * @throws ApiError of kind `network` when there is no answer within the time limit
 */
export async function callApi(config: Config, call: ApiCall): Promise<ApiAnswer> {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'api-key': config.apiKey,
    channelId: '1',
    'x-request-id': call.requestId,
  })
  if (call.authorization) headers.set('authorization', call.authorization)
  if (call.world) headers.set('world', call.world)
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(config.apiTimeoutMs)])
  try {
    const response = await fetch(config.apiUrl, {
      method: 'POST',
      headers,
      signal,
      body: JSON.stringify({ query: call.query, variables: call.variables }),
    })
    const date = response.headers.get('date')
    return {
      status: response.status,
      body: await response.text(),
      timeMs: date ? Date.parse(date) : null,
    }
  } catch (error) {
    const reason = signal.aborted && !call.signal.aborted ? 'it took too long' : 'it cannot be reached'
    throw new ApiError('network', reason, null, { cause: error })
  }
}
