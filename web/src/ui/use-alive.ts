import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the script has taken over a component: false on the server and when it is first drawn, since a part of the
 * page may wake long after the rest. What changes then is drawn piece by piece as there is time for it; `useHydrated`
 * of the router has all of it drawn in one go, before the next touch can be answered.
 */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
