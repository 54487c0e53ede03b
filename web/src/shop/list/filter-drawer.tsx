import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FilterDialog, filterDialogId, type FilterDialogProps } from './filter-dialog.tsx'
import styles from './filter-drawer.module.css'

interface FilterButtonsProps {
  /** How many filters are in use. */
  readonly count: number
  /** The order of the list, beside the button that opens the filters. */
  readonly sort: ReactNode
  /** What says how wide a window they are for. */
  readonly className: string
  readonly children?: ReactNode
}

/** The filters on a phone: the same links in a dialog, behind a button. */
export function FilterDrawer({
  count,
  sort,
  ...dialog
}: Omit<FilterButtonsProps, 'className' | 'children'> & Omit<FilterDialogProps, 'title'>) {
  return (
    <FilterButtons count={count} sort={sort} className="phone-only">
      <FilterDialog {...dialog} />
    </FilterButtons>
  )
}

/** The button that opens the filters, and the order of the list beside it. */
export function FilterButtons({ count, sort, className, children }: FilterButtonsProps) {
  return (
    <div className={`${className} ${styles.bar}`}>
      <DialogButton dialogId={filterDialogId} does="show-modal">
        <Icon name="filter" />
        {count > 0 ? m.list_filter_button_count({ count }) : m.list_filter_button()}
      </DialogButton>
      {sort}
      {children}
    </div>
  )
}
