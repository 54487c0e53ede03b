import { startTransition, useEffect, useState } from 'react'

let isPageAlive = false

/** Whether the script has taken over the page that came from the server: what is drawn from then on never was there. */
export function isAlive(): boolean {
  return isPageAlive
}

/** To be called once a page is hydrated. */
export function setAlive(): void {
  isPageAlive = true
}

/**
 * Whether the script has taken over a component: false on the server and when it is first drawn, since a part of the
 * page may wake long after the rest. What changes then is drawn piece by piece as there is time for it; `useHydrated`
 * of the router has all of it drawn in one go, before the next touch can be answered.
 */
export function useAlive(): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => startTransition(() => setKnown(true)), [])
  return isKnown
}
