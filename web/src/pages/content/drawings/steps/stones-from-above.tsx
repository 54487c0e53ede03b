import { closedPath, linesPath } from '#shop/viewing/true-size/seen-from-above.ts'
import { straightBand } from '../cases/ribbon.ts'
import styles from '../drawing.module.css'
import { PlacedStone } from '../placed-stone.tsx'
import { stonesOfCluster } from './cluster-lines.ts'

/** How far the stones lie apart before anybody has placed them, and how far each is off its place. */
const apart = 1.75
const offMm = [0.9, -0.7, 0.4, -1, 0.6, -0.3, 1, -0.8, 0] as const
/** Of the lines that measure. */
const measureMm = 8.4
const tickMm = 0.5

/** The stones that somebody brings, laid on the table. */
export function StonesOfTalk() {
  return stonesOfCluster().map((stone, index) => {
    const [x, y] = middleOf(stone.outline)
    const off = offMm[index % offMm.length] ?? 0
    return (
      <PlacedStone
        key={index}
        stone={stone}
        place={`translate(${x * (apart - 1) + off} ${y * (apart - 1) - off})`}
        isSapphire={isMiddle([x, y])}
      />
    )
  })
}

/** The ring drawn from above, measured across. */
export function DrawingOfRing() {
  const stones = stonesOfCluster()
  const half = Math.max(...stones.flatMap(({ outline }) => outline.map(([x]) => x)))
  return (
    <>
      <path className={styles.facets} d={closedPath(straightBand(1.1))} />
      {stones.map((stone, index) => (
        <PlacedStone key={index} stone={stone} />
      ))}
      <path
        className={styles.leader}
        d={linesPath([
          [
            [-half, measureMm],
            [half, measureMm],
          ],
          [
            [-half, measureMm - tickMm],
            [-half, measureMm + tickMm],
          ],
          [
            [half, measureMm - tickMm],
            [half, measureMm + tickMm],
          ],
          [
            [0, -measureMm],
            [0, measureMm],
          ],
        ])}
      />
    </>
  )
}

function middleOf(outline: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = outline.reduce(([x, y], [px, py]) => [x + px, y + py] as const, [0, 0] as const)
  return [sum[0] / outline.length, sum[1] / outline.length]
}

function isMiddle([x, y]: readonly [number, number]): boolean {
  return Math.hypot(x, y) < 1
}
