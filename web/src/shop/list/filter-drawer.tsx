import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { FailedChoice } from './failed-choice.tsx'
import styles from './filter-drawer.module.css'

const drawerId = 'filters'

interface FilterDrawerProps {
  /** How many filters are in use. */
  readonly count: number
  readonly clearHref: string
  /** What the button says that returns to the list. */
  readonly showText: string
  /** The order of the list, beside the button that opens the drawer. */
  readonly sort: ReactNode
  readonly children: ReactNode
}

/** The filters on a phone: the same links in a dialog that stays open while the list behind it follows. */
export function FilterDrawer({ count, clearHref, showText, sort, children }: FilterDrawerProps) {
  return (
    <div className={`phone-only ${styles.bar}`}>
      <DialogButton dialogId={drawerId} does="show-modal">
        <Icon name="filter" />
        {count > 0 ? m.list_filter_button_count({ count }) : m.list_filter_button()}
      </DialogButton>
      {sort}
      <dialog id={drawerId} className={styles.drawer} aria-label={m.list_filters()}>
        <div className={styles.head}>
          <h2>{m.list_filters()}</h2>
          <DialogButton dialogId={drawerId} does="close" label={m.close()}>
            <Icon name="close" />
          </DialogButton>
        </div>
        <div className={styles.body}>
          <FailedChoice />
          {children}
        </div>
        <div className={styles.foot}>
          <ShopLink className="link" href={clearHref} resetScroll={false}>
            {m.list_clear_all()}
          </ShopLink>
          <DialogButton dialogId={drawerId} does="close" className={buttons.button}>
            {showText}
          </DialogButton>
        </div>
      </dialog>
    </div>
  )
}
