/** The storefront's production server: built files first, then pages. It keeps no state of its own. */
import { fileURLToPath } from 'node:url'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { defaultLanguage, type Language } from '@shop/schema/domain/vocabulary/languages'
import settings from './project.inlang/settings.json' with { type: 'json' }
import { readConfig } from './src/server/config.ts'
import { isDecodable } from './src/server/is-decodable.ts'
import { languageOfRequest } from './src/data/language/language-cookie.ts'
import { securityHeaders } from './src/server/security-headers.ts'

// React reads this when it is first imported, and renders several times slower without it.
process.env.NODE_ENV = 'production'

const client = fileURLToPath(new URL('./dist/client/', import.meta.url))
const dayS = 86_400
const { siteUrl, port, host } = readConfig(process.env)
const headersOfAll = Object.entries(securityHeaders(siteUrl))

/** The shop in each language that it is built in, once it was asked for. */
const shops = new Map<Language, Promise<Shop>>()
interface Shop {
  fetch(request: Request): Promise<Response>
}

/** The shop in the language that a visitor has chosen, with a page cache of its own (rules/content-and-languages#languages). */
function shopFor(request: Request): Promise<Shop> {
  const chosen = languageOfRequest(request)
  return shopIn(settings.locales.includes(chosen) ? chosen : defaultLanguage)
}

/** Brought when the first visitor asks for it: a language takes as much memory as the first one. */
async function shopIn(language: Language): Promise<Shop> {
  const known = shops.get(language)
  if (known) return known
  // Written by the build, so there is nothing for the type checker to look at.
  const coming = import(new URL(`./dist/server-${language}/server.js`, import.meta.url).href).then(
    (built: { default: Shop }) => built.default,
  )
  shops.set(language, coming)
  // What could not be read once may be there the next time.
  coming.catch(() => shops.delete(language))
  return coming
}

// Names under /static hold a hash of the content: such a file never changes.
const hashedFiles = staticMiddleware({
  dir: client,
  encodings: true,
  compress: false,
  maxAge: 365 * dayS,
  immutable: true,
})
const otherFiles = staticMiddleware({ dir: client, encodings: true, compress: false, maxAge: dayS })

// A misconfigured server stops here, and not at its first visitor.
await shopIn(defaultLanguage)

const server = serve({
  port,
  hostname: host,
  silent: true,
  gracefulShutdown: true,
  // Who sends a request more slowly than this is answered 408 and cut off.
  node: { headersTimeout: 5000, requestTimeout: 8000, connectionsCheckingInterval: 1000 },
  middleware: [
    async (request, next) => {
      const pathname = URL.parse(request.url)?.pathname
      // Every file has an ending, and no page: to look for one costs more than to send a page that is kept.
      if (!pathname?.includes('.')) return next()
      // No file has a name that cannot be read, and the shop has an answer that says so.
      if (!isDecodable(pathname)) return next()
      const files = pathname.startsWith('/static/') ? hashedFiles : otherFiles
      const response = await files(request, next)
      for (const [name, value] of headersOfAll) response.headers.set(name, value)
      // A type that the files' server does not know.
      if (response.ok && pathname === '/shop.webmanifest')
        response.headers.set('content-type', 'application/manifest+json')
      return response
    },
  ],
  fetch: async (request) => (await shopFor(request)).fetch(request),
})
await server.ready()
