import { LRUCache } from 'lru-cache'
import { list, parse, type AtRule, type ChildNode, type Rule } from 'postcss'

/** A part of a style sheet: the text around its parts, or a text by itself. */
interface Part {
  /** Those of a rule, which stand before its text; null where it counts on any page. */
  readonly selectors: readonly Selector[] | null
  readonly open: string
  readonly parts: readonly Part[]
  readonly close: string
  /** The animation that it describes; null for anything else. */
  readonly animation: string | null
  /** The custom property that it gives the whole page; null for anything else. */
  readonly property: string | null
}

/** What a page holds. */
interface Held {
  readonly classes: ReadonlySet<string>
  /** The custom properties that it reads. */
  readonly properties: ReadonlySet<string>
}

/** What a page must hold for a selector: all of its classes, and of each of its choices one. */
interface Selector {
  readonly text: string
  readonly classes: readonly string[]
  readonly choices: readonly (readonly Selector[])[]
}

/** What a page looks like on paper and under a mouse: neither is asked for before the whole sheets have come. */
const onPaper = /^print$/
const underMouse = /:(?:hover|active)\b/
/** At-rules that hold rules; all others count as one. */
const groups = new Set(['layer', 'media', 'supports', 'container'])
/** What something is, by one of several selectors; by others, as `:not`, it is not. */
const choosing = new Set(['is', 'where', 'has'])
const classAttribute = / class="([^"]*)"/g
const readProperty = /var\((--[\w-]+)/g
/** Sets of classes whose styles are kept: pages of one kind differ in few, and a set takes some 45 KB. */
const keptSets = 60

/** Gives the styles that a page needs out of the sheets at some addresses; each sheet is read and parsed once. */
export function createStylesOf(readSheet: (href: string) => string) {
  const partsAt = new Map<string, readonly Part[]>()
  const known = new LRUCache<string, string>({ max: keptSets })
  return (hrefs: readonly string[], html: string): string => {
    const parts = hrefs.flatMap((href) => {
      const ofSheet = partsAt.get(href) ?? partsOf(parse(readSheet(href)).nodes)
      partsAt.set(href, ofSheet)
      return ofSheet
    })
    const attributes = classAttributesOf(html)
    const read = propertiesIn(html)
    const key = [...hrefs, ...attributes, ...read].join()
    const styles =
      known.get(key) ?? stylesFor(parts, new Set(attributes.flatMap((names) => names.split(' '))), read)
    known.set(key, styles)
    return styles
  }
}

/**
 * The styles that a page needs to be painted, out of whole style sheets in their order: the rules for which the page
 * has every class, and those without any. What only a script shows later is not among them, nor what a mouse or a
 * printer asks for, nor fonts that have to be fetched, nor values of the whole page that nothing in it reads: all of these
 * come with the whole sheets.
 */
function stylesFor(parts: readonly Part[], classes: ReadonlySet<string>, read: ReadonlySet<string>): string {
  const properties = new Set([...read, ...propertiesIn(textFor(new Set()))])
  const valuesOf = readByProperties(parts)
  for (const name of properties) for (const other of valuesOf.get(name) ?? []) properties.add(other)
  return textFor(properties)

  function textFor(ofPage: ReadonlySet<string>): string {
    const styles = textOf(parts, { classes, properties: ofPage })
    return styles + animationsOf(parts, styles)
  }
}

/** The custom properties that the values of others read, by the names of these. */
function readByProperties(parts: readonly Part[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (held: readonly Part[]) => {
    for (const { property, open, parts: within } of held) {
      if (property === null) add(within)
      else found.set(property, new Set([...(found.get(property) ?? []), ...propertiesIn(open)]))
    }
  }
  add(parts)
  return found
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return partOfRule(node)
    if (node.type === 'decl') return whole(`${node.toString()};`, null)
    return node.type === 'atrule' ? partOfAtRule(node) : []
  })
}

