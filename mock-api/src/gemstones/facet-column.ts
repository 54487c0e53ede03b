import { absent, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { addAll, addBit, type Bitset, countBits, countCommon, emptyBitset } from './bitset.ts'
import type { FacetGroup } from './facets.ts'

/** One filter over the listed stones: the option of each, and for each option the set of its stones. */
export class FacetColumn {
  readonly group: FacetGroup
  /** The index of the option of each stone; `absent` where none stands for it. */
  readonly #codes: Uint8Array
  readonly #sets: readonly Bitset[]
  /** Stones behind each option when nothing is filtered. */
  readonly #counts: Uint32Array
  /** Whether every stone has an option, so that the last count follows from the others. */
  readonly #isComplete: boolean

  constructor(group: FacetGroup, columns: StoneColumns, rows: Uint32Array) {
    this.group = group
    this.#codes = new Uint8Array(rows.length)
    this.#sets = group.options.map(() => emptyBitset(rows.length))
    for (let place = 0; place < rows.length; place += 1) {
      const code = group.codeOf(columns, rows[place]!) // within the rows
      this.#codes[place] = code
      if (code !== absent) addBit(this.#sets[code]!, place) // a code is an index of the options
    }
    this.#counts = Uint32Array.from(this.#sets, countBits)
    this.#isComplete = !this.#codes.includes(absent)
  }

  /** The stones that have one of these options. */
  withOneOf(options: readonly number[]): Bitset {
    const [first, ...others] = options.map((option) => this.#sets[option]!) // the query has been checked
    if (!first) throw new RangeError('No option is chosen')
    if (others.length === 0) return first
    const union = first.slice()
    for (const other of others) addAll(union, other)
    return union
  }

  /**
   * Stones of a set behind each option. Where the set has few, each is looked up; where it has many, it is
   * compared with the set of each option. `total` is how many it has, `places` which they are.
   */
  countIn(bits: Bitset, total: number, places: () => Uint32Array): Uint32Array {
    if (total === this.#codes.length) return this.#counts
    // To look up a stone takes about as long as to compare a word of two sets.
    const hasFew = total < bits.length * this.#counts.length
    return hasFew ? this.#countOneByOne(places()) : this.#countBySets(bits, total)
  }

  #countOneByOne(places: Uint32Array): Uint32Array {
    const counts = new Uint32Array(absent + 1)
    for (let index = 0; index < places.length; index += 1) {
      counts[this.#codes[places[index]!]!]! += 1 // every place has a code, and every code a count
    }
    return counts.slice(0, this.#counts.length)
  }

  #countBySets(bits: Bitset, total: number): Uint32Array {
    const last = this.#isComplete ? this.#counts.length - 1 : -1
    let others = 0
    return this.#counts.map((_, option) => {
      if (option === last) return total - others
      const count = countCommon(bits, this.#sets[option]!) // there is a set for each option
      others += count
      return count
    })
  }
}
