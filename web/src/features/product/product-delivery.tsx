import type { PieceDelivery } from '@shop/schema/domain/delivery'
import { home } from '@shop/schema/domain/addresses'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { DeliveryExplainer } from '../designer/delivery-block.tsx'
import type { MadeChoices } from '../designer/made-choices.ts'
import { usePieceDelivery } from '../designer/setting-delivery.ts'
import { productCrumbs } from './crumbs.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

interface ProductDeliveryProps {
  readonly view: ProductView
  readonly made: MadeChoices
}

/** Whether the piece lies in stock or is made, in plain words, and the day it arrives, which explains itself. */
export function ProductDelivery({ view, made }: ProductDeliveryProps) {
  const delivery = usePieceDelivery({
    design: view.design,
    choice: view.piece,
    fingerSize: made.fingerSize,
  })
  if (view.availability === 'sold') {
    return (
      <p className={styles.sold} role="status">
        {m.product_sold()}{' '}
        <ShopLink className="link" href={productCrumbs(view.design).at(-1)?.href ?? home()}>
          {m.product_sold_others()}
        </ShopLink>
      </p>
    )
  }
  if (!delivery) return null
  return (
    <>
      <p className={delivery.service === 'made' ? styles.made : styles.stock}>
        {stockText(view, made, delivery.service)}
      </p>
      <DeliveryExplainer delivery={delivery} madeText={m.product_delivery_made()}>
        {delivery.service === 'made' ? null : <p>{m.product_ready_to_wear()}</p>}
        {made.isSizeUnsure && <p>{m.delivery_size_unsure()}</p>}
      </DeliveryExplainer>
    </>
  )
}

function stockText(
  { availability }: ProductView,
  { isSizeUnsure }: MadeChoices,
  service: PieceDelivery['service'],
): string {
  if (availability === 'stock') return m.product_stock_only()
  if (service === 'made') return m.product_made_to_order()
  // Without a size, any that lies there counts.
  return isSizeUnsure ? m.product_in_stock_sizes() : m.product_in_stock()
}
