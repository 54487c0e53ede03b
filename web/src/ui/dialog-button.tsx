import type { ReactNode } from 'react'

interface DialogButtonProps {
  /** The id of a `<dialog>`. */
  readonly dialogId: string
  readonly does: 'show-modal' | 'close'
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

/**
 * A button that opens or closes a dialog by the browser's own command, so that it works before the script
 * arrives; by the script where a browser does not know the command.
 */
export function DialogButton({ dialogId, does, className, label, children }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup={does === 'show-modal' ? 'dialog' : undefined}
      // React passes on what it does not know; its types do not.
      {...{ command: does, commandfor: dialogId }}
      onClick={() => {
        if ('commandForElement' in HTMLButtonElement.prototype) return
        const dialog = document.getElementById(dialogId)
        if (!(dialog instanceof HTMLDialogElement)) return
        if (does === 'close') dialog.close()
        else dialog.showModal()
      }}
    >
      {children}
    </button>
  )
}
