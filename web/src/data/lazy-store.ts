import { useSyncExternalStore } from 'react'
import { reportError } from './report-error.ts'

/** Tells what a store holds, at once and after every change, until the answer is called. */
export type Watch<Seen> = (tell: (seen: Seen) => void) => () => void

/** Looks at a store for rendering; gives the same as long as the store says the same. */
export type UseLazy<Seen> = <Value extends string | number | boolean | null>(
  select: (seen: Seen) => Value,
) => Value

/**
 * Looks at a store whose code waits for the page, which does not need it to come alive: what is said stands for it
 * until the code has come, and where it does not come. All that look share one watch.
 */
export function lazyStore<Seen>(
  whenAbsent: Seen,
  fetchWatch: () => Promise<Watch<Seen>>,
  where: string,
): UseLazy<Seen> {
  let seen = whenAbsent
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()

  function listen(onChange: () => void): () => void {
    listeners.add(onChange)
    if (listeners.size === 1) void watch()
    return () => {
      listeners.delete(onChange)
      if (listeners.size > 0) return
      stop?.()
      stop = null
    }
  }

  async function watch(): Promise<void> {
    try {
      const watchStore = await fetchWatch()
      if (listeners.size === 0 || stop) return
      stop = watchStore((next) => {
        seen = next
        for (const listener of listeners) listener()
      })
    } catch (error) {
      reportError(error, { where })
    }
  }

  return (select) =>
    useSyncExternalStore(
      listen,
      () => select(seen),
      () => select(whenAbsent),
    )
}
