import { formatPence, timesPence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import type { Order } from './use-order.ts'
import styles from './order-summary.module.css'

/** What the order comes to, a row for everything that is added or taken off. */
export function OrderSumsList({ order: { bought, sums } }: { order: Order }) {
  const { discount, duePence, totalPence, vatPence, voucherPence } = sums
  const rows = [
    ...bought.map(({ item, view }) => [
      item.basketItemId,
      view.title,
      item.total === null ? '' : formatPence(discount && item.subTotal !== null ? item.subTotal : item.total),
    ]),
    ...(discount ? [['discount', discount.label, formatPence(timesPence(discount.couponPence, -1))]] : []),
    ['delivery', m.basket_delivery(), m.basket_delivery_free()],
    ...(vatPence === null ? [] : [['vat', m.checkout_vat(), formatPence(vatPence)]]),
    ...(voucherPence === null
      ? []
      : [
          ['sum', m.basket_total(), formatPence(totalPence)],
          ['voucher', m.checkout_voucher(), formatPence(timesPence(voucherPence, -1))],
        ]),
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(([key, label, amount]) => (
        <div key={key} className={key === 'vat' ? styles.quiet : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {voucherPence === null ? m.basket_total() : m.checkout_due()}
          <small>{m.checkout_total_note()}</small>
        </dt>
        <dd>{formatPence(duePence)}</dd>
      </div>
    </dl>
  )
}
