import { memo, type ComponentProps } from 'react'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import type { CardView } from './card-face.ts'
import { DesignCard } from './design-card.tsx'
import styles from './design-grid.module.css'

/** A card that is drawn anew only when its view is another. */
const GridItem = memo(function GridItem({ view, isFirst, isEager }: ComponentProps<typeof DesignCard>) {
  return (
    <LazyHydration as="li" isEager={isEager} className={isEager ? undefined : `below ${styles.below}`}>
      <DesignCard view={view} isFirst={isFirst} isEager={isEager} />
    </LazyHydration>
  )
})

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
        <GridItem
          key={view.sku}
          view={view}
          isFirst={isFirst && index === 0}
          isEager={isFirst && index < 4}
        />
      ))}
    </ul>
  )
}
