import { useEffect } from 'react'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'

/**
 * Does something at the press of whatever bears a mark, wherever it stands and however late its part of the page wakes.
 * With a key that opens a link elsewhere a link is a link. `onPress` is the same at every rendering.
 */
export function useMarkedPress(mark: `data-${string}`, onPress: (marked: HTMLElement) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { target } = event
      const marked = target instanceof Element ? target.closest<HTMLElement>(`[${mark}]`) : null
      if (!marked || (marked.tagName === 'A' && opensElsewhere(event))) return
      event.preventDefault()
      // Not every browser focuses what is pressed.
      marked.focus({ preventScroll: true })
      onPress(marked)
    }
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [mark, onPress])
}
