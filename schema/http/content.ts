import {
  array,
  boolean,
  discriminatedUnion,
  enum as oneOf,
  literal,
  minLength,
  nullable,
  object,
  optional,
  safeParse,
  string,
  unknown,
  type infer as Infer,
  type ZodMiniType,
} from 'zod/mini'
import { headerBanner, type HeaderBanner } from './header-banner.ts'
import { shopHref } from './shop-href.ts'

/**
 * What the content service answers at `GET /content/{lang}/{path}` (rules/content-and-languages#service): documents,
 * each of a kind. Pages become a further kind, whose sections are blocks as those of a menu are.
 */

const text = string().check(minLength(1))
const link = object({ title: text, href: shopHref })
const picture = object({
  /** An address on the image host, or a whole one; 640 pixels wide. */
  source: text,
  /** The same picture 320 pixels wide; null for none. */
  smallSource: nullable(text),
  alt: string(),
})

/** What a panel of the menu is made of, by `type`. */
const menuBlock = discriminatedUnion('type', [
  /** The ways in that come first, each with a line under its name. */
  object({
    type: literal('steps'),
    title: text,
    links: array(object({ title: text, note: text, href: shopHref })),
  }),
  /** An item with a tile under it. */
  object({ type: literal('promo'), title: text, note: text, href: shopHref, picture }),
  /** A list; `sign` is the slug of the shape or metal that is drawn before a name. */
  object({
    type: literal('links'),
    title: text,
    look: oneOf(['plain', 'shapes', 'metals']),
    links: array(object({ title: text, href: shopHref, sign: optional(text) })),
  }),
  /** A piece, large. */
  object({ type: literal('tile'), title: text, note: text, href: shopHref, picture }),
  /** The links along the lower edge; the first leads to all there is. */
  object({ type: literal('closing'), links: array(link) }),
])
export type MenuBlock = Infer<typeof menuBlock>

const menu = object({
  kind: literal('menu'),
  tabs: array(object({ id: text, title: text, href: shopHref, blocks: array(unknown()) })).check(
    minLength(1),
  ),
})

/** A tab as the header shows it: a link until its panel is opened. */
export interface MenuTab {
  readonly id: string
  readonly title: string
  readonly href: string
}
export interface MenuPanel extends MenuTab {
  readonly blocks: readonly MenuBlock[]
}
/** The menu of the header, and of the drawer that stands in its place on a phone. */
export interface Menu {
  readonly kind: 'menu'
  readonly tabs: readonly MenuPanel[]
}

export type ContentDocument = Menu | HeaderBanner

/** A document, and the types of blocks in it that nobody here knows or whose form is another: they are left out. */
export interface ReadContent<Document extends ContentDocument = ContentDocument> {
  readonly document: Document
  readonly skipped: readonly string[]
}

/** A document of the content service; null for anything else, such as one of an unknown kind. */
export function readContent(json: unknown): ReadContent | null {
  const banner = safeParse(headerBanner, json)
  return banner.success ? { document: banner.data, skipped: [] } : readMenu(json)
}

/** A menu of the content service; null for anything else. */
export function readMenu(json: unknown): ReadContent<Menu> | null {
  const parsed = safeParse(menu, json)
  if (!parsed.success) return null
  const skipped: string[] = []
  const tabs = parsed.data.tabs.map((tab) => {
    const { known, skippedTypes } = readBlocks(menuBlock, tab.blocks)
    skipped.push(...skippedTypes)
    return { ...tab, blocks: known }
  })
  return { document: { kind: 'menu', tabs }, skipped: [...new Set(skipped)] }
}

/** Those of a document's blocks that are understood, in their order, and the types of the others. */
function readBlocks<Block>(form: ZodMiniType<Block>, blocks: readonly unknown[]) {
  const known: Block[] = []
  const skippedTypes: string[] = []
  for (const block of blocks) {
    const parsed = safeParse(form, block)
    if (parsed.success) known.push(parsed.data)
    else skippedTypes.push(typeOf(block))
  }
  return { known, skippedTypes }
}

function typeOf(block: unknown): string {
  const parsed = safeParse(object({ type: string() }), block)
  return parsed.success ? parsed.data.type : 'no type'
}

/** The language that stands in where there is no document in the one that was asked for. */
export const fallbackLanguage = 'en'

const mark = object({ language: text, isFallback: optional(boolean()) })
/** In which language a document came, and whether another was asked for; null where it does not say. */
export function readContentLanguage(json: unknown): Infer<typeof mark> | null {
  const parsed = safeParse(mark, json)
  return parsed.success ? parsed.data : null
}