function partOfRule(node: Rule): Part | readonly Part[] {
  const isLate = node.selectors.every((selector) => underMouse.test(outsideBrackets(selector).text))
  if (isLate) return []
  if (node.selector === ':root') return ofWholePage(node)
  const selectors = node.selectors.map(selectorOf)
  const holdsRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule')
  if (holdsRules) return { ...whole('{', selectors), parts: partsOf(node.nodes), close: '}' }
  return whole(node.toString().slice(node.selector.length), selectors)
}

/** The values of the whole page, each by itself. */
function ofWholePage({ nodes }: Rule): Part {
  const parts = nodes.map((node) => ({
    ...whole(`${node.toString()};`, null),
    property: node.type === 'decl' && node.variable ? node.prop : null,
  }))
  return { ...whole(':root{', null), parts, close: '}' }
}

function partOfAtRule(node: AtRule): Part | readonly Part[] {
  if (node.name === 'media' && onPaper.test(node.params)) return []
  if (node.nodes && groups.has(node.name)) {
    const open = `@${node.name} ${node.params}{`
    return { ...whole(open, null), parts: partsOf(node.nodes), close: '}' }
  }
  if (node.name === 'font-face' && /url\(/.test(node.toString())) return []
  if (node.name === 'keyframes') return { ...whole(node.toString(), null), animation: node.params }
  return whole(node.nodes ? node.toString() : `${node.toString()};`, null)
}

function whole(text: string, selectors: Part['selectors']): Part {
  return { open: text, parts: [], close: '', selectors, animation: null, property: null }
}

function selectorOf(text: string): Selector {
  const { text: outside, brackets } = outsideBrackets(text)
  const classes = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const choices = brackets.filter(({ name }) => choosing.has(name))
  return { text, classes, choices: choices.map(({ held }) => list.comma(held).map(selectorOf)) }
}

interface Bracket {
  /** What stands before it: `is`, `not`, `nth-child`. */
  readonly name: string
  readonly held: string
}

/** A selector without what stands in brackets, and its outermost brackets. */
function outsideBrackets(selector: string): { readonly text: string; readonly brackets: readonly Bracket[] } {
  const brackets: Bracket[] = []
  let text = ''
  let depth = 0
  let held = ''
  for (const sign of selector) {
    if (sign === ')') {
      depth -= 1
      if (depth === 0) brackets.push({ name: /:([\w-]+)$/.exec(text)?.[1] ?? '', held })
    }
    if (depth > 0) held += sign
    else if (sign !== '(' && sign !== ')') text += sign
    if (sign === '(') {
      if (depth === 0) held = ''
      depth += 1
    }
  }
  return { text, brackets }
}

/** What stands in the class attributes of a page, each once, in an order that is the same for the same ones. */
function classAttributesOf(html: string): string[] {
  const attributes = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute)) attributes.add(names)
  return [...attributes].toSorted()
}

function isPossible({ classes, choices }: Selector, held: ReadonlySet<string>): boolean {
  return (
    classes.every((name) => held.has(name)) &&
    choices.every((choice) => choice.some((selector) => isPossible(selector, held)))
  )
}

/** The names of the custom properties that a text reads. */
function propertiesIn(text: string): Set<string> {
  return new Set([...text.matchAll(readProperty)].map(([, name = '']) => name))
}

/** The text of parts for a page that holds this. */
function textOf(parts: readonly Part[], held: Held): string {
  let text = ''
  for (const part of parts) {
    if (part.animation !== null || (part.property !== null && !held.properties.has(part.property))) continue
    const selectors = part.selectors?.filter((selector) => isPossible(selector, held.classes)) ?? null
    if (selectors?.length === 0) continue
    const start = (selectors?.map((selector) => selector.text).join(',') ?? '') + part.open
    const inside = textOf(part.parts, held)
    if (part.close === '') text += start
    else if (inside !== '') text += start + inside + part.close
  }
  return text
}

/** The animations that some styles run. */
function animationsOf(parts: readonly Part[], styles: string): string {
  let text = ''
  for (const { animation, open, parts: held, close } of parts) {
    const inside = animationsOf(held, styles)
    if (inside !== '') text += open + inside + close
    else if (animation !== null && styles.includes(animation)) text += open
  }
  return text
}
