import { type ReactNode, useId } from 'react'
import type { Act } from './use-act.ts'
import fields from '#ui/field.module.css'
import styles from './worlds-panel.module.css'

interface PanelSectionProps {
  readonly title: string
  readonly act: Act
  readonly children: ReactNode
}

/** A part of the panel, with what went wrong in it. */
export function PanelSection({ title, act, children }: PanelSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={act.isBusy}>
      <h3 id={titleId}>{title}</h3>
      {children}
      {act.failure !== null && (
        <p className={fields.error} role="alert">
          {act.failure}
        </p>
      )}
    </section>
  )
}
