import { useId, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './sort-links.module.css'

/** An order of a list, with its address. */
export interface SortOrder {
  readonly key: string
  readonly name: string
  readonly href: string
}

interface SortLinksProps {
  readonly orders: readonly SortOrder[]
  /** The key of the order in use. */
  readonly current: string
}

/** The order of a list: a native popover with a link for each, so that it opens and closes without a script. */
export function SortLinks({ orders, current }: SortLinksProps) {
  const id = useId()
  const popover = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.sort}>
      <button type="button" popoverTarget={id}>
        <span className="muted">{m.list_sort()}</span> {orders.find(({ key }) => key === current)?.name}
        <Icon name="chevron" />
      </button>
      <ul ref={popover} id={id} popover="auto">
        {orders.map(({ key, name, href }) => (
          <li key={key}>
            <ShopLink href={href} resetScroll={false} onClick={() => popover.current?.hidePopover()}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
