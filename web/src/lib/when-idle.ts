const longestWaitMs = 5000

/** Acts once the browser has nothing else to do, or soon where it does not tell; gives what stops that. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: longestWaitMs })
  return () => cancelIdleCallback(id)
}
