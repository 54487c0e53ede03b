import type { CardView } from './card-view.ts'
import { DesignCard } from './design-card.tsx'
import styles from './design-grid.module.css'

interface DesignGridProps {
  readonly views: readonly CardView[]
  /** Whether the first picture is the first thing to see on the page. */
  readonly isFirst?: boolean
}

/** Cards four, three or two across. */
export function DesignGrid({ views, isFirst = true }: DesignGridProps) {
  return (
    <ul className={styles.grid}>
      {views.map((view, index) => (
        <li key={view.sku}>
          <DesignCard view={view} isFirst={isFirst && index === 0} isEager={isFirst && index < 4} />
        </li>
      ))}
    </ul>
  )
}
