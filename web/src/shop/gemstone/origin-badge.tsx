import type { StoneView } from './stone-view.ts'
import styles from './origin-badge.module.css'

/** Natural or lab-grown: on every row, card and page of a stone (rules/stones#origin). */
export function OriginBadge({
  view: { origin, originName },
}: {
  view: Pick<StoneView, 'origin' | 'originName'>
}) {
  return <span className={`${styles.badge} ${origin === 'LAB_GROWN' ? styles.grown : ''}`}>{originName}</span>
}
