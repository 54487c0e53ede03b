import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './explainer.module.css'

export interface ExplainerRow {
  readonly label: string
  readonly amount: string
  readonly isSum?: boolean
}

/** A figure that says why: opens in place, a row per step, the sum on its own line. On paper only when it is open. */
export function Explainer({
  summary,
  rows,
  children,
  isOpen = false,
}: {
  summary: string
  rows: readonly ExplainerRow[]
  children?: ReactNode
  isOpen?: boolean
}) {
  return (
    <details className={`${styles.explainer} ${styles.why}`} open={isOpen}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      <dl>
        {rows.map((row) => (
          <div key={row.label} className={row.isSum ? styles.sum : undefined}>
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
      </dl>
      {children && <p>{children}</p>}
    </details>
  )
}
