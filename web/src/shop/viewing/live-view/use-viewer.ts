import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import type { AskedView, DrawnPictures } from './drawn-view.ts'
import type { ViewedPiece } from './viewed-piece.ts'
import type { Viewer, ViewerState } from './viewer/viewer.ts'
import { isWornView } from './worn-view.ts'

export interface LiveView {
  /** `loading` while there is no picture yet, `none` where there can be none. */
  readonly state: ViewerState | 'loading'
  readonly viewer: RefObject<Viewer | null>
}

interface ViewerUse {
  /** It stands in a page, which a finger and a wheel go on to scroll. */
  readonly isInPage?: boolean
  /** Told with every picture how far the piece is turned from how it was shown first, in radians. */
  readonly onTurn?: (angle: number) => void
  /** Told of small pictures of its views. */
  readonly onThumbs?: ((pictures: DrawnPictures) => void) | undefined
  /** The view to go to, with another object each time; none for the piece as it is shown first. */
  readonly asked?: AskedView | null | undefined
}

/**
 * Shows a piece in an element as long as it stands, and whatever becomes of the piece. The viewer is loaded when
 * it is needed first; where it cannot be loaded, the state is `none`.
 */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  { piece, metal, stoneLook, stoneTint, skin }: ViewedPiece,
  { isInPage = false, onTurn, onThumbs, asked = null }: ViewerUse = {},
): LiveView {
  const viewer = useRef<Viewer | null>(null)
  const latest = useRef<ViewedPiece>({ piece, metal, stoneLook, stoneTint, skin })
  const [state, setState] = useState<LiveView['state']>('loading')
  const lookAsked = useEffectEvent(() => {
    const view = asked?.view ?? null
    if (view !== null && !isWornView(view)) viewer.current?.look(view)
  })
  const tellThumbs = useEffectEvent((pictures: DrawnPictures) => onThumbs?.(pictures))
  const hasThumbs = onThumbs !== undefined
  useEffect(() => {
    let isWanted = true
    const begin = async () => {
      const { startViewer } = await import('./viewer/viewer.ts')
      if (!isWanted || !host.current) return
      viewer.current = startViewer(host.current, latest.current, {
        isInPage,
        onTurn,
        onState: setState,
        ...(hasThumbs && { onThumbs: (pictures) => tellThumbs(pictures) }),
      })
      lookAsked()
    }
    begin().catch((error: unknown) => {
      reportError(error, { where: 'live view' })
      if (isWanted) setState('none')
    })
    return () => {
      isWanted = false
      viewer.current?.release()
      viewer.current = null
    }
  }, [host, isInPage, onTurn, hasThumbs])
  useEffect(() => {
    latest.current = { piece, metal, stoneLook, stoneTint, skin }
    viewer.current?.show(latest.current)
  }, [piece, metal, stoneLook, stoneTint, skin])
  useEffect(() => {
    if (asked) lookAsked()
  }, [asked])
  return { state, viewer }
}
