import { useEffect, useId, useRef, type ReactNode, type RefObject, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { CornerClose } from '#ui/corner-close.tsx'
import { Picture } from '#ui/picture.tsx'
import type { StillPicture } from './still-picture.ts'
import type { ViewedPiece } from './viewed-piece.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { Move } from './viewer/orbit.ts'
import type { Viewer, ViewerState } from './viewer/viewer.ts'
import styles from './live-view.module.css'

/** A press turns by an eighth, tilts by a twelfth of a turn or looks a quarter closer. */
const turn = Math.PI / 4
const tilt = Math.PI / 6
const zoom = 1.25

const moves: readonly { readonly name: () => string; readonly icon: IconName; readonly move: Move }[] = [
  { name: m.live_view_turn_left, icon: 'previous', move: { yaw: turn } },
  { name: m.live_view_turn_right, icon: 'next', move: { yaw: -turn } },
  { name: m.live_view_higher, icon: 'up', move: { elevation: tilt } },
  { name: m.live_view_lower, icon: 'chevron', move: { elevation: -tilt } },
  { name: m.live_view_closer, icon: 'plus', move: { zoom } },
  { name: m.live_view_farther, icon: 'minus', move: { zoom: 1 / zoom } },
]

/** Buttons for those who cannot drag, pinch or scroll. */
function LiveViewControls({ viewer }: { viewer: RefObject<Viewer | null> }) {
  return (
    <div className={styles.controls} role="group" aria-label={m.live_view_controls()}>
      {moves.map(({ name, icon, move }) => (
        <button key={icon} type="button" aria-label={name()} onClick={() => viewer.current?.step(move)}>
          <Icon name={icon} />
        </button>
      ))}
      <button type="button" aria-label={m.live_view_reset()} onClick={() => viewer.current?.reset()}>
        <Icon name="turn" />
      </button>
    </div>
  )
}

interface LiveViewDialogProps extends ViewedPiece {
  readonly still: StillPicture
  /** What can be chosen while looking, such as its metals. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The piece in three dimensions; its picture until it has come to life, and where it cannot. */
export function LiveViewDialog({ still, children, onClose, ...view }: LiveViewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { state, viewer } = useViewer(stage, view)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={m.live_view_title({ piece: still.alt })}
      onClose={onClose}
    >
      <div className={styles.view} data-state={state}>
        {still.picture && (
          <Picture
            // The blurred pixels would show beside it, where the view is not square; the picture is on the page already.
            picture={{ ...still.picture, placeholder: null }}
            alt={still.alt}
            sizes="min(100vw, 100vh - 10rem)"
            className={styles.still}
            isLarge
            isEager
          />
        )}
        <div
          ref={stage}
          className={styles.stage}
          // What arrow keys do here is said beside it, and not what they do elsewhere.
          role="application"
          aria-label={m.live_view_title({ piece: still.alt })}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it listens to arrow keys
          tabIndex={state === 'live' ? 0 : -1}
        />
        <p className={styles.status} role="status">
          {state === 'loading' && m.live_view_loading()}
          {state === 'none' && m.live_view_none()}
        </p>
      </div>
      <div className={styles.foot}>
        <p id={hintId} className="caption" hidden={state === 'none'}>
          {m.live_view_hint()}
        </p>
        {state !== 'none' && <LiveViewControls viewer={viewer} />}
        {children}
      </div>
      <CornerClose label={m.close()} dialog={dialog} />
    </dialog>
  )
}

interface LiveView {
  /** `loading` while there is no picture yet, `none` where there can be none. */
  readonly state: ViewerState | 'loading'
  readonly viewer: RefObject<Viewer | null>
}

/**
 * Shows a piece in an element as long as it stands, and whatever becomes of the piece. The viewer is loaded when
 * it is needed first; where it cannot be loaded, the state is `none`.
 */
function useViewer(host: RefObject<HTMLElement | null>, { piece, metal, stoneLook }: ViewedPiece): LiveView {
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
