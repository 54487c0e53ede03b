import { useState, type ReactNode } from 'react'

interface LazyDialogProps<Loaded> {
  /** Of the button. */
  readonly className?: string | undefined
  readonly label: ReactNode
  /** Loads what shows the dialog, at every press: what was loaded once is not loaded again. */
  readonly load: () => Promise<Loaded>
  /** What is said where it could not be loaded. */
  readonly failure: string
  readonly onFailure: (error: unknown) => void
  /** The dialog, which opens itself; drawn anew with whatever changes while it is open. */
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode
}

/** A button and the dialog it opens, whose code is loaded when it is asked for: most visitors never do. */
export function LazyDialog<Loaded>({
  className,
  label,
  load,
  failure,
  onFailure,
  children,
}: LazyDialogProps<Loaded>) {
  const [opened, setOpened] = useState<{ readonly loaded: Loaded } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function open(): Promise<void> {
    setHasFailed(false)
    try {
      setOpened({ loaded: await load() })
    } catch (error) {
      setHasFailed(true)
      onFailure(error)
    }
  }

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      {hasFailed && (
        <p className="caption" role="alert">
          {failure}
        </p>
      )}
      {opened && children(opened.loaded, () => setOpened(null))}
    </>
  )
}
