import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { FailedChoice } from './failed-choice.tsx'
import styles from './filter-dialog.module.css'

/** The dialog of a list's filters, for the buttons that open it. */
export const filterDialogId = 'filters'

export interface FilterDialogProps {
  readonly title?: string
  readonly clearHref: string
  /** What the button says that returns to the list. */
  readonly showText: string
  readonly children: ReactNode
}

/**
 * The filters of a list in a dialog that stays open while the list behind it follows: on a phone the whole
 * window, else a panel at its right.
 */
export function FilterDialog({ title = m.list_filters(), clearHref, showText, children }: FilterDialogProps) {
  return (
    <dialog id={filterDialogId} className={styles.dialog} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <DialogButton dialogId={filterDialogId} does="close" label={m.close()}>
          <Icon name="close" />
        </DialogButton>
      </div>
      <div className={styles.body}>
        <div className={styles.news}>
          <FailedChoice />
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        <ShopLink className="link" href={clearHref} resetScroll={false}>
          {m.list_clear_all()}
        </ShopLink>
        <DialogButton dialogId={filterDialogId} does="close" className={buttons.button}>
          {showText}
        </DialogButton>
      </div>
    </dialog>
  )
}
