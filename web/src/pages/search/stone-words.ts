import { gemClarities, gemColours } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { searchSynonyms } from '@shop/schema/domain/search/search-synonyms'
import { searchWords } from '@shop/schema/domain/search/search-text'
import { stoneGrades, stoneOptions } from '@shop/schema/domain/addresses/stone-grammar'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'

/** What a word of a search says of loose stones, in the terms of their list. */
export type StoneWord =
  /** Says nothing that tells stones apart: `stone`, `loose`, `with`. */
  | { readonly says: 'nothing' }
  | { readonly says: 'weight'; readonly number: string }
  | { readonly says: 'shape'; readonly slug: string }
  | { readonly says: 'origin'; readonly slug: 'natural' | 'lab-grown' }
  /** Slugs of the kinds that answer to it. */
  | { readonly says: 'kind'; readonly slugs: readonly string[] }
  | { readonly says: 'certificate'; readonly slug: string }
  | { readonly says: 'hue'; readonly slug: string }
  /** Places of the grades in their range, the first and the last. */
  | { readonly says: 'colour' | 'clarity'; readonly from: number; readonly to: number }
  /** A name, or nothing anybody knows: no list of stones can be asked for it. */
  | { readonly says: 'unknown' }

const nothing = new Set(
  'ct carat loose stone gem gemstone cut shape shaped certified clarity colour color grade a an and for from in is of or the to with'.split(
    ' ',
  ),
)
const labWords = new Set(['lab', 'laboratory', 'man'])
const grownWords = new Set(['grown', 'created', 'made'])
const formWords = new Set(['cut', 'shape', 'shaped'])

/** What the words of a text say of stones, in their order; several that belong together are one. */
export function stoneWordsOf(text: string): StoneWord[] {
  const words = searchWords(text).map(singular).flatMap(inOwnWords)
  const found: StoneWord[] = []
  for (let at = 0; at < words.length;) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const pair = pairOf(word, next)
    found.push(pair ?? wordOf(word))
    at += pair ? 2 : 1
  }
  return found
}

/** Two words that mean one thing: `lab grown`, `emerald cut`, `vs 1`. */
function pairOf(word: string, next: string): StoneWord | null {
  if (labWords.has(word) && grownWords.has(next)) return { says: 'origin', slug: 'lab-grown' }
  const shape = shapes.find(({ name }) => name.toLowerCase() === word)
  if (shape && (formWords.has(next) || next === 'brilliant')) return { says: 'shape', slug: shape.slug }
  const place = stoneGrades.clarity.findIndex(({ slug }) => slug === `${word}${next}`)
  return place < 0 || next === '' ? null : { says: 'clarity', from: place, to: place }
}

function wordOf(word: string): StoneWord {
  if (/^\d/.test(word)) return { says: 'weight', number: word }
  if (nothing.has(word)) return { says: 'nothing' }
  if (word === 'natural') return { says: 'origin', slug: 'natural' }
  if (labWords.has(word)) return { says: 'origin', slug: 'lab-grown' }
  const kinds = gemStoneTypes.filter(({ slug }) => slug !== 'other' && slug.split('-').includes(word))
  if (kinds.length > 0) return { says: 'kind', slugs: kinds.map(({ slug }) => slug) }
  const shape = shapes.find(({ name }) => name.toLowerCase() === word)
  if (shape || word === 'brilliant') return { says: 'shape', slug: shape?.slug ?? 'round-brilliant' }
  const certificate = stoneOptions.certificate.find(({ slug }) => slug === `certificate-${word}`)
  if (certificate) return { says: 'certificate', slug: certificate.slug }
  const hue = stoneOptions.hue.find(({ slug }) => slug === `hue-${word}`)
  if (hue) return { says: 'hue', slug: hue.slug }
  return gradeOf(word)
}

/** A grade, or the family of several: `g`, `vvs`, `flawless`. */
function gradeOf(word: string): StoneWord {
  const colour = gemColours.findIndex(({ slug }) => slug === word && slug !== 'none')
  if (colour >= 0) return { says: 'colour', from: colour, to: colour }
  const isOf = (slug: string) =>
    word === 'flawless' ? ['fl', 'if'].includes(slug) : slug.replace(/\d$/, '') === word
  const places = gemClarities.flatMap(({ slug }, place) => (isOf(slug) ? [place] : []))
  const [from] = places
  return from === undefined ? { says: 'unknown' } : { says: 'clarity', from, to: places.at(-1) ?? from }
}

function inOwnWords(word: string): string[] {
  const same = searchSynonyms.find(({ typed, isSame }) => isSame && typed === word)
  return same ? searchWords(same.means) : [word]
}

/** `rubies` is `ruby`, `diamonds` is `diamond`; `cts` is `ct`, `vvs` and `princess` stay. */
function singular(word: string): string {
  if (word === 'cts') return 'ct'
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
