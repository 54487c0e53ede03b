import type { ReactNode } from 'react'
import styles from './choice-block.module.css'

/** One decision of the detail page: its name, what is chosen, a way to learn more, and the control. */
export function ChoiceBlock({
  id,
  title,
  chosen,
  action,
  isOnPaper = true,
  children,
}: {
  id: string
  title: string
  chosen?: string
  action?: ReactNode
  /** Something is chosen that a printed page has to say. */
  isOnPaper?: boolean
  children: ReactNode
}) {
  return (
    <section className={`${styles.block} ${isOnPaper ? '' : 'no-print'}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
    </section>
  )
}
