import { useEffect, useState, type RefObject } from 'react'

/** Whether a row that scrolls sideways stands at one of its ends; at both of them when all of it is in sight. */
export interface RowEnds {
  readonly isStart: boolean
  readonly isEnd: boolean
}

const unknown: RowEnds = { isStart: true, isEnd: true }

/** Pixels by which a browser may miss an end. */
const tolerance = 2

/** Where a row stands in what can be scrolled of it; as if all were in sight until it has been measured. */
export function useRowEnds(row: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState(unknown)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const next = endsOf(element)
      setEnds((known) => (known.isStart === next.isStart && known.isEnd === next.isEnd ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}

/** The ends that a row has reached. */
export function endsOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): RowEnds {
  return {
    isStart: scrollLeft <= tolerance,
    isEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
  }
}
