import { OrderBill, type OrderBillProps } from './order-bill.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-body.module.css'

/** All of an order: its way, its pieces as they were sold, where it goes, and what was paid. */
export function OrderBody({ order, isPlaceShown = false }: OrderBillProps) {
  return (
    <div className={styles.body}>
      <OrderTimeline order={order} />
      <OrderBill order={order} isPlaceShown={isPlaceShown} />
    </div>
  )
}
