import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Says the new page's title to a screen reader, as a full page load would. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
