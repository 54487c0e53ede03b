import { forgivenSlips, slipsBetween } from '@shop/schema/domain/search/search-text'

/** A word that may be meant, and how sure that is, from 0 to 1. */
export interface Candidate {
  readonly word: string
  readonly sureness: number
}

const sureness = { exact: 1, beginning: 0.75, slip: [1, 0.6, 0.5] } as const
const mostCandidates = 12

/** The words that some piece or stone has, by how often, and how a typed word is understood among them. */
export class Vocabulary {
  readonly #counts = new Map<string, number>()

  add(word: string, count = 1): void {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + count)
  }

  /**
   * What a typed word may mean, the likeliest first: the word itself; words it begins, which is all an
   * unfinished last word can do; where there is neither, words that a slip or two away are the same.
   */
  candidates(typed: string, isLast: boolean): Candidate[] {
    const isKnown = this.#counts.has(typed)
    const exact = isKnown ? [{ word: typed, sureness: sureness.exact }] : []
    if (isKnown && !isLast) return exact
    const begun = this.#begunBy(typed, isLast)
    return exact.length + begun.length > 0 ? [...exact, ...begun] : this.#slippedFrom(typed)
  }

  #begunBy(typed: string, isLast: boolean): Candidate[] {
    if (typed.length < (isLast ? 2 : 3) || /\d/.test(typed)) return []
    const longer = [...this.#counts.keys()].filter((word) => word !== typed && word.startsWith(typed))
    return this.#oftenFirst(longer).map((word) => ({ word, sureness: sureness.beginning }))
  }

  #slippedFrom(typed: string): Candidate[] {
    const most = forgivenSlips(typed)
    if (most === 0) return []
    const slips = new Map<string, number>()
    for (const word of this.#counts.keys()) {
      // A short word must not become another by one slip.
      const allowed = Math.min(most, forgivenSlips(word))
      const count = allowed === 0 ? most + 1 : slipsBetween(typed, word, allowed)
      if (count <= allowed) slips.set(word, count)
    }
    return this.#oftenFirst([...slips.keys()])
      .map((word) => ({ word, sureness: sureness.slip[slips.get(word) ?? 0] ?? 0 }))
      .toSorted((a, b) => b.sureness - a.sureness)
  }

  #oftenFirst(words: readonly string[]): string[] {
    const countOf = (word: string) => this.#counts.get(word) ?? 0
    return words.toSorted((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1)).slice(0, mostCandidates)
  }
}
