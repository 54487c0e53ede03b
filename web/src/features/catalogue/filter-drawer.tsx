import type { SettingListQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { chosenOptions, listAddress, nothingChosen, sortedBy, type SettingSelection } from './listing.ts'
import { SortLinks } from './sort-links.tsx'
import styles from './filter-drawer.module.css'

const drawerId = 'filters'

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
  const count = chosenOptions(selection).length
  return (
    <div className={`phone-only ${styles.bar}`}>
      <DialogButton dialogId={drawerId} does="show-modal">
        <Icon name="filter" />
        {count > 0 ? m.list_filter_button_count({ count }) : m.list_filter_button()}
      </DialogButton>
      <SortLinks selection={selection} />
      <dialog id={drawerId} className={styles.drawer} aria-label={m.list_filters()}>
        <div className={styles.head}>
          <h2>{m.list_filters()}</h2>
          <DialogButton dialogId={drawerId} does="close" label={m.close()}>
            <Icon name="close" />
          </DialogButton>
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
          <DialogButton dialogId={drawerId} does="close" className={buttons.button}>
            {m.list_show_results({ total })}
          </DialogButton>
        </div>
      </dialog>
    </div>
  )
}
