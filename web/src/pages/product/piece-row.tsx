import { useId, useRef } from 'react'
import type { CardView } from '#shop/card/card-face.ts'
import { DesignCard } from '#shop/card/design-card.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { useLoadWhenNear } from './use-load-when-near.ts'
import styles from './piece-row.module.css'

/** How wide a picture stands in `piece-row.module.css`. */
const slideSizes =
  '(max-width: 499px) calc(50vw - 1.7rem), (max-width: 767px) calc(33vw - 1.9rem), min(24vw - 2rem, 19.5rem)'

interface PieceRowProps {
  readonly title: string
  readonly views: readonly CardView[]
}

/**
 * Cards in a row that scrolls by itself; when it comes near, a script gives it the arrows
 * (rules/products#related-pieces).
 */
export function PieceRow({ title, views }: PieceRowProps) {
  const id = useId()
  const { place: row, part } = useLoadWhenNear<typeof import('./row-arrows.tsx'), HTMLDivElement>(
    loadArrows,
    'slider',
  )
  const slides = useRef<HTMLUListElement>(null)
  return (
    <section className={`wrap below no-print ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {part && <part.RowArrows title={title} row={row} slides={slides} />}
      </div>
      <div ref={row} className={styles.row}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
        <ul ref={slides} className={`swiper-wrapper ${styles.slides}`} tabIndex={0} aria-labelledby={id}>
          {views.map((view) => (
            <LazyHydration as="li" key={view.sku} className={`swiper-slide ${styles.slide}`}>
              <DesignCard view={view} isFirst={false} isEager={false} sizes={slideSizes} />
            </LazyHydration>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The row scrolls all the same where they do not come. */
const loadArrows = () => import('./row-arrows.tsx')
