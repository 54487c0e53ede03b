import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import { CornerClose } from '#ui/corner-close.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import { SharpLayer } from './sharp-layer.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './enlarged-picture.module.css'

interface EnlargedPictureProps {
  readonly name: string
  readonly shown: ShownGalleryPicture
  readonly number: number
  readonly total: number
  /** What the pictures show, drawn over them where they are looked at closely; none where nobody can draw it. */
  readonly piece?: (() => Promise<ViewedPiece | null>) | undefined
  readonly onTurn: (pictureCount: 1 | -1) => void
  readonly onClose: () => void
}

/** A file is looked at so closely, and what is drawn anew at every step. */
const mostOfFile = 3
const mostOfDrawn = 8
/** The pixels of the largest file of a picture, and of the usual one. */
const [largePixels, usualPixels] = [1280, 640]

/**
 * One picture of a piece, which opens whole and is looked at as closely as one likes: a finger, a wheel, the mouse that
 * drags it and the arrow keys move it then. Elsewhere in the view, and while it is whole, the arrow keys turn to another.
 */
export function EnlargedPicture({
  name,
  shown,
  number,
  total,
  piece,
  onTurn,
  onClose,
}: EnlargedPictureProps) {
  const { picture, isDrawable } = shown
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const [canDraw, setCanDraw] = useState(true)
  const isDrawn = canDraw && piece !== undefined && isDrawable === true
  const { zoom, canCloser, canFarther, closer, farther } = useZoom(view, isDrawn ? mostOfDrawn : mostOfFile)
  useEffect(() => {
    if (!dialog.current || !view.current || dialog.current.open) return
    dialog.current.showModal()
    view.current.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={m.setting_gallery({ name })}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        if (key === '+' || key === '=') closer()
        if (key === '-') farther()
        if (target === view.current && canFarther) return
        if (key === 'ArrowRight') onTurn(1)
        if (key === 'ArrowLeft') onTurn(-1)
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the mouse, too, scrolls it */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label={m.setting_enlarged()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard
        tabIndex={0}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={dragAlong}
        onDragStart={(event) => event.preventDefault()}
      >
        <span className={`${stages.stage} ${styles.picture}`} style={{ '--zoom': zoom }}>
          {/* Wider than any file of it, so that the largest is taken. */}
          <Picture picture={picture} alt={shown.alt} sizes="200vw" isLarge isEager />
          {isDrawn && (
            <SharpLayer
              key={picture?.src}
              view={view}
              piece={piece}
              onNone={() => setCanDraw(false)}
              filePixels={picture?.largeSrc ? largePixels : (picture?.width ?? usualPixels)}
            />
          )}
        </span>
      </div>
      <div className={styles.arrows}>
        {total > 1 && (
          <>
            <button type="button" aria-label={m.setting_previous()} onClick={() => onTurn(-1)}>
              <Icon name="previous" />
            </button>
            <span className="caption">{m.setting_picture({ number, total })}</span>
            <button type="button" aria-label={m.setting_next()} onClick={() => onTurn(1)}>
              <Icon name="next" />
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={m.live_view_farther()}
          aria-disabled={!canFarther || undefined}
          onClick={farther}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label={m.live_view_closer()}
          aria-disabled={!canCloser || undefined}
          onClick={closer}
        >
          <Icon name="plus" />
        </button>
      </div>
      <CornerClose label={m.close()} dialog={dialog} />
    </dialog>
  )
}

/** A finger scrolls by itself, with the swing that its owner is used to. */
function dragAlong({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}
