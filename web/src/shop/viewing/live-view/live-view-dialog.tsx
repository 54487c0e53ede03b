import { useEffect, useId, useRef, type ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { CornerClose } from '#ui/corner-close.tsx'
import { Picture } from '#ui/picture.tsx'
import { LiveViewControls } from './live-view-controls.tsx'
import type { StillPicture } from './still-picture.ts'
import { TurnedPiece } from './turned-piece.tsx'
import { useViewer } from './use-viewer.ts'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './live-view.module.css'

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
        <TurnedPiece stage={stage} state={state} name={still.alt} hintId={hintId} styles={styles} />
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
