import { withoutMarks, type MarkedTag } from './marked-tags.ts'
import { securityPolicy, type PolicyOptions } from './security-policy.ts'
import { startScript } from './start-script.ts'

/** When each route was loaded: the one thing in the router's script that differs from visit to visit. */
const loadedAt = /(?<=[{,]u:)\d{13}(?=,s:")/g
const modulePreload = /<link[^>]*rel="modulepreload"[^>]*>/g
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
/** The tag of the script that hydrates the page, as it is written up to where its text would stand. */
const pageScript = /^<script type="module"[^>]* src="([^"]+)"/

export interface FinishOptions extends PolicyOptions {
  /** What the scripts of this rendering are marked with, and no script that got into the page another way. */
  readonly nonce: string
  /** What the page says of itself for search engines; null for nothing. */
  readonly structuredData: object | null
  /** The styles that a page is painted with, out of the sheets at these addresses. */
  readonly stylesOf: (sheets: readonly string[], html: string) => string
  /** The files of the fonts that these sheets bring. */
  readonly fontsOf: (sheets: readonly string[]) => readonly string[]
}

/** What a page fetches once it is painted. */
interface LateFiles {
  readonly sheets: readonly string[]
  readonly fonts: readonly string[]
  readonly modules: readonly string[]
}

/**
 * The last step of every rendered page. Puts the styles that it needs into it, and puts off its style sheets and its
 * script until it is painted (`start-script.ts`): nothing stands between the page and its first paint. States a
 * content security policy that allows exactly the inline scripts which React, the router and the shop wrote: those
 * that bear the nonce of this rendering. They are allowed by their hashes and the nonce is taken out, so that the
 * page stays the same for every visitor and can be cached.
 */
export function finishPage(html: string, options: FinishOptions): { html: string; policy: string } {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const { head, late } = finishHead(html.slice(0, headEnd), html, options)
  const scripts: string[] = []
  const page = withoutMarks(head + html.slice(headEnd), options.nonce, (tag) => {
    const written = late ? withLateFiles(tag, late) : tag
    const script = written.script?.replace(loadedAt, '0') ?? ''
    if (script !== '') scripts.push(script)
    return written.open + script
  })
  return { html: page, policy: securityPolicy(scripts, options) }
}

/** The head of a page with its styles and what it says of itself; `late` is null where nothing is put off. */
function finishHead(
  head: string,
  html: string,
  { nonce, structuredData, stylesOf, fontsOf, isDevelopment }: FinishOptions,
): { readonly head: string; readonly late: LateFiles | null } {
  const plain = head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const described = plain + (structuredData ? dataScript(structuredData) : '')
  if (isDevelopment) return { head: described, late: null }
  const modules = [...head.matchAll(modulePreload)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  )
  const sheets = [...head.matchAll(styleSheet)].flatMap(([, href]) => href ?? [])
  const light = described.replace(modulePreload, '').replace(styleSheet, '')
  const styles = sheets.length > 0 ? `<style>${stylesOf(sheets, html)}</style>` : ''
  return { head: light + styles, late: { sheets, fonts: fontsOf(sheets), modules } }
}

function dataScript(structuredData: object): string {
  return `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`
}

/** The start script in place of the tag that would fetch the page's script; any other tag as it is. */
function withLateFiles(tag: MarkedTag, { sheets, fonts, modules }: LateFiles): MarkedTag {
  const [, entry] = pageScript.exec(tag.open) ?? []
  if (entry === undefined) return tag
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const files = [...modules.filter((file) => file !== entry), entry].join(' ')
  const data = `data-styles="${sheets.join(' ')}" data-fonts="${fonts.join(' ')}" data-files="${files}"`
  return { open: `<noscript>${links}</noscript><script ${data}>`, script: startScript }
}
