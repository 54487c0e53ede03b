import { useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSamePage } from './same-page.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether its query, not its path, says what the page is of. */
    readonly isOfQuery?: boolean
  }
}

/**
 * Does on a new page what a full page load would: says its title to a screen reader, and lets the keyboard start at
 * its content unless the focus is in there already. So it does after another search, which has an address of the same
 * path. Nothing where a page keeps its title, nor in a list whose filters change: it says its count, once.
 */
export function RouteAnnouncer({ contentId }: { readonly contentId: string }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let shownTitle = document.title
    let shown: AnyRouteMatch | undefined = router.state.matches.at(-1)
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const isNew = document.title !== shownTitle
      const before = shown
      shownTitle = document.title
      shown = router.state.matches.at(-1)
      if (!fromLocation || !isNew) return
      const isOther = pathChanged ? !isSamePage(before, shown) : shown?.staticData.isOfQuery === true
      if (!isOther) return
      setTitle(shownTitle)
      focus(contentId)
    })
  }, [router, contentId])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}

/** What was pressed has gone with its page, or is a link of the header, from where all of it would be walked again. */
function focus(id: string): void {
  const content = document.getElementById(id)
  // The place of a page that is gone back to is restored by the router.
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
}
