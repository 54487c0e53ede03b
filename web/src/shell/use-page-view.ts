import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { track } from '#data/track.ts'

/** Tells the data layer of every view: at the first load and after each navigation to another path. */
export function usePageView(): void {
  const router = useRouter()
  useEffect(() => {
    function tell() {
      const { staticData, params } = router.state.matches.at(-1) ?? {}
      const viewName = staticData?.viewNameOf?.(params ?? {}) ?? staticData?.viewName ?? 'NotFound'
      track({ event: 'page_view', viewName, title: document.title, path: location.pathname })
    }
    tell()
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) tell()
    })
  }, [router])
}
