import { useSyncExternalStore } from 'react'
import { backgroundLoad, type BackgroundLoad } from '#lib/background-load.ts'
import { untilKept } from './kept-text.ts'
import { reportError } from './report-error.ts'

/** Tells what a store holds, at once and after every change, until the answer is called. */
export type Watch<Seen> = (tell: (seen: Seen) => void) => () => void

/** Looks at a store for rendering; gives the same as long as the store says the same. */
export type UseLazy<Seen> = <Value extends string | number | boolean | null>(
  select: (seen: Seen) => Value,
) => Value

/**
 * Looks at a store whose code is loaded after the page, which is shown without it, once the store remembers something:
 * the fallback stands for what it holds until then. Code that could not be loaded is loaded again, also when something
 * else begins to look.
 */
export function lazyStore<Seen>(
  storeName: string,
  fallback: Seen,
  loadWatch: () => Promise<Watch<Seen>>,
): UseLazy<Seen> {
  // One wait for all that look, however often they come and go.
  let kept: Promise<void> | null = null
  const loadKept = async () => {
    await (kept ??= untilKept(storeName))
    return loadWatch()
  }
  const watch = sharedWatch(fallback, loadKept, (error) => reportError(error, { where: storeName }))
  return (select) =>
    useSyncExternalStore(
      watch.listen,
      () => select(watch.seen()),
      () => select(fallback),
    )
}

/** One watch for all that look, from the first that begins to the last that ends. */
export function sharedWatch<Seen>(
  fallback: Seen,
  loadWatch: () => Promise<Watch<Seen>>,
  onFailure: (error: unknown) => void,
) {
  let seen = fallback
  let loading: BackgroundLoad | null = null
  let stopWatching: (() => void) | null = null
  const listeners = new Set<() => void>()

  function tell(next: Seen): void {
    seen = next
    for (const listener of listeners) listener()
  }

  function watch(watchStore: Watch<Seen>): void {
    stopWatching = watchStore(tell)
  }

  function listen(onChange: () => void): () => void {
    listeners.add(onChange)
    loading ??= backgroundLoad(loadWatch, watch, onFailure)
    loading.need()
    return () => {
      listeners.delete(onChange)
      if (listeners.size > 0) return
      loading?.stop()
      loading = null
      stopWatching?.()
      stopWatching = null
    }
  }

  return { listen, seen: () => seen }
}
