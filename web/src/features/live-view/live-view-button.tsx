import { useState, type ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import { LiveViewDialog } from './live-view-dialog.tsx'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './live-view.module.css'

export interface LiveViewProps extends ViewedPiece {
  /** The picture of the piece, which stands until it comes to life, and where it cannot. */
  readonly still: { readonly picture: PictureFile | null; readonly alt: string }
  /** What can be chosen while looking, such as its metals. */
  readonly children?: ReactNode
}

/** Opens the piece in three dimensions. What changes of it while that is open changes the picture at once. */
export function LiveViewButton(props: LiveViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="turn" />
        {m.live_view_open()}
      </button>
      {isOpen && <LiveViewDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
