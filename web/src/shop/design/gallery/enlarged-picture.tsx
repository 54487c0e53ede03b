import { useEffect, useRef, type PointerEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { CornerClose } from '#ui/corner-close.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import styles from './enlarged-picture.module.css'

interface EnlargedPictureProps {
  readonly name: string
  readonly shown: ShownGalleryPicture
  readonly number: number
  readonly total: number
  readonly onTurn: (pictureCount: 1 | -1) => void
  readonly onClose: () => void
}

/**
 * One picture of a piece at twice the size that fits: a finger, a wheel, the mouse that drags it and the arrow keys
 * move it. Elsewhere in the view the arrow keys turn to another picture.
 */
export function EnlargedPicture({ name, shown, number, total, onTurn, onClose }: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!dialog.current || !view.current || dialog.current.open) return
    dialog.current.showModal()
    view.current.focus()
    showStone(view.current)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={m.setting_gallery({ name })}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        if (target === view.current) return
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
        <span className={`${stages.stage} ${styles.picture}`}>
          {/* Wider than any file of it, so that the largest is taken. */}
          <Picture picture={shown.picture} alt={shown.alt} sizes="200vw" isLarge isEager />
        </span>
      </div>
      {total > 1 && (
        <div className={styles.arrows}>
          <button type="button" aria-label={m.setting_previous()} onClick={() => onTurn(-1)}>
            <Icon name="previous" />
          </button>
          <span className="caption">{m.setting_picture({ number, total })}</span>
          <button type="button" aria-label={m.setting_next()} onClick={() => onTurn(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
      <CornerClose label={m.close()} dialog={dialog} />
    </dialog>
  )
}

/** In the middle of the width, and above that of the height: there rings carry their stones. */
function showStone(view: HTMLElement): void {
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 4)
}

/** A finger scrolls by itself, with the swing that its owner is used to. */
function dragAlong({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}
