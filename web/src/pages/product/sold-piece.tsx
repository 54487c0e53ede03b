import { home } from '@shop/schema/domain/addresses/addresses'
import { formatPence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { productCrumbs } from './crumbs.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** In the place of a price: that the piece is sold, what it cost, and where there are others. */
export function SoldPiece({ view: { design, price } }: { view: ProductView }) {
  return (
    <div className={styles.sold}>
      <p>
        <b>{m.card_sold()}</b>{' '}
        {price && (
          <span className="caption">{m.product_price_was({ price: formatPence(price.pricePence) })}</span>
        )}
      </p>
      <p role="status">
        {m.product_sold()}{' '}
        <ShopLink className="link" href={productCrumbs(design).at(-1)?.href ?? home()}>
          {m.product_sold_others()}
        </ShopLink>
      </p>
    </div>
  )
}
