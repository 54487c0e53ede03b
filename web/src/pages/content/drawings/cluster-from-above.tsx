import type { Point } from '@shop/schema/geometry/primitives/vector'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { m } from '#generated/paraglide/messages.js'
import { closedPath, linesPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import { Label } from './label.tsx'
import { PlacedStone } from './placed-stone.tsx'
import styles from './drawing.module.css'

const sapphireMm = 5.7
const diamondMm = 3.4
const diamonds = 8
/** From the middle of the cluster to the middle of each diamond. */
const aroundMm = (sapphireMm + diamondMm) / 2 + 0.25
const band = { halfWidthMm: 1.1, endMm: 9 } as const
const [halfWidth, halfHeight] = [10.5, 9.2]
const lettersMm = 0.62
const sapphire = looseStoneFromAbove(usualStone('round-brilliant', 'SAPPHIRE', sapphireMm))
const diamond = looseStoneFromAbove(usualStone('round-brilliant', 'NATURAL_DIAMOND', diamondMm))

/** A cluster ring from above: a sapphire in the middle, eight diamonds around it, the band to both sides. */
export function ClusterFromAbove() {
  const names = [
    { name: m.drawing_cluster_sapphire(), from: [-1.6, -1.6], at: [-halfWidth + 0.6, -8.3], anchor: 'start' },
    { name: m.drawing_cluster_diamonds(), from: [3.9, 4.3], at: [halfWidth - 0.6, 8.3], anchor: 'end' },
    { name: m.drawing_cluster_gold(), from: [-7.9, 0.9], at: [-halfWidth + 0.6, 8.3], anchor: 'start' },
  ] as const
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={`${-halfWidth} ${-halfHeight} ${2 * halfWidth} ${2 * halfHeight}`}
        role="img"
        aria-label={m.drawing_cluster_alt()}
      >
        {[-1, 1].map((side) => (
          <path key={side} className={styles.metal} d={closedPath(bandEnd(side))} />
        ))}
        {Array.from({ length: diamonds }, (_, place) => (
          <PlacedStone
            key={place}
            stone={diamond}
            place={`rotate(${(place / diamonds) * 360}) translate(0 ${-aroundMm})`}
          />
        ))}
        <PlacedStone stone={sapphire} isSapphire />
        <path
          className={styles.leader}
          d={linesPath(
            names.map(({ from, at: [x, y] }) => [from, [x + Math.sign(-x) * 1.5, y - Math.sign(y) * 0.6]]),
          )}
        />
        {names.map(({ name, at: [x, y], anchor }) => (
          <Label key={name} xMm={x} yMm={y} anchor={anchor} heightMm={lettersMm}>
            {name}
          </Label>
        ))}
      </svg>
    </div>
  )
}

/** The band on one side, from under the stones to where it turns away. */
function bandEnd(side: number): Point[] {
  const { halfWidthMm, endMm } = band
  const from = side * (aroundMm - diamondMm / 2)
  return [
    [from, -halfWidthMm],
    [side * endMm, -halfWidthMm],
    [side * (endMm + 0.25), 0],
    [side * endMm, halfWidthMm],
    [from, halfWidthMm],
  ]
}
