import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { clockHeader } from './graphql-proxy.ts'
import { log } from './log.ts'
import { readPostedJson, refusal } from './posted-json.ts'
import type { RequestScope } from './request-scope.ts'
import { createTimeLimit } from './time-limit.ts'

/** Bytes of a request's body: a name, an address and two passwords of letters that take four each. */
const bodyLimitBytes = 8 * 1024
/** Calls that the provider is to answer at a time: hashing a password is slow work. */
const concurrencyLimit = 50
const path = '/api/identity/'

/** The action asked for at an address of the shop's identity service; null for any other address. */
export function identityActionAt(pathname: string): string | null {
  if (!pathname.startsWith(path)) return null
  const action = pathname.slice(path.length)
  // The provider says which actions there are; a name that could lead elsewhere on its host is none.
  return /^[a-z]+(?:-[a-z]+)*$/.test(action) ? action : ''
}

/**
 * `POST /api/identity/{action}`: the browser's only way to the identity provider (rules/account#identity-provider).
 * Passes on body, token and answer as they are, and keeps nothing of them: neither in a log nor in a cache.
 */
export function createIdentityProxy(config: Config) {
  const limit = createConcurrencyLimit(concurrencyLimit)

  return async function identityProxy(
    action: string,
    request: Request,
    scope: RequestScope,
  ): Promise<Response> {
    if (action === '') return refusal(404, 'There is nothing at this address')
    const posted = await readPostedJson(request, config.siteUrl, bodyLimitBytes)
    if ('refusal' in posted) return posted.refusal
    const authorization = request.headers.get('authorization')
    const answer = await limit(() => askProvider(action, posted.text, authorization, scope))
    return answer ?? refusal(503, 'The identity provider is busy', { 'retry-after': '1' })
  }

  async function askProvider(
    action: string,
    body: string,
    authorization: string | null,
    { requestId, world }: RequestScope,
  ): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json', 'x-request-id': requestId })
    if (authorization !== null) headers.set('authorization', authorization)
    if (world !== null) headers.set('world', world)
    const timeLimit = createTimeLimit(config.apiTimeoutMs)
    try {
      const answer = await fetch(`${config.identityUrl}/${action}`, {
        method: 'POST',
        headers,
        body,
        // What a visitor who leaves has asked for is done all the same: signing out above all.
        signal: timeLimit.signal,
        redirect: 'manual',
      })
      return await passedOn(answer)
    } catch {
      // Nothing of the cause is logged: it may hold what was sent.
      log('error', { requestId, message: 'The identity provider does not answer', action })
      return refusal(503, 'The identity provider does not answer')
    } finally {
      timeLimit.end()
    }
  }
}

/** The provider's answer with the headers that a browser needs of it. */
async function passedOn(answer: Response): Promise<Response> {
  const timeMs = Date.parse(answer.headers.get('date') ?? '')
  const clock = clockHeader(Number.isNaN(timeMs) ? null : timeMs)
  const headers = new Headers({ 'cache-control': 'no-store', ...clock })
  for (const name of ['content-type', 'retry-after']) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const body = await answer.text()
  return new Response(body === '' ? null : body, { status: answer.status, headers })
}
