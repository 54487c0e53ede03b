import { contentAt } from '@shop/fixtures/content/content-files'
import { fallbackLanguage, readContent } from '@shop/schema/http/content'
import { contentPath } from '@shop/schema/http/service-paths'
import { createHash } from 'node:crypto'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'

/** By this name a world's faults hit every document; `*` hits them, too. */
const operation = 'Content'
const cacheControl = 'public, max-age=60, stale-while-revalidate=600'

/**
 * `GET /content/{lang}/{path}`: a document of the content service (rules/content-and-languages#service), with an ETag.
 * One that is missing in a language comes in English and says so, as field and as `content-language`. Every answer may
 * be kept.
 */
export async function respondToContent(request: Request, worlds: Worlds): Promise<Response> {
  if (request.method !== 'GET') return cacheable(methodNotAllowed('GET'))
  const worldId = chosenWorldId(request.headers)
  const place = { worlds, worldId, operationName: () => operation }
  return answerInWorld(request, place, async () => cacheable(await answer(request)))
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [asked = '', ...segments] = pathname.slice(contentPath.length + 1).split('/')
  const path = segments.join('/')
  const own = await contentAt(asked, path)
  const document = own ?? (await contentAt(fallbackLanguage, path))
  if (document === null) return notFound()
  const read = readContent(document)
  if (read === null || read.skipped.length > 0) throw new Error(`The document ${path} has another form`)
  const language = own === null ? fallbackLanguage : asked
  const body = JSON.stringify({ ...document, language, isFallback: own === null })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'content-type': 'application/json', 'content-language': language, etag }
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

function cacheable(response: Response): Response {
  response.headers.set('cache-control', cacheControl)
  return response
}
