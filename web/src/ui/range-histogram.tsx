import { useId } from 'react'
import type { RangeBounds } from '#lib/range-numbers.ts'
import { placeOnRail, type Stops } from './range-stops.ts'
import styles from './range-histogram.module.css'

/** How much there is between two numbers of a range, in its smallest step. */
export interface RangeBar extends RangeBounds {
  readonly count: number
}

interface RangeHistogramProps {
  readonly bars: readonly RangeBar[]
  readonly stops: Stops
  /** The places of the handles: what lies between them is drawn darker. */
  readonly at: RangeBounds
}

const width = 1000
const height = 100
/** A bar of anything is seen, however much the others hold. */
const leastHeight = 6

/** How much there is where, above the rail and in its scale. Seen only: the list says how many it holds. */
export function RangeHistogram({ bars, stops, at }: RangeHistogramProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const last = Math.max(1, stops.length - 1)
  const [from, to] = [at.min / last, at.max / last]
  const path = bars
    .filter(({ count }) => count > 0)
    .map(({ min, max, count }) => {
      const [start, end] = [min, max].map((value) => Math.round(placeOnRail(stops, value) * width))
      const top = height - Math.max(leastHeight, Math.round((count / most) * height))
      return `M${start} ${height}V${top}H${end}V${height}`
    })
    .join('')
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
        <stop offset={from} className={styles.outside} />
        <stop offset={from} className={styles.inside} />
        <stop offset={to} className={styles.inside} />
        <stop offset={to} className={styles.outside} />
      </linearGradient>
      <path d={path} fill={`url(#${id})`} />
    </svg>
  )
}
