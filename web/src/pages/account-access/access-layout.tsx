import type { ReactNode } from 'react'
import { NightRing } from '#ui/night-ring.tsx'
import styles from './access-layout.module.css'

/** The layout of the pages for signing in (rules/shell#layouts): half a picture, half a form. */
export function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <NightRing alt="" sizes="(max-width: 48em) 10rem, min(43vw, 40rem)" />
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
