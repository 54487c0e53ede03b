import type { Pence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import styles from './code-row.module.css'
import { refusalText } from './code-problem.ts'
import { RemoveCode } from './remove-code.tsx'

interface CodeRowProps {
  readonly kind: 'coupon' | 'voucher'
  readonly code: string
  /** What it does, in words. */
  readonly note?: string | undefined
  /** Why it takes nothing off, as the cart says it; null where it does. */
  readonly problem: string | null
  /** What the pieces of a coupon lack of its minimum, where that is why. */
  readonly shortBy?: Pence | null
  /** What it takes off, in words; null while nobody has said. */
  readonly amount: string | null
  readonly onRemoved: () => void
}

/** A row of sums for a coupon or a voucher: what it takes off, or why nothing, and the way to take it off the basket. */
export function CodeRow({ kind, code, note, problem, shortBy = null, amount, onRemoved }: CodeRowProps) {
  return (
    <div className={styles.row}>
      <dt>
        {kind === 'coupon' ? m.basket_coupon_row({ code }) : m.basket_voucher_row({ code })}
        {note && <small>{note}</small>}
        {problem !== null && <small className={styles.problem}>{refusalText(problem, shortBy)}</small>}
        <RemoveCode kind={kind} code={code} onRemoved={onRemoved} />
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
