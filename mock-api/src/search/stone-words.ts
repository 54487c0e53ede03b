import { fancyColours } from '@shop/fixtures/stones/fancy-colours'
import { varieties } from '@shop/fixtures/stones/varieties'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { foldText } from '@shop/schema/domain/search/search-text'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { shapeToken, tellingWords } from './search-language.ts'

/** What the columns of stones hold, one code a stone. */
export type CodedColumn =
  | 'shape'
  | 'kind'
  | 'variety'
  | 'fancy'
  | 'colour'
  | 'clarity'
  | 'cut'
  | 'certificate'

/** A property of stones: words for the same property are alternatives, properties must all hold. */
export type StoneProperty = 'shape' | 'gem' | 'origin' | 'hue' | 'colour' | 'clarity' | 'cut' | 'certificate'

/** What a word says of a stone: a code that one of these columns must hold. */
export interface StoneWord {
  readonly property: StoneProperty
  readonly codes: readonly (readonly [column: CodedColumn, code: number])[]
}

/** Words that every stone answers to. */
export const anyStone = new Set(['stone', 'gem', 'gemstone', 'loose', 'cut', 'shape', 'certified', 'carat'])

/** Everything that can be said of a loose stone in one word. */
export const stoneWords: ReadonlyMap<string, StoneWord> = allStoneWords()

function allStoneWords(): Map<string, StoneWord> {
  const words = new Map<string, StoneWord>()
  const add = (word: string, property: StoneProperty, codes: StoneWord['codes']) => {
    words.set(word, { property, codes: [...(words.get(word)?.codes ?? []), ...codes] })
  }
  for (const [code, { slug, name }] of shapes.entries()) {
    add(shapeToken(slug), 'shape', [['shape', code]])
    if (slug !== 'emerald-cut') add(foldText(name), 'shape', [['shape', code]])
  }
  add('brilliant', 'shape', [['shape', 0]])
  for (const [code, { origin, isDiamond, value }] of gemStoneTypes.entries()) {
    add(origin === 'LAB_GROWN' ? 'lab-grown' : 'natural', 'origin', [['kind', code]])
    if (isDiamond) add('diamond', 'gem', [['kind', code]])
    if (value.includes('FANCY')) add('fancy', 'hue', [['kind', code]])
    else if (isDiamond) add('white', 'hue', [['kind', code]])
  }
  for (const [code, { species, colour }] of varieties.entries()) {
    for (const word of tellingWords(species)) add(word, 'gem', [['variety', code]])
    for (const word of tellingWords(colour)) {
      if (!tellingWords(species).includes(word)) add(word, 'hue', [['variety', code]])
    }
  }
  for (const [code, { text }] of fancyColours.entries()) {
    for (const word of tellingWords(text)) if (word !== 'fancy') add(word, 'hue', [['fancy', code]])
  }
  addGrades(add)
  return words
}

function addGrades(add: (word: string, property: StoneProperty, codes: StoneWord['codes']) => void): void {
  for (const [code, { value }] of gemColours.entries()) {
    if (value !== 'NONE') add(value.toLowerCase(), 'colour', [['colour', code]])
  }
  for (const [code, { value }] of gemClarities.entries()) {
    if (value === 'NONE') continue
    add(value.toLowerCase(), 'clarity', [['clarity', code]])
    const family = value.replace(/\d/, '').toLowerCase()
    if (family.length > 1 && family !== value.toLowerCase()) add(family, 'clarity', [['clarity', code]])
    if (value === 'FL' || value === 'IF') add('flawless', 'clarity', [['clarity', code]])
  }
  for (const [code, { value }] of gemCuts.entries()) {
    if (value === 'IDEAL' || value === 'EXCELLENT') add(value.toLowerCase(), 'cut', [['cut', code]])
  }
  for (const [code, { value }] of gemCertificates.entries()) {
    if (value !== 'NONE') add(value.toLowerCase(), 'certificate', [['certificate', code]])
  }
}
