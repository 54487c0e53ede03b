import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { AskedView } from './drawn-view.ts'
import styles from './live-picture.module.css'

interface LivePictureProps<Loaded> {
  /** Loads what builds the piece and shows it, at every press: what was loaded once is not loaded again. */
  readonly load: () => Promise<Loaded>
  /** A small picture asks for the piece, or for the picture again, with another object each time. */
  readonly asked?: AskedView | null
  /** The piece has gone back into its picture. */
  readonly onClosed?: () => void
  /** The whole picture is pressed, and not its button alone: it does not scroll to others. */
  readonly isWhole?: boolean
  /** What stands over the picture instead of the button. */
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode
}

/**
 * Turns the picture that it stands in into the piece in three dimensions, in its place. The code of that is loaded
 * when it is asked for; what changes of the piece meanwhile changes the picture at once.
 */
export function LivePicture<Loaded>({
  load,
  asked = null,
  onClosed,
  isWhole = false,
  children,
}: LivePictureProps<Loaded>) {
  const [opened, setOpened] = useState<{ readonly loaded: Loaded } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [wasClosed, setWasClosed] = useState(false)
  useEffect(() => {
    if (wasClosed) button.current?.focus({ preventScroll: true })
  }, [wasClosed])

  function open(): void {
    setHasFailed(false)
    void bring()
  }

  // Its code may come when the picture has been asked for again.
  const isWanted = useRef(false)
  async function bring(): Promise<void> {
    isWanted.current = true
    try {
      const loaded = await load()
      if (!isWanted.current) return
      setWasClosed(false)
      setOpened({ loaded })
    } catch (error) {
      setHasFailed(isWanted.current)
      reportError(error, { where: 'live view' })
    }
  }

  function close(): void {
    setWasClosed(true)
    setOpened(null)
    onClosed?.()
  }

  // A kept picture that is asked for takes its place again.
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setHasFailed(false)
    if (asked?.view === null) setOpened(null)
  }
  const openAsked = useEffectEvent(() => {
    if (!opened) void bring()
  })
  useEffect(() => {
    if (asked === null) return
    if (asked.view === null) isWanted.current = false
    else openAsked()
  }, [asked])

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
