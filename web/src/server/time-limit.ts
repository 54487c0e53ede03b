export interface TimeLimit {
  /** Aborted, as `AbortSignal.timeout` is, when the time is over. */
  readonly signal: AbortSignal
  /** To be called once nothing waits any more: until then all that listens stays in memory. */
  readonly end: () => void
}

/**
 * A limit that can be ended before its time. A signal of `AbortSignal.timeout` holds whatever has listened to it until
 * its time is over: at a hundred pages a second, those of four seconds.
 */
export function createTimeLimit(limitMs: number): TimeLimit {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('It took too long', 'TimeoutError')),
    limitMs,
  )
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
