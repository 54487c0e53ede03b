import { useMemo } from 'react'
import { currentLink, type CurrentLink } from '#data/payment-link/current-link.ts'
import { useAlive } from '#ui/use-alive.ts'

/** The link that this tab pays; null for none, undefined until the browser is asked: the server knows none. */
export function useCurrentLink(): CurrentLink | null | undefined {
  const isAlive = useAlive()
  return useMemo(() => (isAlive ? currentLink() : undefined), [isAlive])
}
