/** A promise cannot be handed over while it waits: wrapped, a handle to it can. */
export interface ResultsTimer {
  readonly tookMs: Promise<number>
}

/**
 * Runs in the page, before a filter is set: waits until `count` says another number, which it does together with
 * the list, then until the frame that shows both is painted. Gives the milliseconds since the end of the first
 * answer of the API; fails where nothing changes or nothing was asked.
 */
export function resultsTimer(count: Element): ResultsTimer {
  const limitMs = 20_000
  const before = count.textContent
  performance.clearResourceTimings()

  async function time(): Promise<number> {
    await otherNumber()
    const paintedMs = await painted()
    const entries = performance.getEntriesByType('resource')
    const answer = entries.find(({ name }) => new URL(name).pathname === '/api/graphql')
    if (!(answer instanceof PerformanceResourceTiming)) throw new Error(`Nothing was asked after ${before}`)
    return paintedMs - answer.responseEnd
  }

  function otherNumber(): Promise<void> {
    return new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => {
        // In between it may say that the list loads.
        if (count.textContent === before || !/\d/.test(count.textContent)) return
        observer.disconnect()
        clearTimeout(limit)
        resolve()
      })
      const limit = setTimeout(() => reject(new Error(`Nothing else came after ${before}`)), limitMs)
      observer.observe(count, { subtree: true, childList: true, characterData: true })
    })
  }

  /** A message is delivered after the frame whose callbacks sent it. */
  function painted(): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  }

  return { tookMs: time() }
}
