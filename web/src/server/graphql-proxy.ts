import { z } from 'zod'
import { ApiError } from '../data/api-error.ts'
import type { Api } from './api.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { readPostedJson, refusal } from './posted-json.ts'
import { isDeeperThan } from './read-body.ts'
import type { RequestScope } from './request-scope.ts'
import { createTimeLimit } from './time-limit.ts'

/** Bytes of a request's body: far above any document of the shop, which travels as a hash. */
const bodyLimitBytes = 64 * 1024
/** Levels of a request's variables: far above any of the shop's operations. */
const depthLimit = 32
/** Calls of browsers that the API is to answer at a time. */
const concurrencyLimit = 200

const proxyRequest = z.object({
  documentId: z.string().max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
})

type Proxy = (request: Request, scope: RequestScope) => Promise<Response>

/**
 * `POST /api/graphql`: the browser's only way to the API. Takes `{ documentId, variables }`, sends the
 * text behind the id from the manifest, and answers what the API answers. Unknown ids are refused, so
 * that nobody can send a query of their own through the shop.
 */
export function createGraphqlProxy(config: Config, api: Api, manifest: ReadonlyMap<string, string>): Proxy {
  const limit = createConcurrencyLimit(concurrencyLimit)

  return async function graphqlProxy(request, scope) {
    const posted = await readPostedJson(request, config.siteUrl, bodyLimitBytes)
    if ('refusal' in posted) return posted.refusal
    const sent = parseJson(posted.text)
    if (isDeeperThan(depthLimit, sent)) {
      return refusal(400, `Variables are nested at most ${depthLimit} levels deep`)
    }
    const parsed = proxyRequest.safeParse(sent)
    if (!parsed.success) return refusal(400, 'Send { documentId, variables }')
    const query = manifest.get(parsed.data.documentId)
    if (query === undefined) return refusal(404, 'This operation is not one of the shop’s')
    const answer = await limit(() => askApi(query, parsed.data.variables, request, scope))
    return answer ?? refusal(503, 'The shop is busy', { 'retry-after': '1' })
  }

  async function askApi(
    query: string,
    variables: unknown,
    request: Request,
    { requestId, world }: RequestScope,
  ): Promise<Response> {
    const timeLimit = createTimeLimit(config.apiTimeoutMs)
    try {
      const signal = AbortSignal.any([request.signal, timeLimit.signal])
      const authorization = request.headers.get('authorization')
      const answer = await api.call({ query, variables, requestId, world, authorization, signal })
      const headers = { 'content-type': 'application/json', ...clockHeader(answer.timeMs) }
      // A status that has no body takes none, not even an empty one.
      return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers })
    } catch (error) {
      if (error instanceof ApiError && !request.signal.aborted) return refusal(503, error.message)
      throw error
    } finally {
      timeLimit.end()
    }
  }
}

/** The header that tells a browser the API's clock; none when it is not known. */
export function clockHeader(timeMs: number | null): Record<string, string> {
  return timeMs === null ? {} : { 'x-api-date': new Date(timeMs).toUTCString() }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the shape check refuses it.
    return null
  }
}
