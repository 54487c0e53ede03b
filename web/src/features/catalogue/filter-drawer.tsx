import { useRef } from 'react'
import type { SettingListQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { chosenOptions, listAddress, nothingChosen, sortedBy, type SettingSelection } from './listing.ts'
import { SortLinks } from './sort-links.tsx'
import styles from './filter-drawer.module.css'

/** The filters on a phone: the same links in a dialog that stays open while the list behind it follows. */
export function FilterDrawer({
  selection,
  facets,
  total,
}: {
  selection: SettingSelection
  facets: SettingListQuery['listDesigns']['facets']
  total: number
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const count = chosenOptions(selection).length
  const close = () => dialog.current?.close()
  return (
    <div className={`phone-only ${styles.bar}`}>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <Icon name="filter" />
        {count > 0 ? m.list_filter_button_count({ count }) : m.list_filter_button()}
      </button>
      <SortLinks selection={selection} />
      <dialog ref={dialog} className={styles.drawer} aria-label={m.list_filters()}>
        <div className={styles.head}>
          <h2>{m.list_filters()}</h2>
          <button type="button" aria-label={m.close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <FilterGroups selection={selection} facets={facets} />
        </div>
        <div className={styles.foot}>
          <ShopLink
            className="link"
            href={listAddress(sortedBy(nothingChosen, selection.sort))}
            resetScroll={false}
          >
            {m.list_clear_all()}
          </ShopLink>
          <button type="button" className={buttons.button} onClick={close}>
            {m.list_show_results({ total })}
          </button>
        </div>
      </dialog>
    </div>
  )
}
