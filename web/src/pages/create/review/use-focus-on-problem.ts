import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to the title of a review against whose piece something begins to speak while it is open,
 * as when its stone turns out to be sold: the button that was pressed has gone with the order.
 */
export function useFocusOnProblem(hasProblem: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const hadProblem = useRef(hasProblem)
  useEffect(() => {
    const isNew = hasProblem && !hadProblem.current
    hadProblem.current = hasProblem
    // Whoever is elsewhere on the page stays there.
    if (isNew && document.activeElement === document.body) title.current?.focus()
  }, [hasProblem])
  return title
}
