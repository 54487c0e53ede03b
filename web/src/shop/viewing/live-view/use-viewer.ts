import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ViewedPiece } from './viewed-piece.ts'
import type { Viewer, ViewerState } from './viewer/viewer.ts'

interface LiveView {
  /** `loading` while there is no picture yet, `none` where there can be none. */
  readonly state: ViewerState | 'loading'
  readonly viewer: RefObject<Viewer | null>
}

/**
 * Shows a piece in an element as long as it stands, and whatever becomes of the piece. The viewer is loaded when
 * it is wanted first; where it cannot be loaded, the state is `none`.
 */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  { piece, metal, stoneLook }: ViewedPiece,
): LiveView {
  const viewer = useRef<Viewer | null>(null)
  const latest = useRef<ViewedPiece>({ piece, metal, stoneLook })
  const [state, setState] = useState<LiveView['state']>('loading')
  useEffect(() => {
    let isWanted = true
    const begin = async () => {
      const { startViewer } = await import('./viewer/viewer.ts')
      if (isWanted && host.current) viewer.current = startViewer(host.current, latest.current, setState)
    }
    begin().catch(() => isWanted && setState('none'))
    return () => {
      isWanted = false
      viewer.current?.release()
      viewer.current = null
    }
  }, [host])
  useEffect(() => {
    latest.current = { piece, metal, stoneLook }
    viewer.current?.show(latest.current)
  }, [piece, metal, stoneLook])
  return { state, viewer }
}
