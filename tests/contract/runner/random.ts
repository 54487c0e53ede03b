/** Draws by lot that a seed repeats: the same seed and name give the same draws, whatever else is drawn. */
export interface Random {
  /** A whole number from 0 up to, but without, `end`. */
  below(end: number): number
  /** So many of some things, none twice, in the order in which they were drawn. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** The draws of a seed that belong to one name, such as that of a check. */
export function randomOf(seed: number, name: string): Random {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    seed,
  )
  // mulberry32: small, and even enough to choose samples.
  function next(): number {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    some(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat()
    },
  }
}
