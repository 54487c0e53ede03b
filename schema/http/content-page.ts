import {
  array,
  enum as oneOf,
  literal,
  minLength,
  nullable,
  object,
  optional,
  regex,
  safeParse,
  string,
  unknown,
  type infer as Infer,
} from 'zod/mini'
import { contentBlock, figuresBlock, richText, type BlockOf, type ContentBlock } from './content-blocks.ts'
import { headerBanner } from './header-banner.ts'
import { describedPage, namedPage } from './named-page.ts'
import { readBlocks } from './read-blocks.ts'
import { shopHref } from './shop-href.ts'

const words = string().check(minLength(1))
const day = string().check(regex(/^\d{4}-\d{2}-\d{2}$/))

/** A page of content as it travels (rules/content-and-languages#frame); its blocks are read one by one. */
const page = object({
  kind: literal('page'),
  /** How it is laid out: to be read, as terms to be looked up, or as a way into the shop. */
  look: oneOf(['article', 'policy', 'landing']),
  /** The only heading of the first rank. */
  title: words,
  /** What the tab of the browser says; null for the title. */
  headTitle: nullable(words),
  /** What search engines say beneath the title. */
  description: words,
  /** The sentence that answers, under the heading. */
  answer: richText,
  /** The day that somebody read it last to see whether it is still true: `2026-10-12`. */
  reviewedOn: day,
  /** The pages above it, from the top, without home and itself. */
  crumbs: array(namedPage),
  /** What a landing page begins with; null for a page that begins with its heading. */
  banner: optional(nullable(headerBanner)),
  /** What counts first, before the first section. */
  opening: optional(array(unknown())),
  /** All pages of its kind, itself among them, where a reader looks up one after the other; without them none. */
  siblings: optional(array(namedPage)),
  sections: array(object({ id: words, title: words, blocks: array(unknown()) })),
  /** Where a reader goes next. */
  related: array(describedPage),
})

export interface ContentSection {
  /** Where links to the section lead, behind the `#`. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly ContentBlock[]
}
export type ContentPage = Omit<Infer<typeof page>, 'sections' | 'opening'> & {
  readonly opening: readonly BlockOf<'figures'>[]
  readonly sections: readonly ContentSection[]
}

/** A page of content, and the types of blocks in it that were left out; null for anything else. */
export function readPage(
  json: unknown,
): { readonly document: ContentPage; readonly skipped: readonly string[] } | null {
  const parsed = safeParse(page, json)
  if (!parsed.success) return null
  const opening = readBlocks(figuresBlock, parsed.data.opening ?? [])
  const skipped = opening.skippedTypes
  const sections = parsed.data.sections.map((section) => {
    const { known, skippedTypes } = readBlocks(contentBlock, section.blocks)
    skipped.push(...skippedTypes)
    return { ...section, blocks: known }
  })
  return { document: { ...parsed.data, opening: opening.known, sections }, skipped: [...new Set(skipped)] }
}

const paths = object({
  kind: literal('paths'),
  pages: array(object({ path: shopHref, reviewedOn: day })),
})
/** Every page of content there is, by its address: what is not among them is not found without asking for it. */
export type ContentPaths = Infer<typeof paths>

/** The list of all pages of content; null for anything else. */
export function readPaths(json: unknown): ContentPaths | null {
  const parsed = safeParse(paths, json)
  return parsed.success ? parsed.data : null
}
