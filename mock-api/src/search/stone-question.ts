import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import { hundredthsOf, weightsAround } from '@shop/schema/domain/search/search-weight'
import type { Term } from './question.ts'
import { anyStone, stoneWords, type StoneProperty, type StoneWord } from './stone-words.ts'

/** Which loose stones are asked for. */
export interface StoneQuestion {
  /** What each property asked for may be. */
  readonly wanted: ReadonlyMap<StoneProperty, StoneWord['codes']>
  /** Hundredths of a carat, both inclusive; null for any weight. */
  readonly carat: Bounds | null
  /** Hundredths of a carat of the stones that come first: what was typed. */
  readonly firstCarat: number | null
  /** Whether only a stone can be meant: a weight, a grade, or the word itself. */
  readonly isCertain: boolean
}

const caratUnits = new Set(['ct', 'carat', 'k', 'kt', 'cts'])
/** What follows such a number is a gold, not the weight of a stone. */
const goldCarats = new Set(['9', '14', '18'])
const gradeProperties: readonly StoneProperty[] = ['colour', 'clarity', 'cut', 'certificate']

/**
 * The stones that a question describes; null when a word of it can be said of no stone, so that `sapphire
 * ring` finds rings only. A number is a weight: 1.5 finds 1.48 to 1.59, 1.52 finds 1.50 to 1.54.
 */
export function stoneQuestion(terms: readonly Term[]): StoneQuestion | null {
  const wanted = new Map<StoneProperty, StoneWord['codes']>()
  let carat: StoneQuestion['carat'] = null
  let firstCarat: number | null = null
  let [isCertain, saysAnything] = [false, false]
  for (const [index, { token }] of terms.entries()) {
    const word = stoneWords.get(token)
    if (word) {
      wanted.set(word.property, [...(wanted.get(word.property) ?? []), ...word.codes])
      if (gradeProperties.includes(word.property)) isCertain = true
      saysAnything = true
    } else if (isNumber(token)) {
      if (isGold(terms, index)) return null
      carat = weightsAround(token)
      if (!carat) return null
      firstCarat = hundredthsOf(token)
      ;[isCertain, saysAnything] = [true, true]
    } else if (anyStone.has(token)) {
      if (token !== 'cut' && token !== 'shape') isCertain = true
      saysAnything = true
    } else if (!caratUnits.has(token)) return null
  }
  return saysAnything ? { wanted, carat, firstCarat, isCertain } : null
}

/** Whether a number among terms is that of a gold, as in 9ct. */
export function isGold(terms: readonly Term[], index: number): boolean {
  return goldCarats.has(terms[index]?.token ?? '') && caratUnits.has(terms[index + 1]?.token ?? '')
}

function isNumber(token: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(token)
}
