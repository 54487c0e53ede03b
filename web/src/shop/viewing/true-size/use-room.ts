import { useEffect, useState, type RefObject } from 'react'

/** Pixels of the page that an element is wide; 0 until it stands there. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [roomPx, setRoomPx] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    // Reports at once, and again when the page is turned or zoomed.
    const observer = new ResizeObserver(([entry]) => entry && setRoomPx(entry.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return roomPx
}
