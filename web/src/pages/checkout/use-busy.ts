import { useEffect, useRef, useState } from 'react'

export interface Busy {
  /** For the page to show. */
  readonly isPending: boolean
  /** The same at this very moment, for a second press. */
  readonly isNow: () => boolean
  readonly set: (busy: boolean) => void
}

/** Whether something is under way. A page that was left meanwhile, and is shown again as it was, is done with it. */
export function useBusy(): Busy {
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  function set(busy: boolean): void {
    isBusy.current = busy
    setPending(busy)
  }
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setPending(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { isPending, isNow: () => isBusy.current, set }
}
