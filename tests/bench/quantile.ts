/** The value below which this share of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
}

/** What some work results in, and how many milliseconds it took. */
export function timed<Result>(work: () => Result): [result: Result, tookMs: number] {
  const startedMs = performance.now()
  const result = work()
  return [result, performance.now() - startedMs]
}
