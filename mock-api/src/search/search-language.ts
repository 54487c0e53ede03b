import { gemClarities } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { searchSynonyms } from '@shop/schema/domain/search/search-synonyms'
import { searchWords } from '@shop/schema/domain/search/search-text'
import { metalColours, shapes } from '@shop/schema/domain/vocabulary/taxonomy'

/** Words that say nothing about a piece. */
const emptyWords = new Set(
  'a an and are at best buy by cheap day find for from get i idea in is it me my need of on or our please s shop show some something that the this to uk want with you your'.split(
    ' ',
  ),
)

/** Grades of clarity, in the words that a text makes of them: `si 1` for SI1. */
const clarityGrades: ReadonlyMap<string, string> = new Map(
  gemClarities
    .filter(({ value }) => /\d/.test(value))
    .map(({ value }) => [value.toLowerCase().replace(/(?=\d)/, ' '), value.toLowerCase()]),
)

/** Beside these a letter that says nothing else is a grade of colour: `I colour`, `colour I`. */
const colourWords = new Set(['colour', 'color'])

/**
 * Words that mean one thing together: `emerald cut` is a shape, `emerald` a stone (rules/search#synonyms).
 */
const ownPhrases: ReadonlyMap<string, string> = new Map([
  ...shapes.flatMap(({ slug, name, value }) => [
    ...['cut', 'shape', 'shaped'].map((form) => [stemmed(`${name} ${form}`), shapeToken(slug)] as const),
    [stemmed(value), shapeToken(slug)] as const,
  ]),
  ['brilliant cut', shapeToken('round-brilliant')],
  ...metalColours
    .filter(({ name }) => name.includes(' '))
    .map(({ name, slug }) => [stemmed(name), slug] as const),
  ...clarityGrades,
  ['three stone', 'three-stone'],
  ['3 stone', 'three-stone'],
  ['triple stone', 'three-stone'],
  ['tri', 'three-stone'],
  ['tri stone', 'three-stone'],
  ['tristone', 'three-stone'],
  ['three quarter', 'three-quarter'],
  ['3 quarter', 'three-quarter'],
  ['engagement ring', 'engagement-ring'],
  ['engagement band', 'engagement-ring'],
  ['wedding ring', 'wedding-ring'],
  ['wedding band', 'wedding-ring'],
  ['marriage ring', 'wedding-ring'],
  ['eternity ring', 'eternity-ring'],
  ['eternity band', 'eternity-ring'],
  ['shoulder set', 'shoulder-set'],
  ['stone set', 'stone-set'],
  ['lab grown', 'lab-grown'],
  ['lab created', 'lab-grown'],
  ['lab made', 'lab-grown'],
  ['laboratory grown', 'lab-grown'],
  ['laboratory created', 'lab-grown'],
  ['man made', 'lab-grown'],
  ['lab', 'lab-grown'],
  ['laboratory', 'lab-grown'],
])

/** The same, with the words that are only other words for one meaning: they are read as that, in a piece's name too. */
const phrases: ReadonlyMap<string, string> = new Map([
  ...ownPhrases,
  ...searchSynonyms.flatMap(({ typed, means, isSame }) => {
    const meant = isSame ? stemmed(means) : ''
    return meant === '' ? [] : [[stemmed(typed), ownPhrases.get(meant) ?? meant] as const]
  }),
])

const longestPhrase = 3

/** What a word also stands for, by token: synonyms, and shapes that are named without `cut` or `shape`. */
const alsoMeans: ReadonlyMap<string, readonly string[]> = alternatives()

/** The words of a text that say something, in the singular. */
export function tellingWords(text: string): string[] {
  return typedWords(text).map(({ word }) => word)
}

/** The same, each with how it was typed, folded. */
export function typedWords(text: string): { readonly typed: string; readonly word: string }[] {
  const words = searchWords(text).map((typed) => ({ typed, word: singular(typed) }))
  return words.filter(({ typed, word }, index) => {
    const saysNothing = emptyWords.has(typed) || emptyWords.has(word)
    return !saysNothing || isGrade(typed, words[index - 1]?.typed, words[index + 1]?.typed)
  })
}

/** Whether a word that alone says nothing is a stone's grade by the word before or after it. */
function isGrade(typed: string, before = '', after = ''): boolean {
  if (clarityGrades.has(`${typed} ${after}`)) return true
  return typed === 'i' && (colourWords.has(before) || colourWords.has(after))
}

/** A meaning in a text, and which of its words it is made of. */
export interface Token {
  readonly token: string
  readonly from: number
  readonly length: number
}

/** What words mean one after another, the longest phrase first. */
export function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  let from = 0
  while (from < words.length) {
    const found = phraseAt(words, from)
    const token = found ?? { token: words[from] ?? '', from, length: 1 }
    tokens.push(token)
    from += token.length
  }
  return tokens
}

/** Other tokens that mean the same as one. */
export function synonymsOf(token: string): readonly string[] {
  return alsoMeans.get(token) ?? []
}

/** The token of a shape, which no word of a text is. */
export function shapeToken(slug: string): string {
  return `shape:${slug}`
}

/** Every single word that phrases and synonyms are made of, so that slips in them are seen. */
export const knownPhraseWords: readonly string[] = [
  ...new Set([
    ...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
    ...searchSynonyms.flatMap(({ typed, means }) => tellingWords(`${typed} ${means}`)),
  ]),
]

/** `rubies` is `ruby`, `studs` is `stud`; `princess`, `tennis` and `christmas` stay. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:[siu]|ma)s$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

function stemmed(text: string): string {
  return tellingWords(text).join(' ')
}

function phraseAt(words: readonly string[], from: number): Token | null {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length -= 1) {
    const token = phrases.get(words.slice(from, from + length).join(' '))
    if (token !== undefined) return { token, from, length }
  }
  return null
}

function alternatives(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (token: string, other: string) => found.set(token, [...(found.get(token) ?? []), other])
  for (const { typed, means } of searchSynonyms) {
    const [meant, ...more] = tokensOf(tellingWords(means))
    // A synonym of several meanings would have to be several words of the question.
    if (meant && more.length === 0) add(stemmed(typed), meant.token)
  }
  for (const { slug, name } of shapes) {
    // An emerald alone is the stone.
    if (slug !== 'emerald-cut') add(name.toLowerCase(), shapeToken(slug))
  }
  return found
}
