import { useMatch, useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long a page may take before its outline stands in for it, in milliseconds. */
const outlineAfterMs = 1000

/**
 * Keeps a list on the page, and the focus in it, until the answer to another choice of filters is there,
 * however long that takes. Only a list that is come to from elsewhere shows its outline.
 */
export function useKeepShown(): void {
  const router = useRouter()
  const { routeId } = useMatch({ strict: false })
  useEffect(() => {
    waitFor(router, routeId, Infinity)
    return () => waitFor(router, routeId, outlineAfterMs)
  }, [router, routeId])
}

/** The router asks a route for its patience when that has run out, not once at the start. */
function waitFor({ routesById }: AnyRouter, routeId: string, pendingMs: number): void {
  const route = routesById[routeId]
  if (route) route.options.pendingMs = pendingMs
}
