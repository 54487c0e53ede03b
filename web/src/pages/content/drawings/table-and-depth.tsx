import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { stoneProfile } from '@shop/schema/geometry/stones/stone-profile'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { m } from '#generated/paraglide/messages.js'
import { closedPath, linesPath } from '#shop/viewing/true-size/seen-from-above.ts'
import { Label, lettersMm } from './label.tsx'
import styles from './drawing.module.css'

const hundred = 100
const tickMm = 0.14

/** A stone from the side with its measures in per cent of its width. */
export function TableAndDepth({ shape }: { readonly shape: ShapeSlug }) {
  const spec = usualStone(shape, 'NATURAL_DIAMOND')
  const { outline, facets, crownMm, pavilionMm, tableMm } = stoneProfile(spec)
  const half = spec.widthMm / 2
  const percents = {
    table: Math.round((tableMm / spec.widthMm) * hundred),
    depth: Math.round(((crownMm + pavilionMm) / spec.widthMm) * hundred),
  }
  const [widthY, tableY, depthX] = [-crownMm - 1.5, -crownMm - 0.5, half + 0.5]
  const box = [-half - 0.5, widthY - 1, spec.widthMm + 4, crownMm + pavilionMm + 2.9]
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={box.join(' ')}
        role="img"
        aria-label={m.drawing_depth_alt(percents)}
      >
        <path className={styles.body} d={closedPath(outline)} />
        <path className={styles.facets} d={linesPath(facets)} />
        <path className={styles.leader} d={across(half, widthY) + across(tableMm / 2, tableY)} />
        <path
          className={styles.leader}
          d={linesPath([
            [
              [depthX, -crownMm],
              [depthX, pavilionMm],
            ],
            tick(depthX, -crownMm),
            tick(depthX, pavilionMm),
          ])}
        />
        <Label xMm={0} yMm={widthY - lettersMm} anchor="middle">
          {m.drawing_width_percent()}
        </Label>
        <Label xMm={0} yMm={tableY - lettersMm} anchor="middle">
          {m.drawing_table_percent(percents)}
        </Label>
        <Label xMm={depthX + lettersMm} yMm={(pavilionMm - crownMm) / 2}>
          {m.drawing_depth_percent(percents)}
        </Label>
      </svg>
    </div>
  )
}

/** A measure from side to side, with an end at each. */
function across(half: number, y: number): string {
  return linesPath([
    [
      [-half, y],
      [half, y],
    ],
    [
      [-half, y - tickMm],
      [-half, y + tickMm],
    ],
    [
      [half, y - tickMm],
      [half, y + tickMm],
    ],
  ])
}

function tick(x: number, y: number): [[number, number], [number, number]] {
  return [
    [x - tickMm, y],
    [x + tickMm, y],
  ]
}
