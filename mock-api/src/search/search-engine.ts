import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { mostStoneHits } from '@shop/schema/http/search-hits'
import type { StoneStock } from '../gemstones/stone-stock.ts'
import type { Stills } from '../pictures/stills.ts'
import { DesignSearch } from './design-search.ts'
import { hitOfDesign, hitOfStone } from './hits.ts'
import { type Term, termsOf } from './question.ts'
import { knownPhraseWords } from './search-language.ts'
import { stoneQuestion } from './stone-question.ts'
import { StoneSearch } from './stone-search.ts'
import { anyStone, stoneWords } from './stone-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** What was found: pieces and rows of stones, the best first. */
export type Found = DesignRecord | number

/** Shorter texts find nothing (document 2 section 5). */
const shortestText = 2

/** Pieces and loose stones, searched together (schema, `globalSearch`). */
export class SearchEngine {
  readonly #stock: StoneStock
  readonly #stills: Stills
  readonly #vocabulary = new Vocabulary()
  readonly #designs: DesignSearch
  readonly #stones: StoneSearch
  readonly #hits = new WeakMap<DesignRecord, string>()

  constructor(designs: readonly DesignRecord[], stock: StoneStock, stills: Stills) {
    this.#stock = stock
    this.#stills = stills
    this.#designs = new DesignSearch(designs, this.#vocabulary)
    this.#stones = new StoneSearch(stock.columns)
    for (const word of [...stoneWords.keys(), ...anyStone, ...knownPhraseWords]) {
      if (!/[-:]/.test(word)) this.#vocabulary.add(word)
    }
  }

  /**
   * The answer of `globalSearch`: a JSON array of every piece and at most 100 stones. Stones of the hidden rows
   * are in none.
   */
  answer(text: string, hiddenRows: readonly number[] = []): string {
    return `[${this.find(text, hiddenRows)
      .map((found) => this.#jsonOf(found))
      .join(',')}]`
  }

  /** What a text finds, the best first. */
  find(text: string, hiddenRows: readonly number[] = []): Found[] {
    if (text.trim().length < shortestText) return []
    const hidden = new Set(hiddenRows)
    // So many more are looked up as may be hidden.
    const most = mostStoneHits + hidden.size
    const direct = [...this.#designs.bySku(text), ...this.#stones.byNumber(text, most)]
    const found = direct.length > 0 ? direct : this.#search(text, most)
    const rows = found.filter((hit) => typeof hit === 'number').filter((row) => !hidden.has(row))
    const shownRows = new Set(rows.slice(0, mostStoneHits))
    return found.filter((hit) => typeof hit !== 'number' || shownRows.has(hit))
  }

  #search(text: string, most: number): Found[] {
    const terms = termsOf(text, this.#vocabulary)
    if (terms.length === 0) return []
    const exact = this.#matching(terms, text, terms.length, most)
    if (exact.length > 0) return exact
    // Words that nothing has are left out, as long as most of what was asked is still answered.
    return this.#matching(terms.filter(isStoneTerm), text, Math.ceil(terms.length / 2), most, terms)
  }

  #matching(
    stoneTerms: readonly Term[],
    text: string,
    atLeast: number,
    most: number,
    designTerms = stoneTerms,
  ): Found[] {
    const question = stoneTerms.length >= atLeast ? stoneQuestion(stoneTerms) : null
    const { named, others } = this.#designs.find(designTerms, text, atLeast)
    const stones = question ? this.#stones.find(question, most) : []
    return question?.isCertain ? [...stones, ...named, ...others] : [...named, ...stones, ...others]
  }

  #jsonOf(found: Found): string {
    if (typeof found === 'number') {
      return JSON.stringify(hitOfStone(stoneAt(this.#stock.columns, found), this.#stills))
    }
    const json = this.#hits.get(found) ?? JSON.stringify(hitOfDesign(found, this.#stills))
    this.#hits.set(found, json)
    return json
  }
}

function isStoneTerm({ token }: Term): boolean {
  return stoneWords.has(token) || anyStone.has(token) || /^\d/.test(token)
}
