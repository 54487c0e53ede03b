import { pathForLog } from '../lib/path-for-log.ts'
import { messageOf } from '../data/report-error.ts'
import type { Api } from './api.ts'
import { cacheability, cacheControl, dependsOnQuery, freshSeconds, revalidateSeconds } from './caching.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressBetter } from './compress-better.ts'
import { compressPage } from './compress-page.ts'
import { addressOfForm } from './list-form.ts'
import { log } from './log.ts'
import { createPageCache } from './page-cache.ts'
import type { Page } from './page.ts'
import { createRenderPage, type RenderOptions } from './render-page.ts'
import { runInScope, scopeOf, type RequestScope } from './request-scope.ts'
import { securityHeaders } from './security-headers.ts'
import { createServices } from './services.ts'

export interface RespondOptions extends RenderOptions {
  readonly api: Api
}

/** How a request flows: services, canonical address, page cache, rendering, compression, one log line. */
export function createRespond({ config, api, ...rendering }: RespondOptions) {
  const { isDevelopment, render } = rendering
  const headersOfAll = Object.entries(securityHeaders(config.siteUrl))
  const answerService = createServices(config, api)
  const renderPage = createRenderPage({ config, ...rendering })
  const cache = createPageCache({
    freshMs: freshSeconds * 1000,
    partialFreshMs: 5000,
    staleMs: (freshSeconds + revalidateSeconds) * 1000,
    maxBytes: config.pageCacheBytes,
    nowMs: () => performance.now(),
    onRefreshed: compressBetter,
  })

  return async function respond(request: Request): Promise<Response> {
    const startedMs = performance.now()
    // The host is the visitor's to write, and may be none.
    const url = URL.parse(request.url)
    const scope = scopeOf(request.headers, config.areWorldsOn)
    const response = url
      ? await runInScope(scope, () => answerOrFail(url, request, scope))
      : new Response('The host of this address cannot be read', { status: 400 })
    for (const [name, value] of headersOfAll) response.headers.set(name, value)
    if (!response.headers.has('cache-control')) {
      const kind = url ? cacheability(url.pathname, response.status, scope) : 'never'
      response.headers.set('cache-control', cacheControl(kind))
    }
    response.headers.set('x-request-id', scope.requestId)
    if (!isDevelopment) {
      log('request', {
        requestId: scope.requestId,
        method: request.method,
        pathname: url && pathForLog(url.pathname).slice(0, 500),
        status: response.status,
        ms: Math.round(performance.now() - startedMs),
      })
    }
    return response
  }

  async function answerOrFail(url: URL, request: Request, scope: RequestScope): Promise<Response> {
    try {
      return await answer(url, request, scope)
    } catch (error) {
      // Whoever has hung up gets no answer: this is for the log (as nginx writes it).
      if (request.signal.aborted) return new Response(null, { status: 499 })
      log('error', { requestId: scope.requestId, message: messageOf(error), where: 'server' })
      return new Response('Something went wrong. Please try again.', { status: 500 })
    }
  }

  async function answer(url: URL, request: Request, scope: RequestScope): Promise<Response> {
    const { pathname, search } = url
    const service = await answerService(pathname, request, scope)
    if (service) return service
    const canonical = canonicalPath(pathname)
    if (canonical !== null)
      return new Response(null, { status: 301, headers: { location: canonical + search } })
    const asked = addressOfForm(pathname, search)
    if (asked !== null) return new Response(null, { status: 303, headers: { location: asked } })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Pages are read with GET', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    if (isDevelopment && !isPageRequest(request)) return render(request)
    const address = dependsOnQuery(pathname) ? pathname + search : pathname
    const isShared = config.isPageCacheOn && cacheability(pathname, 200, scope) === 'public-page'
    const page = isShared
      ? await cache.get(address, () => renderPage(address, scope))
      : await renderPage(address, scope)
    return send(page, request, address === pathname ? search : '')
  }
}

/** A page as this visitor takes it: compressed or not, with its body or without. `search` is what it was not rendered with. */
function send(page: Page, request: Request, search: string): Response {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  const location = headers.get('location')
  if (location !== null) {
    // Where else to go is the same for everybody; what came along in the query goes along.
    headers.set('location', location.includes('?') ? location + search.replace('?', '&') : location + search)
  }
  const { body, encoding } = compressPage(page, request.headers.get('accept-encoding'))
  // The language is in a cookie.
  headers.set('vary', 'accept-encoding, cookie')
  headers.set('content-length', String(body.byteLength))
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

/** In development the same server answers for source files, which are passed on untouched. */
function isPageRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
