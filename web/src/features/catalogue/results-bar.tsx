import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { chosenOptions, listAddress, nothingChosen, sortedBy, type SettingSelection } from './listing.ts'
import { SortLinks } from './sort-links.tsx'
import styles from './results-bar.module.css'

interface ResultsBarProps {
  readonly selection: SettingSelection
  readonly total: number
  readonly isLoading: boolean
}

/** How many there are, what is applied with a way to take each away, and the order. Says the count once a change. */
export function ResultsBar({ selection, total, isLoading }: ResultsBarProps) {
  const chosen = chosenOptions(selection)
  const found = total === 1 ? m.list_found_one() : m.list_found({ total })
  return (
    <div className={styles.bar}>
      <p className={styles.found} role="status">
        {isLoading ? m.list_loading() : found}
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={m.list_applied()}>
          {chosen.map(({ slug, name, href }) => (
            <li key={slug}>
              <ShopLink
                href={href}
                className={styles.chip}
                aria-label={m.list_remove({ name })}
                resetScroll={false}
              >
                {name}
                <Icon name="close" />
              </ShopLink>
            </li>
          ))}
          <li>
            <ShopLink
              href={listAddress(sortedBy(nothingChosen, selection.sort))}
              className={`link ${styles.clear}`}
              resetScroll={false}
            >
              {m.list_clear_all()}
            </ShopLink>
          </li>
        </ul>
      )}
      <div className={`desktop-only ${styles.sort}`}>
        <SortLinks selection={selection} />
      </div>
    </div>
  )
}
