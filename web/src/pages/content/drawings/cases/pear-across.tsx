import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { closedPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'
import { straightBand } from './ribbon.ts'

/** As long as a pear of a carat and a fifth. */
const lengthMm = 9
const pear = looseStoneFromAbove(usualStone('pear-shape', 'NATURAL_DIAMOND', lengthMm))
const claws = [
  [-3.6, -2.1],
  [-3.6, 2.1],
] as const

/** A pear that lies along the band, one claw over its point. */
export function PearAcross() {
  return (
    <>
      <path className={styles.metal} d={closedPath(straightBand(0.9))} />
      <PlacedStone stone={pear} place="rotate(90)" />
      {claws.map(([x, y]) => (
        <circle key={y} className={styles.metal} cx={x} cy={y} r={0.45} />
      ))}
      <path className={styles.metal} d="M3.5-1L4.9 0L3.5 1L4.1 0Z" />
    </>
  )
}
