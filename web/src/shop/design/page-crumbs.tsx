import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import styles from './page-crumbs.module.css'

/** The links above the title of a page of the builder: to the list that it was chosen from. */
export function PageCrumbs({ children }: { children: ReactNode }) {
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={m.setting_crumbs()}>
      {children}
    </nav>
  )
}
