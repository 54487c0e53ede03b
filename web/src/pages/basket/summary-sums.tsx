import { timesPence, type Pence } from '@shop/schema/domain/values/money'
import type { ReactNode } from 'react'
import type { BasketRecord } from '#data/basket/basket-record.ts'
import { formatPence } from '#data/language/numbers.ts'
import type { BasketTotals } from '#shop/line/basket-totals.ts'
import { m } from '#generated/paraglide/messages.js'
import { CodeRow } from '#shop/line/code-row.tsx'
import styles from './basket-summary.module.css'

interface SummarySumsProps {
  readonly totals: BasketTotals
  /** Null where none is on the basket. */
  readonly coupon: Readonly<NonNullable<BasketRecord['Coupon']>> | null
  readonly voucher: { readonly code: string; readonly problem: string | null } | null
  readonly onRemoved: (kind: 'coupon' | 'voucher') => void
  /** The way to put a code on, above the total. */
  readonly children: ReactNode
}

/** The sums of a basket, a row for everything that is added or taken off. */
export function SummarySums({ totals, coupon, voucher, onRemoved, children }: SummarySumsProps) {
  const { pieces, subTotalPence, couponPence, totalPence, vatPence, voucherPence, duePence } = totals
  return (
    <>
      <dl>
        <div>
          <dt>{pieces === 1 ? m.basket_pieces_one() : m.basket_pieces({ count: pieces })}</dt>
          <dd>{formatPence(subTotalPence)}</dd>
        </div>
        {coupon && (
          <CodeRow
            kind="coupon"
            note={coupon.label}
            {...coupon}
            amount={takenOff(coupon.problem, couponPence)}
            onRemoved={() => onRemoved('coupon')}
          />
        )}
        <div>
          <dt>{m.basket_delivery()}</dt>
          <dd>{m.basket_delivery_free()}</dd>
        </div>
      </dl>
      {children}
      <dl>
        <div className={voucher ? undefined : styles.total}>
          <dt>
            {m.basket_total()}
            {vatPence !== null && <small>{vatText(vatPence)}</small>}
          </dt>
          <dd>{formatPence(totalPence)}</dd>
        </div>
        {voucher && (
          <>
            <CodeRow
              kind="voucher"
              {...voucher}
              amount={takenOff(voucher.problem, voucherPence)}
              onRemoved={() => onRemoved('voucher')}
            />
            <div className={styles.total}>
              <dt>{m.basket_due()}</dt>
              <dd>{formatPence(duePence)}</dd>
            </div>
          </>
        )}
      </dl>
    </>
  )
}

/** How much of a total is VAT. */
function vatText(vatPence: Pence): string {
  return vatPence > 0 ? m.basket_total_vat({ vat: formatPence(vatPence) }) : m.basket_total_no_vat()
}

/** What a code takes off; nothing where it has a problem. */
function takenOff(problem: string | null, amountPence: Pence): string {
  return formatPence(problem === null ? timesPence(amountPence, -1) : timesPence(amountPence, 0))
}
