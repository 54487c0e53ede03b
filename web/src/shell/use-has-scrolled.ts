import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether the page is scrolled far enough for the fixed header: past a marker that the style sheet puts
 * 140 px from the top at widths of 1024 px and more, 80 px below (rules/shell#thresholds).
 */
export function useHasScrolled(): { hasScrolled: boolean; marker: RefObject<HTMLDivElement | null> } {
  const marker = useRef<HTMLDivElement>(null)
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    if (!marker.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])
  return { hasScrolled, marker }
}
