/** Pixels from the window at which something is near: what is fetched then is mostly there when it comes into sight. */
const near = '400px'

/** Acts whenever an element comes near the window; gives what stops it from watching. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
