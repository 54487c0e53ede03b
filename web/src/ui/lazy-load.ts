import { backgroundLoad } from '#lib/background-load.ts'

/** What a part of the page needs before it can wake: its code, and now and then what it shows. */
export interface LazyCode {
  readonly isLoaded: () => boolean
  /** Acts once all is there, and loads it if nobody has yet; gives what stops that. */
  readonly whenLoaded: (act: () => void) => () => void
}

export interface LazyLoad<Loaded> extends LazyCode {
  /** What was loaded; null before that. */
  readonly loaded: () => Loaded | null
  /** Loads it, before a page is shown that is drawn with it. Rejects where it cannot be had. */
  readonly need: () => Promise<void>
}

/** Loads something when it is first needed. A failure is told, and it is loaded again when that may succeed. */
export function lazyLoad<Loaded>(
  load: () => Promise<Loaded>,
  preloaded: Loaded | null,
  onFailure: (error: unknown) => void,
): LazyLoad<Loaded> {
  let loaded = preloaded
  const waiting = new Set<() => void>()
  const loading = backgroundLoad(load, accept, onFailure)

  function accept(arrived: Loaded): void {
    loaded = arrived
    for (const act of waiting) act()
    waiting.clear()
  }

  return {
    loaded: () => loaded,
    isLoaded: () => loaded !== null,
    whenLoaded(act) {
      if (loaded !== null) {
        act()
        return () => undefined
      }
      waiting.add(act)
      loading.need()
      return () => waiting.delete(act)
    },
    async need() {
      if (loaded === null) accept(await load())
    },
  }
}
