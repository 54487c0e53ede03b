import { createHash } from 'node:crypto'
import { startScript } from './start-script.ts'

/** When each route was loaded: the one thing in the router's script that differs from visit to visit. */
const loadedAt = /(?<=[{,]u:)\d{13}(?=,s:")/g
const modulePreload = /<link[^>]*rel="modulepreload"[^>]*>/g
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
/** The tag of the script that hydrates the page, a file that React writes as it is asked to. */
const pageScript = /<script[^>]*type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

export interface FinishOptions {
  /** What the scripts of this rendering are marked with, and no script that got into the page another way. */
  readonly nonce: string
  /** Origin that pictures come from. */
  readonly assetsUrl: string
  /** The styles that a page is painted with, out of the sheets at these addresses. */
  readonly stylesOf: (sheets: readonly string[], html: string) => string
  /** Whether the page comes from the development server, which injects styles of its own. */
  readonly isDevelopment: boolean
}

/**
 * The last step of every rendered page. Puts the styles that it needs into it, and puts off its style sheets and its
 * script until it is painted (`start-script.ts`): nothing stands between the page and its first paint. States a
 * content security policy that allows exactly the inline scripts which React, the router and the shop wrote: those
 * that bear the nonce of this rendering. They are allowed by their hashes and the nonce is taken out, so that the
 * page stays the same for every visitor and can be cached.
 */
export function finishPage(html: string, options: FinishOptions): { html: string; policy: string } {
  const { nonce, isDevelopment } = options
  const same = html.replace(loadedAt, '0')
  const light = isDevelopment ? same : withLateFiles(same, options)
  const policy = securityPolicy(markedScripts(light, nonce), options)
  return { html: withoutNonce(light, nonce), policy }
}

/** A page with the styles it is painted with, whose sheets and script are named for the start script to fetch. */
function withLateFiles(html: string, { nonce, stylesOf }: FinishOptions): string {
  const preloads = [...html.matchAll(modulePreload)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  )
  const sheets = [...html.matchAll(styleSheet)].flatMap(([, href]) => href ?? [])
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  return html
    .replace(modulePreload, '')
    .replace(styleSheet, '')
    .replace('</head>', () => `<style>${stylesOf(sheets, html)}</style></head>`)
    .replace(pageScript, (_, script: string) => {
      const files = [...preloads.filter((file) => file !== script), script].join(' ')
      const data = `data-styles="${sheets.join(' ')}" data-files="${files}"`
      return `<noscript>${links}</noscript><script nonce="${nonce}" ${data}>${startScript}</script>`
    })
}

function markedScripts(html: string, nonce: string): string[] {
  const marked = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([^]*?)</script>`, 'g')
  return [...html.matchAll(marked)].flatMap(([, script]) => script || [])
}

/** The router says its nonce a second time, for scripts in the browser; it has none to write there. */
function withoutNonce(html: string, nonce: string): string {
  return html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
}

function securityPolicy(scripts: readonly string[], { assetsUrl, isDevelopment }: FinishOptions): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  )
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
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
