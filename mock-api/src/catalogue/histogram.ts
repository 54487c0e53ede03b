/** Parts of a histogram (schema, DesignPriceRange). */
const parts = 24

/**
 * How many numbers lie in each part of the range between the least and the most: parts go up by the same share of what
 * each begins at, and the last takes in the most. All of them in the first where they are the same.
 */
export function histogramOf(
  numbers: Iterable<number>,
  { min, max }: { readonly min: number; readonly max: number },
): number[] {
  const histogram = Array.from({ length: parts }, () => 0)
  for (const each of numbers) {
    const way = max > min && min > 0 ? Math.log(each / min) / Math.log(max / min) : 0
    const part = Math.min(parts - 1, Math.floor(way * parts))
    histogram[part] = (histogram[part] ?? 0) + 1
  }
  return histogram
}
