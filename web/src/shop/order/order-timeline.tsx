import type { OrderFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { shownStages } from './order-progress.ts'
import styles from './order-timeline.module.css'

/** Where an order is on its way, each step with its day; the one that is under way is marked. */
export function OrderTimeline({ order }: { order: Pick<OrderFieldsFragment, 'tracking' | 'refund'> }) {
  return (
    <ol className={styles.timeline} aria-label={m.account_order_way()}>
      {shownStages(order).map(({ stage, name, state, dateText, dateTime }) => (
        <li
          key={stage}
          className={state === 'done' ? styles.done : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {state === 'done' && <span className="sr-only">{m.account_stage_done()} </span>}
          <b>{name}</b>
          {dateText !== null && <time dateTime={dateTime ?? undefined}>{dateText}</time>}
          {state === 'dropped' && <small>{m.account_stage_dropped()}</small>}
        </li>
      ))}
    </ol>
  )
}
