import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How much closer a step looks, and two taps. */
const step = 1.5
const leap = 3
/** How far down a picture that is still whole one looks closer, unless a finger says where. */
const headShare = 0.32

/** A place of the window, and which place of a picture lies there, in shares of its side. */
interface Held {
  readonly x: number
  readonly y: number
  readonly acrossShare: number
  readonly downShare: number
}

export interface Zoom {
  /** How many times as large as it fits. */
  readonly zoom: number
  readonly canCloser: boolean
  readonly canFarther: boolean
  readonly closer: () => void
  readonly farther: () => void
}

/**
 * Looks closer at what scrolls in an element, its first child: by a step, by two fingers, by a wheel with Ctrl and by
 * two taps. What lies below the fingers stays there; else what is in the middle.
 */
export function useZoom(view: RefObject<HTMLElement | null>, most: number): Zoom {
  const [zoom, setZoom] = useState(1)
  const held = useRef<Held | null>(null)

  function zoomBy(factor: number, x?: number, y?: number): void {
    // At an end nothing is drawn anew, and what was held now would be laid back with whatever is drawn next.
    const isAtEnd = factor > 1 ? zoom >= most : zoom <= 1
    if (!view.current || isAtEnd) return
    held.current = heldAt(view.current, x, y)
    // Rings carry their stones above the middle.
    if (zoom === 1 && x === undefined) held.current = { ...held.current, downShare: headShare }
    setZoom((known) => Math.min(most, Math.max(1, known * factor)))
  }

  useLayoutEffect(() => {
    if (view.current && held.current) layBack(view.current, held.current)
    held.current = null
  })

  const zoomAt = useEffectEvent((factor: number, x: number, y: number) => zoomBy(factor, x, y))
  const leapAt = useEffectEvent((x: number, y: number) => zoomBy(zoom > 1 ? 1 / zoom : leap, x, y))
  useEffect(() => {
    const ended = new AbortController()
    if (view.current) {
      followFingers(view.current, {
        zoomAt: (factor, x, y) => zoomAt(factor, x, y),
        leapAt: (x, y) => leapAt(x, y),
        signal: ended.signal,
      })
    }
    return () => ended.abort()
  }, [view])

  return {
    zoom,
    canCloser: zoom < most,
    canFarther: zoom > 1,
    closer: () => zoomBy(step),
    farther: () => zoomBy(1 / step),
  }
}

interface FollowUse {
  readonly zoomAt: (factor: number, x: number, y: number) => void
  /** Two taps. */
  readonly leapAt: (x: number, y: number) => void
  readonly signal: AbortSignal
}

/** Listens to two fingers, a wheel and two taps until the signal ends it; one finger goes on to scroll. */
function followFingers(element: HTMLElement, { zoomAt, leapAt, signal }: FollowUse): void {
  let spanPx = 0
  const pinch = (event: TouchEvent) => {
    const [first, second] = event.touches
    if (!first || !second) return
    event.preventDefault()
    const nowPx = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
    if (event.type === 'touchmove' && spanPx > 0) {
      zoomAt(nowPx / spanPx, (first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2)
    }
    spanPx = nowPx
  }
  const turnWheel = (event: WheelEvent) => {
    // Two fingers on a pad arrive as a wheel with Ctrl.
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY * 0.01), event.clientX, event.clientY)
  }
  element.addEventListener('touchstart', pinch, { signal, passive: false })
  element.addEventListener('touchmove', pinch, { signal, passive: false })
  element.addEventListener('wheel', turnWheel, { signal, passive: false })
  element.addEventListener('dblclick', ({ clientX, clientY }) => leapAt(clientX, clientY), { signal })
}

/** What lies at a place of the window, or in the middle of the view. */
function heldAt(view: HTMLElement, x?: number, y?: number): Held {
  const box = view.getBoundingClientRect()
  const at = { x: x ?? box.left + view.clientWidth / 2, y: y ?? box.top + view.clientHeight / 2 }
  const picture = view.firstElementChild?.getBoundingClientRect() ?? box
  return {
    ...at,
    acrossShare: (at.x - picture.left) / Math.max(1, picture.width),
    downShare: (at.y - picture.top) / Math.max(1, picture.height),
  }
}

/** Scrolls so that what lay at a place lies there again. */
function layBack(view: HTMLElement, { x, y, acrossShare, downShare }: Held): void {
  const picture = view.firstElementChild?.getBoundingClientRect()
  if (!picture) return
  view.scrollBy({
    left: picture.left + acrossShare * picture.width - x,
    top: picture.top + downShare * picture.height - y,
    behavior: 'instant',
  })
}
