import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'

/** How long a slide is shown (rules/shell#top-bar). */
const slideMs = 5000

/** Which of several slides is shown, and what stops it. */
export interface Rotation {
  readonly shown: number
  /** Whether the next one comes by itself: neither paused, nor held by a mouse or the focus. */
  readonly isRunning: boolean
  readonly isPaused: boolean
  /** Shows another: the next one at 1, the one before at -1, round and round. */
  readonly step: (by: 1 | -1) => void
  readonly setPaused: (isPaused: boolean) => void
}

/** Shows one slide after the other, once the script is there; paused from the start for who asks for less motion. */
export function useRotation(place: RefObject<HTMLElement | null>, count: number): Rotation {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(asksForLessMotion)
  const isHeld = useIsHeld(place)
  const isRunning = isHydrated && !isPaused && !isHeld
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setShown((shown + 1) % count), slideMs)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])
  const step = (by: 1 | -1) => setShown((now) => (now + by + count) % count)
  return { shown, isRunning, isPaused, step, setPaused }
}

/** Whether a mouse rests on an element, or the focus is in it. */
function useIsHeld(place: RefObject<HTMLElement | null>): boolean {
  const [hasMouse, setMouse] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const abort = new AbortController()
    const options = { signal: abort.signal }
    const onEnter = ({ pointerType }: PointerEvent) => setMouse(pointerType === 'mouse')
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      setFocus(relatedTarget instanceof Node && element.contains(relatedTarget))
    element.addEventListener('pointerenter', onEnter, options)
    element.addEventListener('pointerleave', () => setMouse(false), options)
    element.addEventListener('focusin', () => setFocus(true), options)
    element.addEventListener('focusout', onBlur, options)
    return () => abort.abort()
  }, [place])
  return hasMouse || hasFocus
}

/** Never on the server, which shows nothing that depends on it. */
function asksForLessMotion(): boolean {
  return !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches
}
