import { LRUCache } from 'lru-cache'
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

/** A part of a style sheet: the text around its parts, or a text by itself. */
interface Part {
  readonly open: string
  readonly parts: readonly Part[]
  readonly close: string
  /** The classes of each of its selectors; null where it counts on any page. */
  readonly selectors: readonly (readonly string[])[] | null
  /** The animation that it describes; null for anything else. */
  readonly animation: string | null
}

/** What a page looks like on paper and under a mouse: neither is asked for before the whole sheets have come. */
const onPaper = /^print$/
const underMouse = /:(?:hover|active)\b/
/** At-rules that hold rules; all others count as one. */
const groups = new Set(['layer', 'media', 'supports', 'container'])
const classAttribute = / class="([^"]*)"/g
/** Sets of classes whose styles are kept: pages of one kind differ in few, and a set takes some 45 KB. */
const keptSets = 60

/** Gives the styles that a page needs out of the sheets at some addresses; each set of them is read and parsed once. */
export function createStylesOf(readSheet: (href: string) => string) {
  const known = new Map<string, (html: string) => string>()
  return (hrefs: readonly string[], html: string): string => {
    const key = hrefs.join(' ')
    const stylesOfPage = known.get(key) ?? createPageStyles(hrefs.map(readSheet))
    known.set(key, stylesOfPage)
    return stylesOfPage(html)
  }
}

/**
 * Gives the styles that a page needs to be painted, out of whole style sheets in their order: the rules for which the
 * page has every class, and those without any. What only a script shows later is not among them, nor what a mouse or a
 * printer asks for, nor fonts that have to be fetched: all of these come with the whole sheets.
 */
export function createPageStyles(sheets: readonly string[]): (html: string) => string {
  const parts = sheets.flatMap((sheet) => partsOf(parse(sheet).nodes))
  const known = new LRUCache<string, string>({ max: keptSets })
  return (html) => {
    const attributes = classAttributesOf(html)
    const key = attributes.join()
    const styles = known.get(key) ?? stylesFor(new Set(attributes.flatMap((names) => names.split(' '))))
    known.set(key, styles)
    return styles
  }

  function stylesFor(classes: ReadonlySet<string>): string {
    const styles = textOf(parts, (part) => part.animation === null && isNeeded(part, classes))
    return styles + textOf(parts, ({ animation }) => animation !== null && styles.includes(animation))
  }
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return partOfRule(node)
    return node.type === 'atrule' ? partOfAtRule(node) : []
  })
}

function partOfRule(node: Rule): Part | readonly Part[] {
  const isLate = node.selectors.every((selector) => underMouse.test(outsideBrackets(selector)))
  return isLate ? [] : whole(node.toString(), node.selectors.map(classesOfSelector))
}

function partOfAtRule(node: AtRule): Part | readonly Part[] {
  if (node.name === 'media' && onPaper.test(node.params)) return []
  if (node.nodes && groups.has(node.name)) {
    const open = `@${node.name} ${node.params}{`
    return { open, parts: partsOf(node.nodes), close: '}', selectors: null, animation: null }
  }
  if (node.name === 'font-face' && /url\(/.test(node.toString())) return []
  if (node.name === 'keyframes') return { ...whole(node.toString(), null), animation: node.params }
  return whole(node.nodes ? node.toString() : `${node.toString()};`, null)
}

function whole(text: string, selectors: Part['selectors']): Part {
  return { open: text, parts: [], close: '', selectors, animation: null }
}

/** The classes that something must have for a selector. */
function classesOfSelector(selector: string): string[] {
  return [...outsideBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

/** What something must be for a selector: what stands in brackets, as after `:not`, it may be. */
function outsideBrackets(selector: string): string {
  let outside = selector
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '')
  return outside
}

/** What stands in the class attributes of a page, each once, in an order that is the same for the same ones. */
function classAttributesOf(html: string): string[] {
  const attributes = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute)) attributes.add(names)
  return [...attributes].toSorted()
}

function isNeeded({ selectors }: Part, classes: ReadonlySet<string>): boolean {
  return selectors === null || selectors.some((names) => names.every((name) => classes.has(name)))
}

function textOf(parts: readonly Part[], isIn: (part: Part) => boolean): string {
  let text = ''
  for (const part of parts) {
    if (part.close === '') {
      if (isIn(part)) text += part.open
    } else {
      const held = textOf(part.parts, isIn)
      if (held !== '') text += part.open + held + part.close
    }
  }
  return text
}
