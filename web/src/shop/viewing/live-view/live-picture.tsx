import { useEffect, useRef, useState, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import styles from './live-picture.module.css'

interface LivePictureProps<Loaded> {
  /** Loads what builds the piece and shows it, at every press: what was loaded once is not loaded again. */
  readonly load: () => Promise<Loaded>
  /** The whole picture is pressed, and not its button alone: it does not scroll to others. */
  readonly isWhole?: boolean
  /** What stands over the picture instead of the button. */
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode
}

/**
 * Turns the picture that it stands in into the piece in three dimensions, in its place. The code of that is loaded
 * when it is asked for; what changes of the piece meanwhile changes the picture at once.
 */
export function LivePicture<Loaded>({ load, isWhole = false, children }: LivePictureProps<Loaded>) {
  const [opened, setOpened] = useState<{ readonly loaded: Loaded } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [wasClosed, setWasClosed] = useState(false)
  useEffect(() => {
    if (wasClosed) button.current?.focus({ preventScroll: true })
  }, [wasClosed])

  async function open(): Promise<void> {
    setHasFailed(false)
    setWasClosed(false)
    try {
      setOpened({ loaded: await load() })
    } catch (error) {
      setHasFailed(true)
      reportError(error, { where: 'live view' })
    }
  }

  function close(): void {
    setWasClosed(true)
    setOpened(null)
  }

  if (opened) return children(opened.loaded, close)
  return (
    <div className={`no-print ${styles.opener}`} data-whole={isWhole || undefined}>
      <button ref={button} type="button" onClick={open}>
        <span className={styles.sign}>
          <Icon name="turn" />
          {m.live_view_open()}
        </span>
      </button>
      {hasFailed && (
        <p className={`caption ${styles.failure}`} role="alert">
          {m.live_view_failed()}
        </p>
      )}
    </div>
  )
}
