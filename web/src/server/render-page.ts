import { messageOf } from '../data/report-error.ts'
import { sitemapXml, type Sitemap } from '../lib/sitemap-xml.ts'
import { cacheability, cacheControl, isSearch } from './caching.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import { finishPage } from './finish-page.ts'
import { log } from './log.ts'
import { createFontsOf } from './page-fonts.ts'
import { createStylesOf } from './page-styles.ts'
import { createPage, type Page } from './page.ts'
import type { RequestScope } from './request-scope.ts'

/** Pages that are rendered at a time. */
const pagesLimit = 32
/** Searches among them: every text is an address of its own, so no cache spares the shop any of them. */
const searchesLimit = 8

export interface RenderOptions {
  readonly config: Config
  readonly isDevelopment: boolean
  /** Renders a page of the shop. */
  readonly render: (request: Request) => Promise<Response>
  /** The sitemap at a path that is spelt like one; null where there is none. */
  readonly sitemapAt: (pathname: string) => Promise<Sitemap | null>
  /** The text of the style sheet at an address of the shop's own files. */
  readonly readSheet: (href: string) => string
}

/** Renders the page at an address of the shop: path, and query where that decides what is shown. */
export type RenderPage = (address: string, scope: RequestScope) => Promise<Page>

/**
 * Renders pages for whoever may get them: each from a request that the server writes itself, so that nothing of the
 * visitor who happens to come first is in it, neither method nor headers nor hanging up.
 */
export function createRenderPage({
  config,
  isDevelopment,
  render,
  sitemapAt,
  readSheet,
}: RenderOptions): RenderPage {
  const limitPages = createConcurrencyLimit(pagesLimit)
  const limitSearches = createConcurrencyLimit(searchesLimit)
  const { origin } = new URL(config.siteUrl)
  const stylesOf = createStylesOf(readSheet)
  const fontsOf = createFontsOf(readSheet)

  return async function renderPage(address, scope) {
    const url = new URL(origin + address)
    const isMap = isSitemap(url.pathname)
    const rendered = () => limitPages(() => (isMap ? sitemapPage(url, scope) : renderAt(url, scope)))
    return (await (isMap || isSearch(url.pathname) ? limitSearches(rendered) : rendered())) ?? busy
  }

  async function sitemapPage({ pathname }: URL, scope: RequestScope): Promise<Page> {
    const plain = [['content-type', 'text/plain; charset=utf-8']] as const
    try {
      const sitemap = await sitemapAt(pathname)
      if (!sitemap) return createPage(404, plain, ['There is no such sitemap'])
      const headers = [['content-type', 'application/xml; charset=utf-8']] as const
      return createPage(200, headers, [sitemapXml(sitemap, config.siteUrl)])
    } catch (error) {
      log('error', { requestId: scope.requestId, message: messageOf(error), where: 'sitemap' })
      return createPage(503, [...plain, ['retry-after', '60']], ['The shop cannot list its pages just now'])
    } finally {
      scope.apiLimit?.end()
    }
  }

  async function renderAt(url: URL, scope: RequestScope): Promise<Page> {
    const response = await render(new Request(url, { headers: { accept: 'text/html' } })).finally(() =>
      scope.apiLimit?.end(),
    )
    const location = response.headers.get('location')
    if (location !== null) return createPage(response.status, [['location', location]], [])
    const { assetsUrl, marketingScriptUrl, captcha, liveChatScriptUrl, isIndexable } = config
    const { serviceSources, serviceScriptSources } = config
    const { nonce } = scope
    const { pieces, policy } = finishPage(scope.html ?? (await response.text()), {
      nonce,
      structuredData: scope.structuredData,
      assetsUrl,
      marketingScriptUrl,
      serviceScriptUrls: [
        captcha.scriptUrl,
        ...(liveChatScriptUrl === null ? [] : [liveChatScriptUrl]),
        ...serviceScriptSources,
      ],
      serviceSources,
      stylesOf,
      fontsOf,
      isDevelopment,
    })
    const isAway = response.status === 500 && scope.hasApiFailed
    const headers: [string, string][] = [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
    ]
    if (isAway) headers.push(['retry-after', '5'])
    if (!isIndexable) headers.push(['x-robots-tag', 'noindex'])
    const status = scope.isMissing && response.status === 200 ? 404 : response.status
    const isPartial = status === 200 && scope.hasApiFailed
    if (isPartial && cacheability(url.pathname, status, scope) === 'public-page') {
      headers.push(['cache-control', cacheControl('asked-anew')])
    }
    return createPage(isAway ? 503 : status, headers, pieces, isPartial)
  }
}

function isSitemap(pathname: string): boolean {
  return /^\/sitemap[^/]*\.xml$/.test(pathname)
}

const busy = createPage(
  503,
  [
    ['content-type', 'text/plain; charset=utf-8'],
    ['retry-after', '1'],
  ],
  ['The shop is very busy at the moment. Please try again in a few seconds.'],
)
