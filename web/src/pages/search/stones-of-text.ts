import { gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { emptySelection, encodeAttributes, type Bounds } from '@shop/schema/domain/addresses/attributes'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { priceInText, type AskedPrice } from '@shop/schema/domain/search/search-price'
import { weightsAround } from '@shop/schema/domain/search/search-weight'
import { stoneGrammar, type StoneRangeKey } from '@shop/schema/domain/addresses/stone-grammar'
import { stoneWordsOf, type StoneWord } from './stone-words.ts'

/** An address writes nine digits (rules/routes#attributes). */
const mostPounds = 999_999_999

/** What a text tells stones apart by. */
export type StoneTrait = 'weight' | 'shape' | 'colour' | 'clarity'

/** The list of the stones that a text asks for. */
export interface StonesOfText {
  readonly href: string
  /** Whether the list can be asked for every word of the text. */
  readonly isWhole: boolean
  /** What the text says already. */
  readonly said: ReadonlySet<StoneTrait>
}

/**
 * The list of loose stones that a search for stones asks for, as far as the address of that list can say it. A price is
 * no weight, and is asked for where it has an upper end (rules/search#prices).
 */
export function stonesOfText(text: string): StonesOfText {
  const { rest, price } = priceInText(text)
  const words = stoneWordsOf(rest)
  const carat = words.flatMap((word) => (word.says === 'weight' ? (weightsAround(word.number) ?? []) : []))
  const ranges: readonly (readonly [StoneRangeKey, Bounds | null])[] = [
    ['carat', widest(carat)],
    ['price', price && boundsOf(price)],
    ['colour', gradesOf(words, 'colour')],
    ['clarity', gradesOf(words, 'clarity')],
  ]
  const empty = emptySelection(stoneGrammar)
  const { gemType, origin } = kindsOf(words)
  const attributes = encodeAttributes(stoneGrammar, {
    ...empty,
    options: {
      ...empty.options,
      shape: words.flatMap((word) => (word.says === 'shape' ? [word.slug] : [])),
      gemType,
      origin,
      certificate: words.flatMap((word) => (word.says === 'certificate' ? [word.slug] : [])),
      hue: words.flatMap((word) => (word.says === 'hue' ? [word.slug] : [])),
    },
    ranges: Object.fromEntries(ranges.filter(([, bounds]) => bounds !== null)),
  })
  const weightCount = words.filter(({ says }) => says === 'weight').length
  return {
    href: gemstoneFirstList(attributes),
    // A search compares prices of its cards, the list those of its rows (rules/prices#search-card).
    isWhole: price === null && weightCount === carat.length && words.every(({ says }) => says !== 'unknown'),
    said: new Set(words.flatMap(({ says }) => traitOf(says) ?? [])),
  }
}

function traitOf(says: StoneWord['says']): StoneTrait | null {
  if (says === 'hue') return 'colour'
  return says === 'weight' || says === 'shape' || says === 'colour' || says === 'clarity' ? says : null
}

/** Whole pounds; null where there is no upper end, or one that no address of a list can say. */
function boundsOf({ least, most }: AskedPrice): Bounds | null {
  return most === null || most > mostPounds ? null : { min: least ?? 0, max: most }
}

/** Kinds of stone of the origin that is asked for, or the origin alone where no kind is. */
function kindsOf(words: readonly StoneWord[]): { gemType: string[]; origin: string[] } {
  const origin = words.flatMap((word) => (word.says === 'origin' ? [word.slug] : []))
  const kinds = words.flatMap((word) => (word.says === 'kind' ? [word.slugs] : []))
  if (kinds.length === 0) return { gemType: [], origin }
  // `fancy diamond` is what answers to both words; of `ruby sapphire` nothing does, so that either is meant.
  const all = kinds.reduce((some, slugs) => some.filter((slug) => slugs.includes(slug)))
  const meant = all.length > 0 ? all : kinds.flat()
  const gemType = gemStoneTypes.flatMap((kind) => {
    const isOf = kind.origin === 'LAB_GROWN' ? origin.includes('lab-grown') : origin.includes('natural')
    return meant.includes(kind.slug) && (origin.length === 0 || isOf) ? [kind.slug] : []
  })
  return { gemType, origin: [] }
}

function gradesOf(words: readonly StoneWord[], key: 'colour' | 'clarity'): Bounds | null {
  return widest(words.flatMap((word) => (word.says === key ? [{ min: word.from, max: word.to }] : [])))
}

/** From the least of some bounds to the most; null for none. */
function widest(some: readonly Bounds[]): Bounds | null {
  if (some.length === 0) return null
  return { min: Math.min(...some.map(({ min }) => min)), max: Math.max(...some.map(({ max }) => max)) }
}
