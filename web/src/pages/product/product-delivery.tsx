import { m } from '#generated/paraglide/messages.js'
import type { Arrival } from '#shop/design/delivery/arrival.ts'
import { ArrivalExplainer } from '#shop/design/delivery/delivery-block.tsx'
import { usePieceArrival } from '#shop/design/delivery/use-piece-arrival.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

interface ProductDeliveryProps {
  readonly view: ProductView
  /** The finger sizes that the piece is to be had in as it is chosen. */
  readonly sizes: readonly string[]
}

/** Whether the piece lies in stock or is made, in plain words, and when it arrives, which explains itself. */
export function ProductDelivery({ view, sizes }: ProductDeliveryProps) {
  const arrival = usePieceArrival({ design: view.design, choice: view.piece, sizes }, [], true)
  // What is sold is not sent.
  if (!arrival || view.availability === 'sold') return null
  const stocked = stockedOf(arrival)
  return (
    <>
      <p className={stocked === 'none' ? styles.made : styles.stock}>{stockText(view, stocked)}</p>
      <ArrivalExplainer arrival={arrival} made="product">
        {stocked === 'none' ? null : <p>{m.product_ready_to_wear()}</p>}
      </ArrivalExplainer>
    </>
  )
}

/** Whether the piece lies in stock as it is chosen; in some sizes, while none is chosen. */
function stockedOf(arrival: Arrival): 'all' | 'some' | 'none' {
  if (arrival.kind === 'on-day') return arrival.delivery.service === 'made' ? 'none' : 'all'
  const isStocked = arrival.deliveries.some(({ service }) => service !== 'made')
  return isStocked ? 'some' : 'none'
}

function stockText({ availability }: ProductView, stocked: 'all' | 'some' | 'none'): string {
  if (availability === 'stock') return m.product_stock_only()
  if (stocked === 'none') return m.product_made_to_order()
  return stocked === 'some' ? m.product_in_stock_sizes() : m.product_in_stock()
}
