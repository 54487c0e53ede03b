import { formatPence, timesPence, type Pence } from '@shop/schema/domain/values/money'
import type { ReactNode } from 'react'
import type { BasketTotals } from '#shop/line/basket-totals.ts'
import { m } from '#generated/paraglide/messages.js'
import { refusalText } from '#shop/line/code-problem.ts'
import { RemoveCode } from '#shop/line/remove-code.tsx'
import styles from './basket-summary.module.css'

interface SummarySumsProps {
  readonly totals: BasketTotals
  /** Null where none is on the basket. */
  readonly coupon: { readonly code: string; readonly label: string; readonly problem: string | null } | null
  readonly voucher: { readonly code: string; readonly problem: string | null } | null
  readonly onRemoved: (kind: 'coupon' | 'voucher') => void
  /** The way to put a code on, above the total. */
  readonly children: ReactNode
}

/** The sums of a basket, a row for everything that is added or taken off. */
export function SummarySums({ totals, coupon, voucher, onRemoved, children }: SummarySumsProps) {
  const { pieces, subTotalPence, couponPence, totalPence, vatPence, voucherPence, duePence } = totals
  const vat = vatPence === null ? null : m.basket_total_vat({ vat: formatPence(vatPence) })
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
            name={m.basket_coupon_row({ code: coupon.code })}
            note={coupon.label}
            {...coupon}
            amountPence={couponPence}
            onRemoved={onRemoved}
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
            {vat !== null && <small>{vat}</small>}
          </dt>
          <dd>{formatPence(totalPence)}</dd>
        </div>
        {voucher && (
          <>
            <CodeRow
              kind="voucher"
              name={m.basket_voucher_row({ code: voucher.code })}
              {...voucher}
              amountPence={voucherPence}
              onRemoved={onRemoved}
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

interface CodeRowProps extends Pick<SummarySumsProps, 'onRemoved'> {
  readonly kind: 'coupon' | 'voucher'
  readonly code: string
  readonly name: string
  /** What it does, in words. */
  readonly note?: string
  readonly problem: string | null
  readonly amountPence: Pence
}

/** A coupon or a voucher: what it takes off, or why it takes nothing off, and the way to take it off the basket. */
function CodeRow({ kind, code, name, note, problem, amountPence, onRemoved }: CodeRowProps) {
  return (
    <div>
      <dt>
        {name}
        {note && <small>{note}</small>}
        {problem !== null && <small className={styles.problem}>{refusalText(problem)}</small>}
        <RemoveCode kind={kind} code={code} onRemoved={() => onRemoved(kind)} />
      </dt>
      <dd>{formatPence(problem === null ? timesPence(amountPence, -1) : timesPence(amountPence, 0))}</dd>
    </div>
  )
}
