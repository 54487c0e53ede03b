import { search } from '@shop/schema/domain/addresses/addresses'
import { forgetSearch, usePreviousSearches } from '#data/account/previous-searches.ts'
import { ownWordOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { popularSearches } from './popular-searches.ts'
import styles from './panel-start.module.css'

/** What the panel offers before anything is typed: what was last looked for, and what others look for. */
export function PanelStart({ onForgotten }: { onForgotten: () => void }) {
  const previous = usePreviousSearches()
  return (
    <div className={styles.start}>
      {previous.length > 0 && (
        <section aria-labelledby="previous-searches">
          <h3 id="previous-searches">{m.search_previous()}</h3>
          <ul>
            {previous.map((term) => (
              <li key={term} className={styles.row}>
                <ShopLink href={search(term)}>{term}</ShopLink>
                <button
                  type="button"
                  aria-label={m.search_forget({ term })}
                  onClick={() => {
                    forgetSearch(term)
                    onForgotten()
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="popular-searches">
        <h3 id="popular-searches">{m.search_popular()}</h3>
        <ul>
          {popularSearches.map((term) => (
            <li key={term} className={styles.row}>
              <ShopLink href={search(term)}>{ownWordOf(term)}</ShopLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
