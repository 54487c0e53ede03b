import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Says the new page's title to a screen reader, as a full page load would; nothing where a page keeps its title,
 * as a list does whose filters change: it says its count.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let shownTitle = document.title
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const isNew = document.title !== shownTitle
      shownTitle = document.title
      if (pathChanged && fromLocation && isNew) setTitle(shownTitle)
    })
  }, [router])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
