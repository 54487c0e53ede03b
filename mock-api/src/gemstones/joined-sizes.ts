import type { StoneSize } from './gemstone-query.ts'

/** Sizes of one shape that meet as one, because a setting's heads follow one another. */
export function joinedSizes(sizes: readonly StoneSize[]): StoneSize[] {
  const joined: StoneSize[] = []
  for (const size of sizes.toSorted(
    (a, b) => (a.shape ?? -1) - (b.shape ?? -1) || a.length.from - b.length.from,
  )) {
    const before = joined.at(-1)
    if (before && before.shape === size.shape && size.length.from <= before.length.to) {
      joined[joined.length - 1] = {
        shape: size.shape,
        length: { from: before.length.from, to: Math.max(before.length.to, size.length.to) },
      }
    } else joined.push(size)
  }
  return joined
}
