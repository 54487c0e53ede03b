import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to one request while it is served: never shared between visitors. */
export interface RequestScope {
  readonly requestId: string
  /** The world of the mock that this request lives in; null for the default one and in production. */
  readonly world: string | null
  readonly authorization: string | null
  /** The visitor's abort signal. */
  readonly signal: AbortSignal
  /** The API's clock as of its latest answer, in milliseconds since 1970; null before the first answer. */
  apiTimeMs: number | null
  /** Whether an API call failed in a way that passes: the page is then a 503 instead of a 500. */
  hasApiFailed: boolean
}

const storage = new AsyncLocalStorage<RequestScope>()

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return storage.run(scope, work)
}

/** The scope of the request being served. */
export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('There is no request being served here')
  return scope
}
