import { useState, type ReactNode } from 'react'

interface OnDemandDialogProps<Brought> {
  /** Of the button. */
  readonly className?: string | undefined
  readonly label: ReactNode
  /** Brings what shows the dialog, at every press: what was loaded once is not loaded again. */
  readonly bring: () => Promise<Brought>
  /** What is said where it did not come. */
  readonly failure: string
  readonly onFailure: (error: unknown) => void
  /** The dialog, which opens itself; drawn anew with whatever changes while it is open. */
  readonly children: (brought: Brought, onClose: () => void) => ReactNode
}

/** A button and the dialog it opens, whose code comes when it is asked for: most visitors never do. */
export function OnDemandDialog<Brought>({
  className,
  label,
  bring,
  failure,
  onFailure,
  children,
}: OnDemandDialogProps<Brought>) {
  const [opened, setOpened] = useState<{ readonly brought: Brought } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function open(): Promise<void> {
    setHasFailed(false)
    try {
      setOpened({ brought: await bring() })
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
      {opened && children(opened.brought, () => setOpened(null))}
    </>
  )
}
