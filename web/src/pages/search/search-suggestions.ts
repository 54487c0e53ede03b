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

/** Ways on from a text that found nothing. */
export interface SearchSuggestions {
  /** Texts that may have been meant. */
  readonly corrected: readonly string[]
  /** Words of the text that the shop has another word for. */
  readonly synonyms: readonly Pick<SearchSynonym, 'typed' | 'means'>[]
}

const mostCorrected = 3

const kinds = [
  'engagement ring',
  'wedding ring',
  'eternity ring',
  'necklace',
  'pendant',
  'earrings',
  'bracelet',
]

/** What can be looked for, in the words of the shop. */
const terms: readonly string[] = [
  ...kinds,
  ...shapes.map(({ value }) => value),
  ...[settingStyles, metalColours, pieceGemstones, earringStyles, stoneSettings, eternityStyles].flatMap(
    (options) => options.map(({ name }) => name),
  ),
]
  .map((term) => term.toLowerCase())
  .filter((term) => term !== 'other')

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

function nearestTerms(words: readonly string[]): string[] {
  const rated = terms.flatMap((term) => {
    const distance = Math.min(...words.map((word) => distanceTo(word, term)))
    return Number.isFinite(distance) ? [{ term, distance }] : []
  })
  return rated
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostCorrected)
    .map(({ term }) => term)
}

/** Slips a letter of the word, to the nearest word of a term; none when more than half of it differs. */
function distanceTo(typed: string, term: string): number {
  const most = Math.floor(typed.length / 2)
  const slips = term.split(/[ -]/).map((word) => slipsBetween(typed, word, most))
  const least = Math.min(...slips)
  return typed.length < 3 || least > most ? Number.POSITIVE_INFINITY : least / typed.length
}
