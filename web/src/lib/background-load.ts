export interface BackgroundLoad {
  /** To be called whenever it is needed: loads it, unless it is loaded or being loaded. */
  readonly need: () => void
  /** Ends it: what arrives later is not handed over. */
  readonly stop: () => void
}

/**
 * Loads what a page works without, and tries again after a failure: when it is next needed, when the browser is online
 * again, and when the visitor comes back to the tab. A second `import()` of the same file fetches it again where
 * browsers keep no failures, as the HTML standard says since 2026 and Chromium and WebKit do; where one still keeps
 * them the next page load fetches the file. `onLoaded` is called once, `onFailure` for each failure.
 */
export function backgroundLoad<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded: (loaded: Loaded) => void,
  onFailure: (error: unknown) => void,
): BackgroundLoad {
  let state: 'idle' | 'loading' | 'ended' = 'idle'
  let stopWaiting: (() => void) | null = null
  // A failure may be known only after what ended its cause.
  let isWorthRetrying = false

  async function attempt(): Promise<void> {
    state = 'loading'
    stopWaiting ??= whenWorthRetrying(retry)
    isWorthRetrying = false
    try {
      const loaded = await load()
      if (isEnded()) return
      state = 'ended'
      stopWaiting()
      onLoaded(loaded)
    } catch (error) {
      onFailure(error)
      if (isEnded()) return
      state = 'idle'
      if (isWorthRetrying) need()
    }
  }

  // Asked anew after a wait: meanwhile `stop` may have been called.
  const isEnded = () => state === 'ended'

  function need(): void {
    if (state === 'idle') void attempt()
  }

  function retry(): void {
    isWorthRetrying = true
    need()
  }

  return {
    need,
    stop() {
      state = 'ended'
      stopWaiting?.()
    },
  }
}

/** Acts whenever what failed may succeed by now; gives what stops that. */
function whenWorthRetrying(act: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') act()
  }
  window.addEventListener('online', act)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', act)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
