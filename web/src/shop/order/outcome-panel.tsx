import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import styles from './outcome-panel.module.css'

/** One thing that an outcome says: `Your money` and what became of it. */
export interface OutcomeFact {
  readonly label: string
  readonly text: ReactNode
}

interface OutcomePanelProps {
  /** What the page is about, above its title: Payment, Finance. */
  readonly subject: string
  /** What happened, in a sentence: the title of the page. */
  readonly title: string
  /** What happened, whether money was taken, what is kept: in this order, as far as it is known. */
  readonly facts?: readonly OutcomeFact[]
  /** The ways on, the best first: `OutcomeWay`, `CallWay`, or buttons of the page. */
  readonly actions?: ReactNode
  /** Stands small below the ways on. */
  readonly note?: ReactNode
  /** What is kept, beside it all: a piece with its price. */
  readonly aside?: ReactNode
  /** What the page asks for, between the facts and the ways on. */
  readonly children?: ReactNode
}

/**
 * The page of an outcome (rules/checkout#results): what happened, whether money was taken, what is kept, and the ways
 * on. It is the whole of a page but its frame.
 */
export function OutcomePanel({ subject, title, facts, actions, note, aside, children }: OutcomePanelProps) {
  return (
    <div className={`wrap ${styles.page} ${aside ? styles.withAside : ''}`}>
      <div className={styles.text}>
        <p className="caption">{subject}</p>
        <h1>
          <UnbrokenWords text={title} />
        </h1>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={`caption ${styles.note}`}>{note}</p>}
      </div>
      {aside}
    </div>
  )
}

interface OutcomeWayProps {
  readonly href: string
  /** The first way on stands out, all others are quiet. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** A way on to another page. */
export function OutcomeWay({ href, isQuiet = false, children }: OutcomeWayProps) {
  return (
    <ShopLink className={isQuiet ? `${buttons.button} ${buttons.quiet}` : buttons.button} href={href}>
      {children}
    </ShopLink>
  )
}

/** The way to a person. */
export function CallWay() {
  const { link, shown } = shopIdentity.freephone
  return (
    <a className={`${buttons.button} ${buttons.quiet}`} href={`tel:${link}`}>
      {m.outcome_call({ phone: shown })}
    </a>
  )
}

/** Says that no money was taken, and what the shopper may see of it for a while. */
export function NothingTaken() {
  return (
    <>
      <b>{m.outcome_nothing_taken()}</b> {m.outcome_pending_amount()}
    </>
  )
}
