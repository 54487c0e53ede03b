import type { ReactNode } from 'react'
import styles from './form-section.module.css'

/** A part of the form: its title, and beside it what is asked. */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  )
}
