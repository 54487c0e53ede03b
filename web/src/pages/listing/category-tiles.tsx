import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { StartingPrice } from './starting-prices.ts'
import styles from './category-tiles.module.css'

const names: Readonly<Record<StartingPrice['key'], () => string>> = {
  rings: m.listing_category_rings,
  earrings: m.listing_category_earrings,
  necklaces: m.listing_category_necklaces,
  bracelets: m.listing_category_bracelets,
}

/** The categories of jewellery, each with the price it starts at. */
export function CategoryTiles({ prices }: { prices: readonly StartingPrice[] }) {
  return (
    <nav className={styles.tiles} aria-label={m.listing_starting_prices()}>
      <ul>
        {prices.map(({ key, href, picture, fromPence }) => (
          <li key={key}>
            <ShopLink href={href} className={styles.tile}>
              <span className={stages.stage}>
                <Picture picture={shownPicture(picture)} alt="" sizes="clamp(4.5rem, 9vw, 8rem)" isEager />
              </span>
              <span className={styles.name}>{names[key]()}</span>
              <span className={styles.price}>
                {m.listing_starting_from({ price: formatPence(fromPence) })}
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
