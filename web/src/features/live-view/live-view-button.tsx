import { useState, type ComponentType, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import type { LiveViewDialogProps } from './live-view-dialog.tsx'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './live-view.module.css'

export interface LiveViewProps extends ViewedPiece {
  /** The picture of the piece, which stands until it comes to life, and where it cannot. */
  readonly still: { readonly picture: PictureFile | null; readonly alt: string }
  /** What can be chosen while looking, such as its metals. */
  readonly children?: ReactNode
}

interface Loaded {
  readonly LiveViewDialog: ComponentType<LiveViewDialogProps>
}

/**
 * Opens the piece in three dimensions; most visitors never do, so the view comes when it is asked for. What changes
 * of the piece while that is open changes the picture at once.
 */
export function LiveViewButton(props: LiveViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  async function open(): Promise<void> {
    setHasFailed(false)
    setIsOpen(true)
    if (loaded) return
    try {
      setLoaded(await import('./live-view-dialog.tsx'))
    } catch (error) {
      reportError(error, { where: 'live view' })
      setIsOpen(false)
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        <Icon name="turn" />
        {m.live_view_open()}
      </button>
      {hasFailed && (
        <p className="caption" role="alert">
          {m.live_view_failed()}
        </p>
      )}
      {isOpen && loaded && <loaded.LiveViewDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
