/** All that is below the window counts as in it: a jump from above an element to below it is told of too. */
const allBelow = '0px 0px 99999px'

/**
 * Tells whether an element has left the window at its top, and whether any of it has, soon and with every change; gives
 * what stops it.
 */
export function whenGoneAbove(
  element: Element,
  tell: (isGone: boolean, isPartlyGone: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page is told of several changes at once: how it stands is the last.
      const last = entries.at(-1)
      if (last) tell(!last.isIntersecting, last.intersectionRatio < 1)
    },
    { rootMargin: allBelow, threshold: [0, 1] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
