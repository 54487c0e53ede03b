import { useEffect, useId, useRef, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { whenNear } from '#lib/when-near.ts'
import { Icon } from '#ui/icon.tsx'
import type { CardView } from '../catalogue/card-view.ts'
import { DesignCard } from '../catalogue/design-card.tsx'
import { useRowEnds } from './use-row-ends.ts'
import styles from './piece-row.module.css'

/** How wide a picture stands in `piece-row.module.css`. */
const slideSizes =
  '(max-width: 499px) calc(50vw - 1.7rem), (max-width: 767px) calc(33vw - 1.9rem), min(24vw - 2rem, 19.5rem)'

/** What moves the row once its script has come. */
interface Slider {
  readonly previous: () => void
  readonly next: () => void
  readonly destroy: () => void
}

interface PieceRowProps {
  readonly title: string
  readonly views: readonly CardView[]
}

/**
 * Cards in a row that scrolls by itself; when it comes near, a script gives it the arrows (document 2 names
 * the numbers of slides).
 */
export function PieceRow({ title, views }: PieceRowProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const slides = useRef<HTMLUListElement>(null)
  const [slider, setSlider] = useState<Slider | null>(null)
  const ends = useRowEnds(slides)
  useEffect(() => {
    if (!row.current) return
    return slideWhenNear(row.current, setSlider)
  }, [])
  return (
    <section className={`wrap no-print ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {slider && !(ends.isStart && ends.isEnd) && (
          <div className={styles.arrows}>
            <Arrow
              name="previous"
              label={m.product_row_previous({ title })}
              isEnd={ends.isStart}
              onPress={slider.previous}
            />
            <Arrow
              name="next"
              label={m.product_row_next({ title })}
              isEnd={ends.isEnd}
              onPress={slider.next}
            />
          </div>
        )}
      </div>
      <div ref={row} className={styles.row}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
        <ul ref={slides} className={`swiper-wrapper ${styles.slides}`} tabIndex={0} aria-labelledby={id}>
          {views.map((view) => (
            <li key={view.sku} className={`swiper-slide ${styles.slide}`}>
              <DesignCard view={view} isFirst={false} isEager={false} sizes={slideSizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ArrowProps {
  readonly name: 'previous' | 'next'
  readonly label: string
  /** There is nothing more on this side; the arrow keeps the focus of whoever went there by it. */
  readonly isEnd: boolean
  readonly onPress: () => void
}

function Arrow({ name, label, isEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onPress()
      }}
    >
      <Icon name={name} />
    </button>
  )
}

/** Fetches what moves the row when it comes near the window, and lets go of it with the row. */
function slideWhenNear(row: HTMLElement, onReady: (slider: Slider) => void): () => void {
  let slider: Slider | null = null
  let isGone = false
  const stopWatching = whenNear(row, () => void start())

  async function start(): Promise<void> {
    try {
      const { createSlider } = await import('./slider.ts')
      if (isGone) return
      slider = createSlider(row)
      onReady(slider)
    } catch (error) {
      // The row scrolls all the same.
      reportError(error, { where: 'slider' })
    }
  }

  return () => {
    isGone = true
    stopWatching()
    slider?.destroy()
  }
}
