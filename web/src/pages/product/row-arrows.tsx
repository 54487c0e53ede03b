import { useEffect, useRef, type RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { useRowEnds } from './use-row-ends.ts'
import Swiper from 'swiper'
import styles from './piece-row.module.css'

/** Slides in sight from a width on, in pixels (rules/products#related-pieces). */
const breakpoints = {
  370: { slidesPerView: 2, spaceBetween: 12 },
  500: { slidesPerView: 3, spaceBetween: 16 },
  768: { slidesPerView: 4, spaceBetween: 20 },
  1024: { slidesPerView: 4, spaceBetween: 24 },
}

/** Moves a row of cards: it goes on scrolling by itself, so that a finger and a wheel feel as they do elsewhere. */
function createSlider(row: HTMLElement) {
  const swiper = new Swiper(row, {
    cssMode: true,
    slidesPerView: 1.3,
    spaceBetween: 12,
    breakpoints,
    // The keyboard moves through the cards in their own order.
    watchSlidesProgress: false,
  })
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    destroy: () => swiper.destroy(true, true),
  }
}

interface RowArrowsProps {
  readonly title: string
  readonly row: RefObject<HTMLElement | null>
  /** What scrolls in it. */
  readonly slides: RefObject<HTMLElement | null>
}

/** Moves a row by its slides; nothing where all of them are in sight. */
export function RowArrows({ title, row, slides }: RowArrowsProps) {
  const slider = useRef<ReturnType<typeof createSlider>>(null)
  const ends = useRowEnds(slides)
  useEffect(() => {
    if (!row.current) return
    const created = createSlider(row.current)
    slider.current = created
    return () => {
      slider.current = null
      created.destroy()
    }
  }, [row])
  if (ends.isStart && ends.isEnd) return null
  return (
    <div className={styles.arrows}>
      <Arrow
        name="previous"
        label={m.product_row_previous({ title })}
        isEnd={ends.isStart}
        onPress={() => slider.current?.previous()}
      />
      <Arrow
        name="next"
        label={m.product_row_next({ title })}
        isEnd={ends.isEnd}
        onPress={() => slider.current?.next()}
      />
    </div>
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
