import { AsyncLocalStorage } from 'node:async_hooks'
import type { TimeLimit } from './time-limit.ts'

/** What belongs to one request while it is served. Of the visitor it knows nothing that could show on a page. */
export interface RequestScope {
  readonly requestId: string
  /** The world of the mock that this request lives in; null for the default one and in production. */
  readonly world: string | null
  /** Marks the scripts that this rendering writes itself: `finishPage` allows those, and takes the mark away. */
  readonly nonce: string
  /** Limits all API calls of a page together; runs from the first of them, null before it. */
  apiLimit: TimeLimit | null
  /** The API's clock as of its latest answer, in milliseconds since 1970; null before the first answer. */
  apiTimeMs: number | null
  /** The page, once it is rendered. */
  html: string | null
  /** What the page says of itself for search engines; null while it has said nothing. */
  structuredData: object | null
  /** Whether what the page is of is not there: the page is then a 404, whatever it shows. */
  isMissing: boolean
  /** Whether an API call failed in a way that passes: the page is then a 503 instead of a 500. */
  hasApiFailed: boolean
}

const storage = new AsyncLocalStorage<RequestScope>()

/** The scope of a request, from its headers; its world counts only in front of the mock. */
export function scopeOf(headers: Headers, areWorldsOn: boolean): RequestScope {
  return {
    requestId: requestIdOf(headers),
    world: areWorldsOn ? worldOf(headers) : null,
    nonce: crypto.randomUUID(),
    apiLimit: null,
    apiTimeMs: null,
    html: null,
    structuredData: null,
    isMissing: false,
    hasApiFailed: false,
  }
}

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return storage.run(scope, work)
}

/** The scope of the request being served. */
export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('There is no request being served here')
  return scope
}

/** The id that a proxy in front gave the request, or a new one. */
function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Stands for every name that no world can have: the mock knows none like it, so nobody lands in the default one. */
const impossibleWorld = '?'

function worldOf(headers: Headers): string | null {
  const cookie = /(?:^|;\s*)world=([^;]*)/.exec(headers.get('cookie') ?? '')
  const asked = headers.get('world') ?? cookie?.[1]?.trim()
  if (asked === undefined) return null
  return /^[\w-]{1,64}$/.test(asked) ? asked : impossibleWorld
}
