import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'

/**
 * Whether what is shown has been laid out and the browser has nothing else to do. From then on it may leave out what is
 * far from sight, whose size it remembers; `shown` says what that is, and another begins anew.
 */
export function useAtRest(shown: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    let stopWaiting: (() => void) | null = null
    // It is laid out after this, in the same frame.
    const frame = requestAnimationFrame(() => {
      stopWaiting = whenIdle(() => setRested(shown))
    })
    return () => {
      cancelAnimationFrame(frame)
      stopWaiting?.()
    }
  }, [shown])
  return rested === shown
}
