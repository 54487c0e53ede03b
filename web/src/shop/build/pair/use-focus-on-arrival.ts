import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to the heading of an id when an address leads to it, also again from the page it stands on: the
 * router scrolls there, but leaves the focus on the link.
 */
export function useFocusOnArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    function focus() {
      if (router.state.location.hash === id) heading.current?.focus({ preventScroll: true })
    }
    // A page that has just been opened may have been rendered before this.
    focus()
    return router.subscribe('onRendered', focus)
  }, [router, id])
  return heading
}
