import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { listPrice } from '@shop/schema/domain/design-price'
import { foldText } from '@shop/schema/domain/search-text'
import { weights, wordsOfDesign } from './design-words.ts'
import type { Term } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Entry {
  readonly design: DesignRecord
  /** The sku without its dash. */
  readonly compactSku: string
  readonly foldedName: string
  readonly words: ReadonlyMap<string, number>
}

/** Pieces that a question found, the best first. */
export interface FoundDesigns {
  /** Those whose names say all that was asked. */
  readonly named: readonly DesignRecord[]
  readonly others: readonly DesignRecord[]
}

interface Rating {
  readonly entry: Entry
  readonly matched: number
  readonly score: number
  readonly isNamed: boolean
  readonly hasName: boolean
}

/** A word that was only guessed does not make a name. */
const namedFrom = weights.shortName * 0.7

/** The pieces that are for sale, ready to be searched. */
export class DesignSearch {
  readonly #entries: readonly Entry[]

  constructor(designs: readonly DesignRecord[], vocabulary: Vocabulary) {
    this.#entries = designs
      .filter((design) => listPrice({ design, fixedOptionIds: [] }) !== null)
      .map((design) => ({
        design,
        compactSku: compactCode(design.sku),
        foldedName: foldText(design.name),
        words: wordsOfDesign(design),
      }))
    for (const { words } of this.#entries) {
      // What several words mean together cannot be mistyped as one.
      for (const word of words.keys()) if (!/[-:]/.test(word)) vocabulary.add(word)
    }
  }

  /** The piece with a sku, or all whose sku begins so; the dash and letter case do not matter. */
  bySku(text: string): DesignRecord[] {
    const code = compactCode(text)
    if (!/^[A-Z]{2}\d{2,}$/.test(code)) return []
    const begun = this.#entries.filter(({ compactSku }) => compactSku.startsWith(code))
    const exact = begun.filter(({ compactSku }) => compactSku === code)
    return (exact.length > 0 ? exact : begun).map(({ design }) => design)
  }

  /** Pieces that have at least so many of the terms, those with most of them. */
  find(terms: readonly Term[], text: string, atLeast: number): FoundDesigns {
    const folded = foldText(text).trim()
    const ratings = this.#entries.map((entry) => rate(entry, terms, folded))
    const most = ratings.reduce((best, { matched }) => Math.max(best, matched), 0)
    if (most < Math.max(1, atLeast)) return { named: [], others: [] }
    const found = ratings
      .filter(({ matched }) => matched === most)
      .toSorted((a, b) => Number(b.hasName) - Number(a.hasName) || b.score - a.score)
    const isNamed = ({ isNamed: says, hasName }: Rating) => hasName || (says && most === terms.length)
    return {
      named: found.filter(isNamed).map(({ entry }) => entry.design),
      others: found.filter((rating) => !isNamed(rating)).map(({ entry }) => entry.design),
    }
  }
}

/** Letters and digits of a code, without what people put between them. */
export function compactCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function rate(entry: Entry, terms: readonly Term[], folded: string): Rating {
  let [matched, score, isNamed] = [0, 0, true]
  for (const { meanings } of terms) {
    let best = 0
    for (const { word, sureness } of meanings) {
      best = Math.max(best, (entry.words.get(word) ?? 0) * sureness)
    }
    if (best > 0) matched += 1
    if (best < namedFrom) isNamed = false
    score += best
  }
  return { entry, matched, score, isNamed, hasName: entry.foldedName === folded }
}
