import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import type { CloseUpState } from '#shop/viewing/live-view/viewer/close-up.ts'
import { pixelsInSight } from './part-in-sight.ts'
import styles from './enlarged-picture.module.css'

interface SharpLayerProps {
  /** What the picture scrolls in. */
  readonly view: RefObject<HTMLElement | null>
  readonly piece: () => Promise<ViewedPiece | null>
  /** How many pixels the file has along a side: with fewer on the screen it is sharp enough. */
  readonly filePixels: number
  /** Told where nothing can be drawn. */
  readonly onNone: () => void
}

/** So long after the last movement it is drawn: a picture that moves is not looked at closely. */
const restMs = 120

/**
 * What is in sight of a picture, drawn by the live view in its place as soon as the screen shows more of it than its
 * file holds. The picture lies below, for what is not drawn yet and where nothing can be.
 */
export function SharpLayer({ view, piece, filePixels, onNone }: SharpLayerProps) {
  const host = useRef<HTMLSpanElement>(null)
  const loadPiece = useEffectEvent(piece)
  const told = useEffectEvent((state: CloseUpState) => {
    if (state === 'none') onNone()
    else host.current?.setAttribute('data-state', state)
  })
  useEffect(() => {
    const [layer, scroller] = [host.current, view.current]
    if (!layer || !scroller) return undefined
    const ended = new AbortController()
    let closeUp: { readonly show: (part: ReturnType<typeof pixelsInSight>) => void } | null = null
    let isAsked = false
    let timer = 0

    const draw = () => {
      const part = pixelsInSight(layer, scroller)
      if (closeUp) closeUp.show(part)
      else if (!isAsked && part.sidePixels > filePixels) {
        isAsked = true
        begin().catch((error: unknown) => reportError(error, { where: 'close-up' }))
      }
    }
    const begin = async () => {
      const [{ startCloseUp }, viewed] = await Promise.all([
        import('#shop/viewing/live-view/viewer/viewer.ts'),
        loadPiece(),
      ])
      if (!viewed || ended.signal.aborted) return
      const started = startCloseUp(layer, viewed, (state) => told(state))
      ended.signal.addEventListener('abort', started.release)
      closeUp = started
      draw()
    }
    const whenAtRest = () => {
      clearTimeout(timer)
      timer = window.setTimeout(draw, restMs)
    }
    const size = new ResizeObserver(whenAtRest)
    size.observe(layer)
    scroller.addEventListener('scroll', whenAtRest, { signal: ended.signal })
    return () => {
      clearTimeout(timer)
      size.disconnect()
      ended.abort()
    }
  }, [view, filePixels])
  return <span ref={host} className={styles.sharp} aria-hidden="true" />
}
