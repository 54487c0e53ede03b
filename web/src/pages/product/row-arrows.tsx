import { useEffect, useRef, type RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { createSlider } from './slider.ts'
import { useRowEnds } from './use-row-ends.ts'
import styles from './piece-row.module.css'

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
