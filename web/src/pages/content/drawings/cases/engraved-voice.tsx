import type { Point } from '@shop/schema/geometry/primitives/vector'
import { closedPath, linesPath } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { lineOf, ribbon } from './ribbon.ts'

const rows = [
  { y: -3.4, halfWidthMm: 1.6 },
  { y: 3, halfWidthMm: 2.2 },
] as const
const bandHalfMm = 10
const strokes = 61
const strokeMm = 0.26

/** The same wave of a voice inside a slim band and a broad one, both unrolled. */
export function EngravedVoice() {
  return rows.map(({ y, halfWidthMm }) => (
    <g key={y}>
      <path className={styles.metal} d={closedPath(ribbon(unrolled(y), halfWidthMm))} />
      <path d={linesPath(wave(y, halfWidthMm * 0.72))} />
    </g>
  ))
}

function unrolled(y: number): Point[] {
  return lineOf(-bandHalfMm, bandHalfMm, () => y)
}

/** Upright strokes, as long as the voice is loud. */
function wave(y: number, mostMm: number): (readonly [Point, Point])[] {
  return Array.from({ length: strokes }, (_, place) => {
    const x = (place - (strokes - 1) / 2) * strokeMm
    const half = mostMm * loudness(x)
    return [
      [x, y - half],
      [x, y + half],
    ]
  })
}

/** Two syllables, the first one louder. */
function loudness(x: number): number {
  const syllables = Math.exp(-((x + 3.4) ** 2) / 4.5) + 0.7 * Math.exp(-((x - 3.1) ** 2) / 5)
  return 0.04 + syllables * (0.45 + 0.5 * Math.abs(Math.sin(x * 5.3)))
}
