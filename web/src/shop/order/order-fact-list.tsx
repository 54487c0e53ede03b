import type { OrderFact } from './order-facts.ts'
import styles from './outcome-panel.module.css'

/** What there is to know of an order, fact below fact. */
export function OrderFacts({ facts }: { facts: readonly OrderFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, more, isStrong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isStrong ? <b>{text}</b> : text}
            {more !== undefined && `, ${more}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
