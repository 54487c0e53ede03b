import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { stoneProfile } from '@shop/schema/geometry/stones/stone-profile'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { inSentence } from '#data/language/nouns.ts'
import { shapeName } from '#data/language/shape-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { closedPath, linesPath } from '#shop/viewing/true-size/seen-from-above.ts'
import { Label, lettersMm } from './label.tsx'
import styles from './drawing.module.css'

/** Beside the stone, for the names of its parts. */
const namesMm = 3.4
const gapMm = 0.4
const marginMm = 0.6

/** A stone from the side with the names of its parts, as it is usually cut. */
export function CutProfile({ shape }: { readonly shape: ShapeSlug }) {
  const spec = usualStone(shape, 'NATURAL_DIAMOND')
  const { outline, facets, crownMm, pavilionMm, tableMm } = stoneProfile(spec)
  const half = spec.widthMm / 2
  const from = half + gapMm
  const parts = [
    { name: m.drawing_table(), atMm: -crownMm, edgeMm: tableMm / 2 },
    { name: m.drawing_crown(), atMm: -crownMm / 2, edgeMm: (half + tableMm / 2) / 2 },
    { name: m.drawing_girdle(), atMm: 0, edgeMm: half },
    { name: m.drawing_pavilion(), atMm: pavilionMm / 2, edgeMm: half / 2 },
    { name: m.drawing_culet(), atMm: pavilionMm, edgeMm: 0 },
  ]
  const lines = spread(parts.map(({ atMm }) => atMm))
  const box = [-half - marginMm, -crownMm - marginMm, spec.widthMm + marginMm + gapMm + namesMm]
  const name = inSentence(shapeName(shape))
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={[...box, crownMm + pavilionMm + 2 * marginMm].join(' ')}
        role="img"
        aria-label={m.drawing_cut_alt({ shape: name })}
      >
        <path className={styles.body} d={closedPath(outline)} />
        <path className={styles.facets} d={linesPath(facets)} />
        <path
          className={styles.leader}
          d={linesPath(
            parts.map(({ atMm, edgeMm }, place) => [
              [edgeMm, atMm],
              [from, lines[place] ?? atMm],
            ]),
          )}
        />
        {parts.map(({ name: part, atMm }, place) => (
          <Label key={part} xMm={from + lettersMm / 2} yMm={lines[place] ?? atMm}>
            {part}
          </Label>
        ))}
      </svg>
    </div>
  )
}

/** From one name to the next, at least. */
const lineMm = lettersMm * 1.3

/** Where the names stand that belong to these heights, from the top down: none over another. */
function spread(heightsMm: readonly number[]): number[] {
  const lines: number[] = []
  for (const height of heightsMm) lines.push(Math.max(height, (lines.at(-1) ?? -Infinity) + lineMm))
  return lines
}
