import { createHash } from 'node:crypto'

export interface PolicyOptions {
  /** Origin that pictures come from. */
  readonly assetsUrl: string
  /** The one script of another origin that may run; null for none. */
  readonly marketingScriptUrl: string | null
  /** Whether the page comes from the development server, which speaks to it over a socket. */
  readonly isDevelopment: boolean
}

/** The content security policy of a page that holds these inline scripts, and may run no other. */
export function securityPolicy(
  scripts: readonly string[],
  { assetsUrl, marketingScriptUrl, isDevelopment }: PolicyOptions,
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
    ],
    // Components set custom properties in style attributes, such as a swatch's colour.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', new URL(assetsUrl).origin],
    'font-src': ["'self'"],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
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
