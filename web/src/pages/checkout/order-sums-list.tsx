import { timesPence } from '@shop/schema/domain/values/money'
import { useRef, useState, type ReactNode } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { CodeEntry } from '#shop/line/code-entry.tsx'
import { CodeRow } from '#shop/line/code-row.tsx'
import type { Order } from './use-order.ts'
import styles from './order-summary.module.css'

/** What the order comes to, a row for everything that is added or taken off, with a way to add and to take off a code. */
export function OrderSumsList({ order: { bought, coupon, voucher, sums } }: { order: Order }) {
  const box = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const { discount, duePence, totalPence, vatPence, voucherPence } = sums
  const isPartPaid = voucher !== null

  /** Says what was done; what had the focus is gone. */
  function tell(text: string): void {
    setNews(text)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={m.checkout_sums()} className={styles.money}>
      <dl className={styles.sums}>
        {bought.map(({ item, view }) => (
          // The name of a single piece stands above already.
          <Row key={item.basketItemId} label={bought.length === 1 ? m.basket_pieces_one() : view.title}>
            {item.total !== null &&
              formatPence(discount && item.subTotal !== null ? item.subTotal : item.total)}
          </Row>
        ))}
        {coupon && (
          <CodeRow
            kind="coupon"
            note={discount?.label}
            {...coupon}
            amount={discount && formatPence(timesPence(discount.couponPence, -1))}
            onRemoved={() => tell(m.basket_code_coupon_off())}
          />
        )}
        <Row label={m.basket_delivery()}>{m.basket_delivery_free()}</Row>
        {vatPence !== null && vatPence > 0 && (
          <Row label={m.checkout_vat()} isQuiet>
            {formatPence(vatPence)}
          </Row>
        )}
      </dl>
      <CodeEntry
        onSend={() => setNews('')}
        onDone={({ what }) =>
          tell(what === 'coupon' ? m.basket_code_coupon_on() : m.basket_code_voucher_on())
        }
      />
      <p className="sr-only" role="status">
        {news}
      </p>
      <dl className={styles.sums}>
        {isPartPaid && <Row label={m.basket_total()}>{formatPence(totalPence)}</Row>}
        {voucher && (
          <CodeRow
            kind="voucher"
            {...voucher}
            amount={voucherPence && formatPence(timesPence(voucherPence, -1))}
            onRemoved={() => tell(m.basket_code_voucher_off())}
          />
        )}
        <div className={styles.total}>
          <dt>
            {isPartPaid ? m.checkout_due() : m.basket_total()}
            <small>{vatPence === 0 ? m.checkout_total_no_vat() : m.checkout_total_note()}</small>
          </dt>
          <dd>{formatPence(duePence)}</dd>
        </div>
      </dl>
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

function Row({ label, isQuiet = false, children }: RowProps) {
  return (
    <div className={isQuiet ? styles.quiet : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
