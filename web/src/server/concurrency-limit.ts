/** Runs work, `limit` pieces at a time; null at once for a piece more, of which nothing is then done. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | null>

export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  let running = 0
  return async (work) => {
    if (running >= limit) return null
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
