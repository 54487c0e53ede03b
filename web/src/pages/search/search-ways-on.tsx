import { listing, settingList } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './search-ways-on.module.css'

const { freephone } = shopIdentity

const categories = [
  { name: m.search_category_settings, href: settingList('engagement-ring') },
  { name: m.search_category_engagement, href: listing(listingOf('engagement-rings').path) },
  { name: m.search_category_wedding, href: listing(listingOf('wedding-rings').path) },
  { name: m.search_category_eternity, href: listing(listingOf('eternity-rings').path) },
  { name: m.search_category_rings, href: listing(listingOf('rings').path) },
  { name: m.search_category_necklaces, href: listing(listingOf('necklaces').path) },
  { name: m.search_category_earrings, href: listing(listingOf('earrings').path) },
  { name: m.search_category_bracelets, href: listing(listingOf('bracelets').path) },
]

/** Ways on without a search: every kind of piece, and somebody to ask. */
export function SearchWaysOn() {
  return (
    <div className={styles.ways}>
      <section aria-labelledby="search-categories">
        <h2 id="search-categories">{m.search_categories()}</h2>
        <ul>
          {categories.map(({ name, href }) => (
            <li key={href}>
              <ShopLink href={href}>{name()}</ShopLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-help">
        <h2 id="search-help">{m.search_help_title()}</h2>
        <p>
          {m.search_help_text()}{' '}
          <a className="link" href={`tel:${freephone.link}`}>
            {freephone.shown}
          </a>
        </p>
      </section>
    </div>
  )
}
