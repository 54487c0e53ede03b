import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './explainer.module.css'

export interface ExplainerRow {
  readonly label: string
  readonly amount: string
  readonly isSum?: boolean
}

interface ExplainerRowsProps {
  readonly rows: readonly ExplainerRow[]
  /** What to know besides, under the rows. */
  readonly children?: ReactNode
}

interface ExplainerProps extends ExplainerRowsProps {
  readonly summary: string
  /** Whether it is open until somebody closes it. */
  readonly isOpen?: boolean
}

/** A figure that says why: opens in place, a row per step, the sum on its own line. On paper only when it is open. */
export function Explainer({ summary, isOpen, ...content }: ExplainerProps) {
  return (
    <details className={`${styles.explainer} ${styles.why}`} open={isOpen}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      <ExplainerRows {...content} />
    </details>
  )
}

/** The steps of a figure, without what opens them. */
export function ExplainerRows({ rows, children }: ExplainerRowsProps) {
  return (
    <>
      {rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <div key={row.label} className={row.isSum ? styles.sum : undefined}>
              <dt>{row.label}</dt>
              <dd>{row.amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <p>{children}</p>}
    </>
  )
}
