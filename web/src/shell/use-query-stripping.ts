import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepAllowedClickId } from '#data/consent/follow-consent.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { strippedAddress } from './stripped-address.ts'

/**
 * Takes the query out of an address, on the page that was opened and after each navigation, once its click identifier
 * has been read (rules/shell#query-stripping). In place, so that nobody goes back to it, and the page stays as it is.
 */
export function useQueryStripping(): void {
  const router = useRouter()
  useEffect(() => {
    function strip() {
      keepAllowedClickId(location.search)
      const kept = strippedAddress(location)
      if (!kept) return
      const hash = kept.keepsHash ? { hash: true as const } : {}
      void router.navigate({ to: '.', search: {}, ...hash, replace: true, resetScroll: false })
    }
    const stopWaiting = whenIdle(strip)
    const unsubscribe = router.subscribe('onRendered', strip)
    return () => {
      stopWaiting()
      unsubscribe()
    }
  }, [router])
}
