import {
  addAll,
  addBit,
  type Bitset,
  emptyBitset,
  hasBit,
  hasOther,
  haveCommon,
  removeAll,
  removeBit,
} from './bitset.ts'
import { orderBy } from './row-order.ts'

const steps = 64

/**
 * Whole numbers of the places of a list, ready to be asked which lie between two bounds, and what the least
 * and the most of a set is: at 64 ranks it keeps the set of all places below.
 */
export class RankedColumn {
  /** The places from the least value to the most, equal ones in their own order. */
  readonly order: Uint32Array
  readonly #sorted: Uint16Array
  readonly #below: readonly Bitset[]

  constructor(values: Uint16Array) {
    this.order = orderBy(values)
    this.#sorted = new Uint16Array(values.length)
    for (let rank = 0; rank < values.length; rank += 1) this.#sorted[rank] = values[this.order[rank]!]! // all ranks
    const growing = emptyBitset(values.length)
    this.#below = Array.from({ length: steps + 1 }, (_, step) => {
      this.#forRanks(this.#rankAt(step - 1), this.#rankAt(step), (place) => addBit(growing, place))
      return growing.slice()
    })
  }

  /** The places whose value is from one to below another. */
  between(from: number, to: number): Bitset {
    const bits = emptyBitset(this.order.length)
    const [first, last] = [this.#rankOf(from), this.#rankOf(to)]
    if (first >= last) return bits
    this.#withBelow(last, bits, addAll, addBit)
    this.#withBelow(first, bits, removeAll, removeBit)
    return bits
  }

  /** The least value in a set that is not empty. */
  least(bits: Bitset): number {
    const step = firstOf(steps, (candidate) => haveCommon(bits, this.#belowStep(candidate)))
    let rank = this.#rankAt(step - 1)
    while (!hasBit(bits, this.order[rank]!)) rank += 1 // the set has a place of this step
    return this.#sorted[rank] ?? 0
  }

  /** The greatest value in a set that is not empty. */
  most(bits: Bitset): number {
    const step = firstOf(steps, (candidate) => !hasOther(bits, this.#belowStep(candidate)))
    let rank = this.#rankAt(step) - 1
    while (!hasBit(bits, this.order[rank]!)) rank -= 1 // the set has a place of this step
    return this.#sorted[rank] ?? 0
  }

  /** Does something with all places below a rank: with those of whole steps at once, with the others singly. */
  #withBelow(
    rank: number,
    bits: Bitset,
    withAll: (bits: Bitset, other: Bitset) => void,
    withOne: (bits: Bitset, place: number) => void,
  ): void {
    const step = Math.floor((rank * steps) / this.order.length)
    withAll(bits, this.#belowStep(step))
    this.#forRanks(this.#rankAt(step), rank, (place) => withOne(bits, place))
  }

  #forRanks(from: number, to: number, act: (place: number) => void): void {
    for (let rank = Math.max(0, from); rank < to; rank += 1) act(this.order[rank]!) // below the last rank
  }

  #rankAt(step: number): number {
    return Math.floor((this.order.length * step) / steps)
  }

  #belowStep(step: number): Bitset {
    return this.#below[step]! // there is one for each step
  }

  /** The first rank whose value is not below this one. */
  #rankOf(value: number): number {
    return firstOf(this.#sorted.length, (rank) => (this.#sorted[rank] ?? 0) >= value)
  }
}

/** The first number for which something holds, that holds for all above it too; the limit if for none below. */
export function firstOf(limit: number, holds: (candidate: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
