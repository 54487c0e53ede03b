import type { RefObject } from 'react'
import { Icon } from './icon.tsx'
import styles from './corner-close.module.css'

interface CornerCloseProps {
  readonly label: string
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Closes a dialog that fills the screen, from its upper corner. */
export function CornerClose({ label, dialog }: CornerCloseProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={() => dialog.current?.close()}>
      <Icon name="close" />
    </button>
  )
}
