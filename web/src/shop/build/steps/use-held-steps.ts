import { useEffect, useRef, useState, type RefObject } from 'react'
import { whenGoneAbove } from '#lib/when-gone-above.ts'

interface HeldSteps {
  /** Stands where the header of the shop becomes fixed: what is above it has left the window. */
  readonly marker: RefObject<HTMLDivElement | null>
  readonly bar: RefObject<HTMLElement | null>
  /** The height that the bar has in the page, in pixels, while it is held in view; null while it stands there. */
  readonly heldHeight: number | null
}

/** Whether the steps have left the window, so that they are held below the header, and the room they leave. */
export function useHeldSteps(): HeldSteps {
  const marker = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [heldHeight, setHeldHeight] = useState<number | null>(null)
  useEffect(() => {
    if (!marker.current) return
    return whenGoneAbove(marker.current, (isHeld) =>
      setHeldHeight(isHeld ? (bar.current?.offsetHeight ?? null) : null),
    )
  }, [])
  return { marker, bar, heldHeight }
}
