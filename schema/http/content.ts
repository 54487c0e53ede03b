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
} from 'zod/mini'
import { readPage, readPaths, type ContentPage, type ContentPaths } from './content-page.ts'
import { headerBanner, type HeaderBanner } from './header-banner.ts'
import { readBlocks } from './read-blocks.ts'
import { shopHref } from './shop-href.ts'

export { readPage, readPaths, type ContentPage, type ContentSection } from './content-page.ts'

/**
 * What the content service answers at `GET /content/{lang}/{path}` (rules/content-and-languages#service): documents,
 * each of a kind: the menu, the banner of a landing page, a page, and the list of all pages.
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

export type ContentDocument = Menu | HeaderBanner | ContentPage | ContentPaths

/** A document, and the types of blocks in it that nobody here knows or whose form is another: they are left out. */
export interface ReadContent<Document extends ContentDocument = ContentDocument> {
  readonly document: Document
  readonly skipped: readonly string[]
}

/** A document of the content service; null for anything else, such as one of an unknown kind. */
export function readContent(json: unknown): ReadContent | null {
  const banner = safeParse(headerBanner, json)
  const document = banner.success ? banner.data : readPaths(json)
  return document ? { document, skipped: [] } : (readPage(json) ?? readMenu(json))
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

/** The language that stands in where there is no document in the one that was asked for. */
export const fallbackLanguage = 'en'

const mark = object({ language: text, isFallback: optional(boolean()) })
/** In which language a document came, and whether another was asked for; null where it does not say. */
export function readContentLanguage(json: unknown): Infer<typeof mark> | null {
  const parsed = safeParse(mark, json)
  return parsed.success ? parsed.data : null
}
