import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { closedPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'
import { bandEndMm, lineOf, ribbon } from './ribbon.ts'

const acrossMm = 4.4
const round = looseStoneFromAbove(usualStone('round-brilliant', 'NATURAL_DIAMOND', acrossMm))
const wallMm = 0.3
/** Where the arm from the left ends; the other is its mirror image. */
const end = { x: 2, y: -2.2 } as const

/** Two rounds side by side, each at the end of an arm of the band. */
export function TwoArms() {
  const arm = ribbon(lineOf(-bandEndMm, end.x, rising), 0.8)
  return [0, 180].map((turn) => (
    <g key={turn} transform={`rotate(${turn})`}>
      <path className={styles.metal} d={closedPath(arm)} />
      <circle className={styles.metal} cx={end.x} cy={end.y} r={acrossMm / 2 + wallMm} />
      <PlacedStone stone={round} place={`translate(${end.x} ${end.y})`} />
    </g>
  ))
}

/** Level where the band turns away, and level at the stone. */
function rising(x: number): number {
  const share = (x + bandEndMm) / (end.x + bandEndMm)
  return end.y * share * share * (3 - 2 * share)
}
