import { addBit, type Bitset, emptyBitset, hasBit, placesOf } from './bitset.ts'

/** The places of a list from the least value to the most, equal ones in their own order. */
export function orderBy(values: ArrayLike<number>): Uint32Array {
  const { length } = values
  // One number says value and place, so that the sort needs no comparison of ours and no two are equal.
  const keys = new Float64Array(length)
  for (let place = 0; place < length; place += 1) keys[place] = (values[place] ?? 0) * length + place
  keys.sort()
  const order = new Uint32Array(length)
  for (let rank = 0; rank < length; rank += 1) order[rank] = (keys[rank] ?? 0) % length
  return order
}

/** A list in another order, from which the page of a set is read without sorting the set. */
export class RowOrder {
  readonly #order: Uint32Array
  readonly #ranks: Uint32Array
  readonly #found: Bitset

  /** From the places in their new order. */
  constructor(order: Uint32Array) {
    this.#order = order
    this.#ranks = new Uint32Array(order.length)
    for (let rank = 0; rank < order.length; rank += 1) this.#ranks[order[rank]!] = rank // within the order
    this.#found = emptyBitset(order.length)
  }

  /** So many places of a set in this order, after the first ones; `total` is how many the set has. */
  page(bits: Bitset, total: number, skip: number, count: number): number[] {
    const length = Math.max(0, Math.min(count, total - skip))
    if (length === 0) return []
    return (
      this.#readAlong(bits, total, skip + length, (step) => step)?.slice(skip) ??
      this.#readRanks(bits, total, skip, length)
    )
  }

  /** The same from the other end. */
  pageFromEnd(bits: Bitset, total: number, skip: number, count: number): number[] {
    const length = Math.max(0, Math.min(count, total - skip))
    if (length === 0) return []
    const last = this.#order.length - 1
    return (
      this.#readAlong(bits, total, skip + length, (step) => last - step)?.slice(skip) ??
      this.#readRanks(bits, total, total - skip - length, length).toReversed()
    )
  }

  /**
   * Follows the order and keeps what the set has. Gives up where that would take longer than to rank the
   * whole set: when the set has few places, or begins late.
   */
  #readAlong(
    bits: Bitset,
    total: number,
    wanted: number,
    rankAt: (step: number) => number,
  ): number[] | undefined {
    const places: number[] = []
    for (let step = 0; places.length < wanted; step += 1) {
      if (step > total) return undefined
      const place = this.#order[rankAt(step)]! // the set has as many places as are wanted
      if (hasBit(bits, place)) places.push(place)
    }
    return places
  }

  /** Marks the rank of every place of the set and reads the marks. */
  #readRanks(bits: Bitset, total: number, skip: number, length: number): number[] {
    this.#found.fill(0)
    for (const place of placesOf(bits, 0, total)) addBit(this.#found, this.#ranks[place]!) // each has a rank
    return Array.from(placesOf(this.#found, skip, length), (rank) => this.#order[rank]!) // and each rank a place
  }
}
