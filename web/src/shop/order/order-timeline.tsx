import type { OrderStageName } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { shownStages, type TrackedOrder } from './order-progress.ts'
import styles from './order-timeline.module.css'

interface OrderTimelineProps {
  readonly order: TrackedOrder
  /** What happens at a stage, in a sentence below it. */
  readonly notes?: Readonly<Partial<Record<OrderStageName, string>>>
  /** Whether it runs across the page where that is wide. */
  readonly isAcross?: boolean
}

/** Where an order is on its way, each step with its day; the one that is under way is marked. */
export function OrderTimeline({ order, notes, isAcross = false }: OrderTimelineProps) {
  return (
    <ol className={`${styles.timeline} ${isAcross ? styles.across : ''}`} aria-label={m.account_order_way()}>
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
          {notes?.[stage] !== undefined && <p>{notes[stage]}</p>}
        </li>
      ))}
    </ol>
  )
}
