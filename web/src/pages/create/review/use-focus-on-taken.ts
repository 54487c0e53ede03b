import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to what a review says of stones that lie in the basket, which brings it into sight: whoever pressed
 * "Add to the setting" asked for just that, and it stands where the button would. Who is elsewhere on the page stays
 * there.
 */
export function useFocusOnTaken(isTaken: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isTaken) return
    // A new page scrolls to its top once it is painted; the notice comes after that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) box.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isTaken])
  return box
}
