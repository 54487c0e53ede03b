import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * The number of results takes the focus when a choice took its own control away, as a chip does: the next
 * key press then goes on at the list, not at the top of the page.
 */
export function useFocusOnCount() {
  const router = useRouter()
  const count = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let held: Element | null = null
    const offBefore = router.subscribe('onBeforeNavigate', () => {
      held = document.activeElement
    })
    const offAfter = router.subscribe('onRendered', () => {
      const before = held
      held = null
      // What hangs on the address that has now been reached goes only after this.
      requestAnimationFrame(() => {
        if (before && before !== document.body && !before.isConnected) {
          count.current?.focus({ preventScroll: true })
        }
      })
    })
    return () => {
      offBefore()
      offAfter()
    }
  }, [router])
  return count
}
