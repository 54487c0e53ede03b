import {
  array,
  boolean,
  discriminatedUnion,
  enum as oneOf,
  int,
  literal,
  minLength,
  nullable,
  object,
  optional,
  positive,
  string,
  union,
  type infer as Infer,
} from 'zod/mini'
import { shapes } from '../domain/vocabulary/taxonomy.ts'
import { contentFacts } from './content-facts.ts'
import { describedPage } from './named-page.ts'
import { shopHref } from './shop-href.ts'

/**
 * What a page of content is made of, by `type` (rules/content-and-languages#blocks). Text is data: pieces of it that are
 * plain, strong, a link or a fact that the rules know. Nothing of it is ever read as HTML.
 */

const words = string().check(minLength(1))

const span = union([
  string(),
  object({ strong: words }),
  object({ text: words, href: shopHref }),
  object({ fact: oneOf(contentFacts) }),
])
export type Span = Infer<typeof span>

/** The form of such a text. */
export const richText = array(span).check(minLength(1))
/** A paragraph, an item of a list, a cell of a table. */
export type RichText = readonly Span[]

const picture = object({
  /** An address on the image host, or a whole one; 640 pixels wide. */
  source: words,
  /** The same picture 320 pixels wide; null for none. */
  smallSource: nullable(words),
  alt: string(),
})

/** What people would rather do than read: each is drawn by the storefront. */
export const contentTools = [
  'ring-size',
  'four-cs',
  'ratio',
  'carat-size',
  'shapes',
  'metals',
  'finance',
  'delivery',
  'return-day',
  'hallmark',
  'faq-search',
  'guide-search',
] as const

const shapeSlugs = shapes.map(({ slug }) => slug)

/** Pictures of the storefront's own: drawn from the geometry of what it sells, and where it is made and sold. */
export const contentDrawings = [
  'cut-profile',
  'table-and-depth',
  'band-profiles',
  'setting-parts',
  'workshop',
  'boutiques',
  'cluster',
  'level-bezel',
  'pear-across',
  'two-arms',
  'notched-band',
  'engraved-voice',
  'five-stone-disc',
  'gem',
  'step-talk',
  'step-drawing',
  'step-model',
  'step-making',
  'step-last-look',
] as const

/** Gemstones that are drawn, by the last part of the address of the page about each. */
export const gemsDrawn = [
  'amethyst',
  'aquamarine',
  'blue-sapphire',
  'emerald',
  'fancy-coloured-sapphires',
  'garnet',
  'golden-beryl',
  'green-tourmaline',
  'morganite',
  'rubellite',
  'ruby',
  'tanzanite',
] as const
export type DrawnGem = (typeof gemsDrawn)[number]

/** What counts first, in large type: what it is of, the figure itself, and what to know of it. */
export const figuresBlock = object({
  type: literal('figures'),
  figures: array(object({ title: words, figure: richText, text: richText })).check(minLength(1)),
})

const link = object({ title: words, href: shopHref })
const head = array(words).check(minLength(1))
const rows = array(array(richText))

export const contentBlock = discriminatedUnion('type', [
  object({ type: literal('paragraphs'), paragraphs: array(richText).check(minLength(1)) }),
  /** A heading inside a section; `id` is where links to it lead. */
  object({ type: literal('heading'), id: words, title: words }),
  object({ type: literal('list'), isNumbered: boolean(), items: array(richText).check(minLength(1)) }),
  object({ type: literal('image'), picture, caption: nullable(richText) }),
  object({ type: literal('quote'), paragraphs: array(richText), who: nullable(words) }),
  object({ type: literal('table'), caption: nullable(words), head, rows }),
  figuresBlock,
  /** What happens one after the other. */
  object({
    type: literal('steps'),
    steps: array(
      object({ title: words, text: richText, drawing: optional(nullable(oneOf(contentDrawings))) }),
    ).check(minLength(1)),
  }),
  object({
    type: literal('faq'),
    questions: array(
      object({ id: words, question: words, answer: array(richText).check(minLength(1)) }),
    ).check(minLength(1)),
  }),
  /** Things side by side: the first cell of a row says what is compared. */
  object({ type: literal('comparison'), caption: words, columns: head, rows }),
  object({ type: literal('call-to-action'), title: words, text: nullable(richText), links: array(link) }),
  object({ type: literal('gallery'), pictures: array(object({ picture, caption: nullable(richText) })) }),
  /** Ways on, each with the picture of a real piece. */
  object({
    type: literal('tiles'),
    tiles: array(object({ title: words, text: richText, href: shopHref, picture })).check(minLength(1)),
  }),
  /** Real pieces, with their prices: the first of the list at that address. */
  object({ type: literal('pieces'), title: words, list: shopHref }),
  /** What a piece that was made once cost: lines in pence without VAT, to which the storefront adds VAT and the sum. */
  object({
    type: literal('price-example'),
    title: words,
    drawing: oneOf(contentDrawings),
    caption: nullable(richText),
    lines: array(object({ title: words, pricePence: int().check(positive()) })).check(minLength(1)),
    /** When it is paid: what the deposit is called, and what the rest. The storefront works out both. */
    payments: optional(nullable(object({ deposit: richText, rest: richText }))),
    /** What becomes of it where somebody changes their mind. */
    changeOfMind: optional(nullable(richText)),
  }),
  /** Pieces that were made once; readers choose among them by kind, stone or metal, in the words that stand here. */
  object({
    type: literal('cases'),
    cases: array(
      object({
        /** Where links to it lead. */
        id: words,
        title: words,
        drawing: oneOf(contentDrawings),
        kind: words,
        stone: words,
        metal: words,
        asked: richText,
        made: richText,
        hard: richText,
        took: richText,
      }),
    ).check(minLength(1)),
  }),
  /** Every page of a part of the shop, by subject, with what stands there: an index. */
  object({
    type: literal('pages'),
    title: words,
    groups: array(
      object({ title: words, language: optional(words), pages: array(describedPage).check(minLength(1)) }),
    ).check(minLength(1)),
  }),
  /** `shape` is the one a tool begins with, where it shows stones. */
  object({
    type: literal('tool'),
    name: oneOf(contentTools),
    title: optional(words),
    shape: optional(oneOf(shapeSlugs)),
  }),
  /** `shape` is that of the stone that is drawn, a round where it is left out; `gem` the one that a drawing of a gem is of. */
  object({
    type: literal('drawing'),
    name: oneOf(contentDrawings),
    shape: optional(oneOf(shapeSlugs)),
    gem: optional(oneOf(gemsDrawn)),
    caption: nullable(richText),
  }),
])
export type ContentBlock = Infer<typeof contentBlock>
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>
