import { home } from '@shop/schema/domain/addresses/addresses'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { BesideHeart } from '#shop/wishlist/heart.tsx'
import type { Wish } from '#shop/wishlist/wish.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { productCrumbs } from './crumbs.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

interface SoldPieceProps {
  readonly view: ProductView
  /** The piece for the wishlist: that it is sold takes it off no list, so that it may be taken off here. */
  readonly wish: Wish
}

/** In the place of a price: that the piece is sold, what it cost, and where there are others. */
export function SoldPiece({ view: { design, price }, wish }: SoldPieceProps) {
  return (
    <div className={styles.sold}>
      <BesideHeart wish={wish}>
        <p>
          <b>{m.card_sold()}</b>{' '}
          {price && (
            <span className="caption">{m.product_price_was({ price: formatPence(price.pricePence) })}</span>
          )}
        </p>
      </BesideHeart>
      <p role="status">
        {m.product_sold()}{' '}
        <ShopLink className="link" href={productCrumbs(design).at(-1)?.href ?? home()}>
          {m.product_sold_others()}
        </ShopLink>
      </p>
    </div>
  )
}
