import { listingSorts, type ListingSortKey } from '@shop/schema/domain/listing-grammar'
import { useId, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { listAddress, sortedBy, type SettingSelection } from './listing.ts'
import styles from './sort-links.module.css'

const sortNames: Readonly<Record<ListingSortKey, () => string>> = {
  'best-match': m.list_sort_best_match,
  'price-asc': m.list_sort_price_asc,
  'price-desc': m.list_sort_price_desc,
  newest: m.list_sort_newest,
  soonest: m.list_sort_soonest,
}

/** The order of a list: a native popover with a link for each, so that it opens and closes without a script. */
export function SortLinks({ selection }: { selection: SettingSelection }) {
  const id = useId()
  const popover = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.sort}>
      <button type="button" popoverTarget={id}>
        <span className="muted">{m.list_sort()}</span> {sortNames[selection.sort]()}
        <Icon name="chevron" />
      </button>
      <ul ref={popover} id={id} popover="auto">
        {listingSorts.map(({ key }) => (
          <li key={key}>
            <ShopLink
              href={listAddress(sortedBy(selection, key))}
              resetScroll={false}
              onClick={() => popover.current?.hidePopover()}
            >
              {sortNames[key]()}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
