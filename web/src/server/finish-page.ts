import { withoutMarks, type MarkedTag } from './marked-tags.ts'
import { securityPolicy, type PolicyOptions } from './security-policy.ts'
import startScript from './start.inline.js?raw'

/** When each route was loaded: the one thing in the router's script that differs from visit to visit. */
const loadedAt = /(?<=[{,]u:)\d{13}(?=,s:")/g
const modulePreload = /<link[^>]*rel="modulepreload"[^>]*>/g
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
/**
 * What React asks for ahead of every eager picture but the first. In the page's text the browser finds them as early,
 * after the first one, and takes a larger file of the same picture where it has that already.
 */
const laterPicture = /<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*>/g
/** The script that hydrates the page, by the start of its tag. */
const pageScript = /<script [^>]*\btype="module"[^>]* src="([^"]+)"/
/** What the router has a page do while it is read: such a script takes itself out of the page. */
const passing = /\bdocument\.currentScript\b/
/** The one that scrolls to where a page was left, else to its top: an expression, with what takes it out after it. */
const scrolling = /^\(function.*"tsr-scroll-restoration/s
/** One that does nothing else. */
const emptyPassing = /^document\.currentScript\.remove\(\);?(?:\/\*[^]*\*\/)?$/

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

/** A page as it is sent. */
export interface FinishedPage {
  /** Its text in pieces: joined as text, a page would be copied as a whole each time. */
  readonly pieces: readonly string[]
  /** Its content security policy. */
  readonly policy: string
}

/**
 * The last step of every rendered page. Puts the styles that it needs into it, and puts off its style sheets and its
 * script until it is painted (`start.inline.js`): nothing stands between the page and its first paint. What the router's
 * own scripts do stands in that one too, since every script is named in the policy. States a content security policy
 * that allows exactly the inline scripts which React, the router and the shop wrote: those that bear the nonce of this
 * rendering. They are allowed by their hashes and the nonce is taken out, so that the page stays the same for every
 * visitor and can be cached.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { nonce } = options
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const { head, styles, late } = finishHead(html.slice(0, headEnd), html, options)
  const isStarted = late !== null && pageScript.test(html)
  let entry = ''
  const startPlace = `<!--${nonce}-->`
  const scripts: string[] = []
  const joined: string[] = []

  function written(open: string, script: string): string {
    if (script !== '') scripts.push(script)
    return `${open}${script}</script>`
  }

  function writeTag({ open, script }: MarkedTag): string {
    if (script === null) {
      const [, src] = pageScript.exec(open) ?? []
      if (!isStarted || src === undefined) return open.startsWith('<script') ? written(open, '') : open
      entry = src
      return startPlace
    }
    const text = script.replace(loadedAt, '0')
    if (!isStarted || !passing.test(text)) return written(open, text)
    // Who has scrolled while the page was still coming stays there.
    if (scrolling.test(text)) joined.push(`scrollY||${text}`)
    else if (!emptyPassing.test(text)) joined.push(text)
    return ''
  }

  const headPieces = withoutMarks(head, nonce, writeTag)
  const pieces = [...headPieces, styles, ...withoutMarks(html.slice(headEnd), nonce, writeTag)]
  if (!isStarted) return { pieces, policy: securityPolicy(scripts, options) }
  const { sheets, fonts, modules } = late
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const files = [...modules.filter((file) => file !== entry), entry].join(' ')
  const data = `data-styles="${sheets.join(' ')}" data-fonts="${fonts.join(' ')}" data-files="${files}"`
  const start = `<noscript>${links}</noscript>${written(`<script ${data}>`, [...joined, startScript].join(';'))}`
  return {
    pieces: pieces.map((piece) => (piece === startPlace ? start : piece)),
    policy: securityPolicy(scripts, options),
  }
}

/** The head of a page with what it says of itself, and its styles; `late` is null where nothing is put off. */
function finishHead(
  head: string,
  html: string,
  { nonce, structuredData, stylesOf, fontsOf, isDevelopment }: FinishOptions,
): { readonly head: string; readonly styles: string; readonly late: LateFiles | null } {
  const plain = head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const described = plain + (structuredData ? dataScript(structuredData) : '')
  if (isDevelopment) return { head: described, styles: '', late: null }
  const modules = [...head.matchAll(modulePreload)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  )
  const sheets = [...head.matchAll(styleSheet)].flatMap(([, href]) => href ?? [])
  const light = [modulePreload, styleSheet, laterPicture].reduce(
    (rest, link) => rest.replace(link, ''),
    described,
  )
  const styles = sheets.length > 0 ? `<style>${stylesOf(sheets, html)}</style>` : ''
  return { head: light, styles, late: { sheets, fonts: fontsOf(sheets), modules } }
}

function dataScript(structuredData: object): string {
  return `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`
}
