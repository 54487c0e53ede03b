import { createHash } from 'node:crypto'

export interface PolicyOptions {
  /** Origin that pictures come from. */
  readonly assetsUrl: string
  /** The script of another origin that runs with consent to marketing; null for none. */
  readonly marketingScriptUrl: string | null
  /** The scripts of captcha and live chat, which run when they are asked for; an origin stands for all of its own. */
  readonly serviceScriptUrls: readonly string[]
  /** What these frame and ask: origins. */
  readonly serviceSources: readonly string[]
  /** Whether the page comes from the development server, which speaks to it over a socket. */
  readonly isDevelopment: boolean
}

/** The content security policy of a page that holds these inline scripts, and may run no other. */
export function securityPolicy(
  scripts: readonly string[],
  { assetsUrl, marketingScriptUrl, serviceScriptUrls, serviceSources, isDevelopment }: PolicyOptions,
): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  )
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes,
      ...(marketingScriptUrl === null ? [] : [sourceOf(marketingScriptUrl)]),
      ...serviceScriptUrls.map(sourceOf),
    ],
    // Components set custom properties in style attributes, such as a swatch's colour.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', new URL(assetsUrl).origin],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...serviceSources],
    'frame-src': ["'self'", ...serviceSources],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/reports'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** An address as a policy names it, in which a query has no place. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
