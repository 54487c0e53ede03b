import type { ReactNode } from 'react'
import styles from './state-panel.module.css'

/** Something is empty, missing or failed: says what, and offers a way on. */
export function StatePanel({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.panel}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
