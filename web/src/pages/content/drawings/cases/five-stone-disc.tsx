import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'

const middleY = 1
const stones = [
  { at: [0, middleY], acrossMm: 3.3 },
  { at: [-3.1, -0.7], acrossMm: 2.4 },
  { at: [2.9, -1.2], acrossMm: 2.1 },
  { at: [2.8, 3.6], acrossMm: 2.7 },
  { at: [-2.4, 4], acrossMm: 2 },
] as const

/** A disc on a chain, five old diamonds of different size set flush. */
export function FiveStoneDisc() {
  return (
    <>
      <path d="M-0.5-6.4L-6-7.5M0.5-6.4L6-7.5" />
      <circle className={styles.metal} cx={0} cy={-5.6} r={1} />
      <circle className={styles.blank} cx={0} cy={-5.6} r={0.55} />
      <circle className={styles.metal} cx={0} cy={middleY} r={5.9} />
      {stones.map(({ at: [x, y], acrossMm }) => (
        <PlacedStone
          key={acrossMm}
          stone={looseStoneFromAbove(usualStone('round-brilliant', 'NATURAL_DIAMOND', acrossMm))}
          place={`translate(${x} ${y})`}
        />
      ))}
    </>
  )
}
