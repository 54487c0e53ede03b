import { inSentence } from '#data/language/nouns.ts'
import { ownWord, ownWordOf } from '#data/language/own-name.ts'
import { searchSynonyms, type SearchSynonym } from '@shop/schema/domain/search/search-synonyms'
import { searchWords, slipsBetween } from '@shop/schema/domain/search/search-text'
import {
  earringStyles,
  eternityStyles,
  metalColours,
  pieceGemstones,
  settingStyles,
  shapes,
  stoneSettings,
} from '@shop/schema/domain/vocabulary/taxonomy'

/** A text to search for: in English, which search reads, and as the page says it. */
export interface SearchTerm {
  readonly term: string
  readonly word: string
}

/** Ways on from a text that found nothing. */
export interface SearchSuggestions {
  /** Texts that may have been meant. */
  readonly corrected: readonly SearchTerm[]
  /** Words of the text that the shop has another word for. */
  readonly synonyms: readonly Pick<SearchSynonym, 'typed' | 'means'>[]
}

const mostCorrected = 3

/** Kinds of pieces, as search knows them. */
export const searchKinds = [
  'engagement ring',
  'wedding ring',
  'eternity ring',
  'necklace',
  'pendant',
  'earrings',
  'bracelet',
]

/** What can be looked for, in the words of the shop. */
const terms: readonly SearchTerm[] = [
  ...searchKinds.map(inOwnWords),
  ...shapes.map(({ value }) => ({ term: value.toLowerCase(), word: inSentence(ownWordOf(value)) })),
  ...[settingStyles, metalColours, pieceGemstones, earringStyles, stoneSettings, eternityStyles].flatMap(
    (options) =>
      options.map(({ slug, name }) => ({
        term: name.toLowerCase(),
        word: inSentence(ownWord({ slug, name })),
      })),
  ),
].filter(({ term }) => term !== 'other')

/** A text to search for with what the page calls it. */
export function inOwnWords(term: string): SearchTerm {
  return { term, word: ownWordOf(term) }
}

/**
 * What to offer for a text that found nothing (rules/search#nothing-found): the shop's terms that are nearest
 * to what was typed, and what the shop calls the things that were named otherwise. Search itself has already
 * forgiven small slips, so here a word may differ in up to half of its letters.
 */
export function searchSuggestions(text: string): SearchSuggestions {
  const words = searchWords(text)
  return {
    corrected: nearestTerms(words),
    synonyms: searchSynonyms.flatMap(({ typed, means }) =>
      words.some((word) => word === typed || word === `${typed}s`) ? [{ typed, means }] : [],
    ),
  }
}

/** Typed in English or in the language of the page. */
function nearestTerms(typed: readonly string[]): SearchTerm[] {
  const rated = terms.flatMap((known) => {
    const names = [known.term, searchWords(known.word).join(' ')]
    const distance = Math.min(...typed.flatMap((text) => names.map((name) => distanceTo(text, name))))
    return Number.isFinite(distance) ? [{ known, distance }] : []
  })
  return rated
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostCorrected)
    .map(({ known }) => known)
}

/** Slips a letter of the word, to the nearest word of a term; none when more than half of it differs. */
function distanceTo(typed: string, term: string): number {
  const most = Math.floor(typed.length / 2)
  const slips = term.split(/[ -]/).map((word) => slipsBetween(typed, word, most))
  const least = Math.min(...slips)
  return typed.length < 3 || least > most ? Number.POSITIVE_INFINITY : least / typed.length
}
