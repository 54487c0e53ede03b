import type { Pence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { offeredPlans } from '#shop/design/finance/offered-plans.ts'
import styles from './pay-note.module.css'

interface PayNoteProps {
  /** When money is taken, and by whom. */
  readonly note: string
  readonly duePence: Pence
}

/** What stands beneath the last button: that paying is safe, and the ways in which the shop is paid. */
export function PayNote({ note, duePence }: PayNoteProps) {
  return (
    <>
      <p className={`caption ${styles.note}`} role="status">
        <Icon name="lock" />
        <span>{note}</span>
      </p>
      {duePence > 0 && (
        <ul className={styles.ways} aria-label={m.checkout_ways()}>
          <Way icon="card" name={m.checkout_ways_cards()} />
          <Way icon="wallet" name={m.checkout_ways_wallet()} />
          {offeredPlans(duePence).length > 0 && <Way icon="instalments" name={m.checkout_ways_finance()} />}
        </ul>
      )}
    </>
  )
}

function Way({ icon, name }: { icon: IconName; name: string }) {
  return (
    <li>
      <Icon name={icon} />
      {name}
    </li>
  )
}
