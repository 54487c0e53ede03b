import { z } from 'zod'
import { ApiError } from '../data/api-error.ts'
import type { Api } from './api.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { isDeeperThan, readBody } from './read-body.ts'
import type { RequestScope } from './request-scope.ts'
import { isSameOrigin } from './same-origin.ts'
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
    if (request.method !== 'POST') return refusal(405, 'Send a POST request', { allow: 'POST' })
    if (!isSameOrigin(request.headers, config.siteUrl)) {
      return refusal(403, 'This address serves the shop’s own pages only')
    }
    if (!request.headers.get('content-type')?.startsWith('application/json')) {
      return refusal(415, 'Send application/json')
    }
    const body = await readBody(request, bodyLimitBytes)
    if (body === null) return refusal(413, `A request holds at most ${bodyLimitBytes} bytes`)
    const sent = parseJson(body)
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
      return new Response(answer.body, { status: answer.status, headers })
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

/** A refusal in the form of a GraphQL answer, so that one reader in the browser serves both. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}
