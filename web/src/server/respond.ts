import { cacheability, cacheControl } from './caching.ts'
import { canonicalPath } from './canonical-path.ts'
import type { Config } from './config.ts'
import { finishPage } from './finish-page.ts'
import { log } from './log.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { runInScope, type RequestScope } from './request-scope.ts'
import { securityHeaders } from './security-headers.ts'
import { answerService } from './services.ts'

export interface RespondOptions {
  readonly config: Config
  readonly isDevelopment: boolean
  /** Renders a page of the shop. */
  readonly render: (request: Request) => Promise<Response>
}

/** How a request flows: services, canonical address, page cache, rendering, finishing, one log line. */
export function createRespond({ config, isDevelopment, render }: RespondOptions) {
  const headers = securityHeaders(config.siteUrl)
  const cache = createPageCache({
    freshMs: 60_000,
    staleMs: 660_000,
    maxPages: 500,
    nowMs: () => performance.now(),
  })

  return async function respond(request: Request): Promise<Response> {
    const startedMs = performance.now()
    const { pathname } = new URL(request.url)
    const scope = scopeOf(request, config)
    const response = await runInScope(scope, () => answer(pathname, request, scope))
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    if (!response.headers.has('cache-control')) {
      response.headers.set('cache-control', cacheControl(cacheability(pathname, response.status, scope)))
    }
    response.headers.set('x-request-id', scope.requestId)
    if (!isDevelopment) {
      log('request', {
        requestId: scope.requestId,
        method: request.method,
        pathname,
        status: response.status,
        ms: Math.round(performance.now() - startedMs),
      })
    }
    return response
  }

  async function answer(pathname: string, request: Request, scope: RequestScope): Promise<Response> {
    const service = await answerService(pathname, request, scope, config)
    if (service) return service
    const canonical = canonicalPath(pathname)
    if (canonical !== null) return redirect(canonical + new URL(request.url).search)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Pages are read with GET', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    if (isDevelopment && !isPageRequest(request)) return render(request)
    const isShared = config.isPageCacheOn && cacheability(pathname, 200, scope) === 'public-page'
    const page = isShared
      ? await cache.get(pathname, () => renderPage(request, scope))
      : await renderPage(request, scope)
    return new Response(page.body || null, {
      status: page.status,
      headers: page.headers.map(([n, v]) => [n, v]),
    })
  }

  async function renderPage(request: Request, scope: RequestScope): Promise<CachedPage> {
    const response = await render(request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    }
    const { html, policy } = finishPage(await response.text(), { assetsUrl: config.assetsUrl, isDevelopment })
    const isAway = response.status === 500 && scope.hasApiFailed
    return {
      status: isAway ? 503 : response.status,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['content-security-policy', policy],
        ...(isAway ? [['retry-after', '5'] as const] : []),
        ...(config.isIndexable ? [] : [['x-robots-tag', 'noindex'] as const]),
      ],
      body: html,
    }
  }
}

/** In development the same server answers for source files, which are passed on untouched. */
function isPageRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location } })
}

function scopeOf(request: Request, config: Config): RequestScope {
  return {
    requestId: requestIdOf(request),
    world: config.areWorldsOn ? worldOf(request) : null,
    authorization: request.headers.get('authorization'),
    signal: request.signal,
    apiTimeMs: null,
    hasApiFailed: false,
  }
}

/** The id that a proxy in front gave the request, or a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given && /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}

function worldOf(request: Request): string | null {
  const cookie = /(?:^|;\s*)world=([\w-]{1,64})/.exec(request.headers.get('cookie') ?? '')
  return request.headers.get('world') ?? cookie?.[1] ?? null
}
