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
  /** Whether it could not be had when it was last asked for; false while it is being loaded. */
  readonly hasFailed: () => boolean
  /** Loads it if nobody has yet, and tells whenever it is being loaded, has come or could not be had; gives what stops that. */
  readonly watch: (tell: () => void) => () => void
  /** Loads it, before a page is shown that is drawn with it. Rejects where it cannot be had. */
  readonly need: () => Promise<void>
  /** The same for a page that stands without it: a failure is told, and what draws it loads it again. */
  readonly preload: () => Promise<void>
}

/** Loads something when it is first needed. A failure is told, and it is loaded again when that may succeed. */
export function lazyLoad<Loaded>(
  load: () => Promise<Loaded>,
  preloaded: Loaded | null,
  onFailure: (error: unknown) => void,
): LazyLoad<Loaded> {
  let loaded = preloaded
  let hasFailed = false
  const watching = new Set<() => void>()
  const loading = backgroundLoad(attempt, accept, fail)

  function attempt(): Promise<Loaded> {
    hasFailed = false
    tellAll()
    return load()
  }

  function accept(arrived: Loaded): void {
    loaded = arrived
    hasFailed = false
    tellAll()
  }

  function fail(error: unknown): void {
    onFailure(error)
    hasFailed = true
    tellAll()
  }

  function tellAll(): void {
    for (const tell of watching) tell()
  }

  function watch(tell: () => void): () => void {
    watching.add(tell)
    if (loaded === null) loading.need()
    return () => watching.delete(tell)
  }

  async function need(): Promise<void> {
    if (loaded === null) accept(await load())
  }

  return {
    loaded: () => loaded,
    hasFailed: () => hasFailed,
    watch,
    isLoaded: () => loaded !== null,
    whenLoaded(act) {
      if (loaded !== null) {
        act()
        return () => undefined
      }
      const stop = watch(() => {
        if (loaded === null) return
        stop()
        act()
      })
      return stop
    },
    need,
    preload: () => need().catch(onFailure),
  }
}
