import { z } from 'zod'
import { ApiError } from '../data/api-error.ts'
import { callApi } from './call-api.ts'
import type { Config } from './config.ts'
import type { RequestScope } from './request-scope.ts'

/** Bytes of a request's body: far above any document of the shop, which travels as a hash. */
const bodyLimitBytes = 64 * 1024

const proxyRequest = z.object({
  documentId: z.string().max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
})

/**
 * `POST /api/graphql`: the browser's only way to the API. Takes `{ documentId, variables }`, sends the
 * text behind the id from the manifest, and answers what the API answers. Unknown ids are refused, so
 * that nobody can send a query of their own through the shop.
 */
export async function graphqlProxy(
  request: Request,
  scope: RequestScope,
  config: Config,
  manifest: ReadonlyMap<string, string>,
): Promise<Response> {
  if (request.method !== 'POST') return refusal(405, 'Send a POST request', { allow: 'POST' })
  if (!isSameOrigin(request)) return refusal(403, 'This address serves the shop’s own pages only')
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refusal(415, 'Send application/json')
  }
  const body = await readLimited(request)
  if (body === null) return refusal(413, `A request holds at most ${bodyLimitBytes} bytes`)
  const parsed = proxyRequest.safeParse(parseJson(body))
  if (!parsed.success) return refusal(400, 'Send { documentId, variables }')
  const query = manifest.get(parsed.data.documentId)
  if (query === undefined) return refusal(404, 'This operation is not one of the shop’s')
  try {
    const answer = await callApi(config, { ...scope, query, variables: parsed.data.variables })
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': 'application/json',
        ...(answer.timeMs !== null && { 'x-api-date': new Date(answer.timeMs).toUTCString() }),
      },
    })
  } catch (error) {
    if (error instanceof ApiError) return refusal(503, error.message)
    throw error
  }
}

/** Browsers say where a request comes from; another site's page is refused even though it carries no cookie. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}

async function readLimited(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes) return null
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bodyLimitBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
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
