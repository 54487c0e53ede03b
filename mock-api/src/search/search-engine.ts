import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { SaleRule } from '@shop/schema/domain/design/design'
import { withNearest, type NotMade } from '@shop/schema/domain/search/not-made'
import { priceInText, type AskedPrice } from '@shop/schema/domain/search/search-price'
import { mostStoneHits } from '@shop/schema/http/most-stone-hits'
import type { StoneStock } from '../gemstones/stone-stock.ts'
import type { Stills } from '../pictures/stills.ts'
import { StockLeft } from '../world/stock-left.ts'
import { DesignSearch, type PriceToKeep } from './design-search.ts'
import { hitOfDesign, hitOfStone } from './hits.ts'
import { type Correction, questionOf, type Term } from './question.ts'
import { knownPhraseWords } from './search-language.ts'
import { isGold, stoneQuestion } from './stone-question.ts'
import { StoneSearch } from './stone-search.ts'
import { anyStone, stoneWords } from './stone-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** What was found: pieces and rows of stones, the best first. */
export type Found = DesignRecord | number

/** What of the world of a request changes what is found. */
export interface SearchedWorld {
  /** Rows of stones that are in no answer. */
  readonly hiddenRows: readonly number[]
  /** The sales that run now: a price that is asked for is what a shopper pays for a piece. */
  readonly runningSales: readonly SaleRule[]
  /** What is left on the shelf. */
  readonly stockLeft: StockLeft
}

/** How a text was read, as far as what it finds is not just what was typed. */
export interface Reading {
  readonly corrections: readonly Correction[]
  /** What the shop does not make, and what was looked for instead. */
  readonly notMade: readonly NotMade[]
  /** Null where the text names no price. */
  readonly price: AskedPrice | null
  /** Nothing has all the words: nothing has more of them than what was found. */
  readonly isPartial: boolean
}

/** Everything that a text finds and the world shows, and how it was read. */
interface Answer extends Reading {
  readonly found: readonly Found[]
  /** Looks up all shown stones that answer, however many. */
  readonly allStones: () => readonly number[]
}

/** A text as it is looked for. */
interface Asked {
  readonly terms: readonly Term[]
  readonly text: string
  readonly price: PriceToKeep | null
  readonly hidden: ReadonlySet<number>
}

/** What an answer depends on. */
interface Question extends SearchedWorld {
  readonly text: string
}

const noStones = (): readonly number[] => []

const anyWorld: SearchedWorld = { hiddenRows: [], runningSales: [], stockLeft: StockLeft.of([]) }

const asTyped: Reading = { corrections: [], notMade: [], price: null, isPartial: false }

/** Shorter texts find nothing (rules/search#hits). */
const shortestText = 2

/** Pieces and loose stones, searched together (schema, `globalSearch`). */
export class SearchEngine {
  readonly #stock: StoneStock
  readonly #stills: Stills
  readonly #vocabulary = new Vocabulary()
  readonly #designs: DesignSearch
  readonly #stones: StoneSearch
  readonly #hits = new WeakMap<DesignRecord, string>()
  /** The last question with its answer: hits and their reading are asked for together. */
  #last: (Question & { readonly answer: Answer }) | null = null

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
  answer(text: string, world: SearchedWorld = anyWorld): string {
    return `[${this.find(text, world)
      .map((found) => this.#jsonOf(typeof found === 'number' ? found : world.stockLeft.designOf(found)))
      .join(',')}]`
  }

  /** What a text finds, the best first. */
  find(text: string, world: SearchedWorld = anyWorld): readonly Found[] {
    return this.#answerTo({ ...world, text }).found
  }

  /** How a text was read; as it was typed where it finds nothing. */
  reading(text: string, world: SearchedWorld = anyWorld): Reading {
    const { found, corrections, notMade, price, isPartial } = this.#answerTo({ ...world, text })
    return found.length > 0 ? { corrections, notMade, price, isPartial } : asTyped
  }

  /** Loose stones that a text finds in all. */
  countStones(text: string, world: SearchedWorld = anyWorld): number {
    const { found, allStones } = this.#answerTo({ ...world, text })
    const count = found.filter((hit) => typeof hit === 'number').length
    return count < mostStoneHits ? count : allStones().length
  }

  #answerTo(question: Question): Answer {
    if (this.#last && isSameQuestion(this.#last, question)) return this.#last.answer
    const answer = this.#look(question)
    this.#last = { ...question, answer }
    return answer
  }

  #look({ text, hiddenRows, runningSales, stockLeft }: Question): Answer {
    const hidden = new Set(hiddenRows)
    if (text.trim().length < shortestText) return { ...asTyped, found: [], allStones: noStones }
    const { rest, price } = priceInText(text)
    if (price) return { ...this.#search(rest, { ...price, runningSales, stockLeft }, hidden), price }
    const stones = shownStones((most) => this.#stones.byNumber(text, most), hidden)
    const direct = [...this.#designs.bySku(text), ...stones.first]
    return direct.length > 0
      ? { ...asTyped, found: direct, allStones: stones.all }
      : this.#search(text, null, hidden)
  }

  #search(typed: string, price: PriceToKeep | null, hidden: ReadonlySet<number>): Answer {
    const { text, notMade } = withNearest(typed)
    const { terms, corrections } = questionOf(text, this.#vocabulary)
    const asked = { terms, text, price, hidden }
    if (terms.length === 0) {
      const found = price ? this.#designs.withPrice(price) : []
      return { ...asTyped, price, found, allStones: noStones }
    }
    const reading = { corrections, notMade, price }
    const exact = this.#matching(asked, terms, terms.length)
    if (exact.found.length > 0) return { ...exact, ...reading, isPartial: false }
    // Words that nothing has are left out, as long as most of what was asked is still answered.
    const stoneTerms = terms.filter((term, index) => isStoneTerm(term) && !isGold(terms, index))
    const partly = this.#matching(asked, stoneTerms, Math.ceil(terms.length / 2))
    return { ...partly, ...reading, isPartial: true }
  }

  #matching(
    { terms, text, price, hidden }: Asked,
    stoneTerms: readonly Term[],
    atLeast: number,
  ): Pick<Answer, 'found' | 'allStones'> {
    const question = stoneTerms.length >= atLeast ? stoneQuestion(stoneTerms) : null
    const { named, others } = this.#designs.find(terms, text, atLeast, price)
    if (question === null) return { found: [...named, ...others], allStones: noStones }
    const { first, all } = shownStones((most) => this.#stones.find(question, price, most), hidden)
    const found = question.isCertain ? [...first, ...named, ...others] : [...named, ...first, ...others]
    return { found, allStones: all }
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

/** The first stones that a look-up finds and the world shows: as many more are looked up as may be hidden. */
function shownStones(
  lookUp: (most: number) => readonly number[],
  hidden: ReadonlySet<number>,
): { readonly first: readonly number[]; readonly all: () => readonly number[] } {
  const shown = (rows: readonly number[]) => rows.filter((row) => !hidden.has(row))
  return {
    first: shown(lookUp(mostStoneHits + hidden.size)).slice(0, mostStoneHits),
    all: () => shown(lookUp(Infinity)),
  }
}

function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.text === other.text &&
    one.stockLeft === other.stockLeft &&
    areSame(one.hiddenRows, other.hiddenRows) &&
    areSame(one.runningSales, other.runningSales)
  )
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at])
}

function isStoneTerm({ token }: Term): boolean {
  return stoneWords.has(token) || anyStone.has(token) || /^\d/.test(token)
}
