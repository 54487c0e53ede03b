import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { SaleRule } from '@shop/schema/domain/design/design'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'
import type { AskedPrice } from '@shop/schema/domain/search/search-price'
import { foldText } from '@shop/schema/domain/search/search-text'
import type { Pence } from '@shop/schema/domain/values/money'
import type { StockLeft } from '../world/stock-left.ts'
import { cardPriceBeforeSale, cardPriceInSale, isAsked } from './card-price.ts'
import { categoryTokens, isSetting, weights, wordsOfDesign } from './design-words.ts'
import type { Term } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Entry {
  readonly design: DesignRecord
  /** What its card asks before a sale; null for a piece of which nothing is left. */
  readonly beforeSalePence: Pence | null
  /** The sku without its dash. */
  readonly compactSku: string
  readonly foldedName: string
  readonly words: ReadonlyMap<string, number>
}

/** A price that was asked for, the sales that lower what a shopper pays, and what there is to be paid for. */
export interface PriceToKeep extends AskedPrice {
  readonly runningSales: readonly SaleRule[]
  readonly stockLeft: StockLeft
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
  /** How many of the terms are said of the piece itself, and not only of what it can become. */
  readonly said: number
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
        beforeSalePence: cardPriceBeforeSale(design),
        compactSku: compactCode(design.sku),
        foldedName: foldText(design.name),
        words: wordsOfDesign(design),
      }))
    for (const { words } of this.#entries) {
      // What several words mean together cannot be mistyped as one.
      for (const word of words.keys()) if (!/[-:]/.test(word)) vocabulary.add(word)
    }
  }

  /**
   * The piece with a sku, or all whose sku begins so. The dash, letter case and zeros before the number do not
   * matter; the number alone will do where it is written with its zeros, as it is printed.
   */
  bySku(text: string): DesignRecord[] {
    const code = compactCode(text)
    const [, letters = '', digits] = /^([A-Z]{2})?(\d{2,})$/.exec(code) ?? []
    if (digits === undefined || (letters === '' && !printedNumber.test(digits))) return []
    const whole = `${letters}${digits.padStart(skuDigits, '0')}`
    const exact = this.#entries.filter(({ compactSku }) => compactSku.endsWith(whole))
    const found =
      exact.length > 0 ? exact : this.#entries.filter(({ compactSku }) => compactSku.startsWith(code))
    return found.map(({ design }) => design)
  }

  /**
   * Pieces that have at least so many of the terms, those with most of them. A piece that is set with a ruby
   * comes before every setting that could be.
   */
  find(terms: readonly Term[], text: string, atLeast: number, price: PriceToKeep | null): FoundDesigns {
    const folded = foldText(text).trim()
    const ratings = this.#priced(price).map((entry) => rate(entry, terms, folded))
    const most = ratings.reduce((best, { matched }) => Math.max(best, matched), 0)
    if (most < Math.max(1, atLeast)) return { named: [], others: [] }
    const found = ratings
      .filter(({ matched }) => matched === most)
      .toSorted((a, b) => Number(b.hasName) - Number(a.hasName) || b.said - a.said || b.score - a.score)
    const isNamed = ({ isNamed: says, hasName }: Rating) => hasName || (says && most === terms.length)
    return {
      named: found.filter(isNamed).map(({ entry }) => entry.design),
      others: found.filter((rating) => !isNamed(rating)).map(({ entry }) => entry.design),
    }
  }

  /** Every piece of a price, those that are whole before settings, which wait for a stone. */
  withPrice(price: PriceToKeep): DesignRecord[] {
    return this.#priced(price)
      .map(({ design }) => design)
      .toSorted((a, b) => Number(isSetting(a)) - Number(isSetting(b)))
  }

  #priced(price: PriceToKeep | null): readonly Entry[] {
    if (price === null) return this.#entries
    return this.#entries.filter(({ design, beforeSalePence }) => {
      const left = price.stockLeft.designOf(design)
      const beforePence = left === design ? beforeSalePence : cardPriceBeforeSale(left)
      return isAsked(cardPriceInSale(beforePence, design, price.runningSales), price)
    })
  }
}

/** How many digits the number of a sku has, zeros before it included. */
const skuDigits = 5
const printedNumber = /^0\d{4}$/

/** Letters and digits of a code, without what people put between them. */
export function compactCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * How much a term says of a piece. Where it is another word for a kind of piece, as a band is a wedding ring,
 * a setting of another kind that only has the word in its name comes after every piece of that kind.
 */
function weightOf({ token, meanings }: Term, { design, words }: Entry): number {
  let best = 0
  for (const { word, sureness } of meanings) best = Math.max(best, (words.get(word) ?? 0) * sureness)
  const kinds = meanings.filter(({ word }) => word !== token && categoryTokens.has(word))
  const isOfKind = kinds.some(({ word }) => words.has(word))
  return kinds.length > 0 && !isOfKind && isSetting(design) ? Math.min(best, weights.possible) : best
}

function rate(entry: Entry, terms: readonly Term[], folded: string): Rating {
  let [matched, said, score, isNamed] = [0, 0, 0, true]
  for (const term of terms) {
    const best = weightOf(term, entry)
    if (best > 0) matched += 1
    if (best > weights.possible) said += 1
    if (best < namedFrom) isNamed = false
    score += best
  }
  return { entry, matched, said, score, isNamed, hasName: entry.foldedName === folded }
}
