import { at, times } from '../primitives/list.ts'
import type { Matrix } from '../primitives/matrix.ts'
import { SceneParts, type Part } from '../scene/scene.ts'
import { spline } from '../primitives/spline.ts'
import { tube } from '../primitives/tube.ts'
import { between, length, type Point, type Vector } from '../primitives/vector.ts'

/** A stroke through points of a box that is 1 high; a round one runs through them in a curve. */
interface Stroke {
  readonly points: readonly Point[]
  readonly isRound: boolean
}

/** Strokes as text: points with a space between, coordinates in hundredths; `~` begins a round stroke. */
const strokeTexts: Readonly<Record<string, string>> = {
  A: '0,0 40,100 80,0; 14,34 66,34',
  B: '0,0 0,100 36,100; ~36,100 62,94 66,76 58,58 34,53; 0,53 34,53; ~34,53 64,47 72,26 62,5 36,0; 36,0 0,0',
  C: '~72,82 58,97 38,100 12,84 0,50 12,16 38,0 58,3 72,18',
  D: '0,0 0,100 28,100; ~28,100 58,90 72,50 58,10 28,0; 28,0 0,0',
  E: '60,100 0,100 0,0 60,0; 0,52 48,52',
  F: '60,100 0,100 0,0; 0,52 48,52',
  G: '~74,82 60,97 40,100 12,84 0,50 12,16 40,0 62,5 76,20; 76,20 76,46 48,46',
  H: '0,0 0,100; 70,0 70,100; 0,52 70,52',
  I: '0,0 0,100',
  J: '46,100 46,28; ~46,28 38,5 20,0 4,8 0,26',
  K: '0,0 0,100; 64,100 0,42; 20,60 68,0',
  L: '0,100 0,0 56,0',
  M: '0,0 8,100 46,24 84,100 92,0',
  N: '0,0 0,100 70,0 70,100',
  O: '~40,100 12,84 0,50 12,16 40,0 68,16 80,50 68,84 40,100',
  P: '0,0 0,100 34,100; ~34,100 60,94 68,73 60,52 34,46; 34,46 0,46',
  Q: '~40,100 12,84 0,50 12,16 40,0 68,16 80,50 68,84 40,100; 50,26 82,-8',
  R: '0,0 0,100 34,100; ~34,100 60,94 68,73 60,52 34,46; 0,46 34,46 70,0',
  S: '~62,84 48,97 30,100 8,90 6,70 26,56 48,46 66,30 60,8 34,0 14,4 0,18',
  T: '0,100 76,100; 38,100 38,0',
  U: '0,100 0,32; ~0,32 8,8 35,0 62,8 70,32; 70,32 70,100',
  V: '0,100 38,0 76,100',
  W: '0,100 24,0 50,76 76,0 100,100',
  X: '0,0 70,100; 0,100 70,0',
  Y: '0,100 36,50 72,100; 36,50 36,0',
  Z: '0,100 66,100 0,0 68,0',
}

export interface LetterShape {
  readonly heightMm: number
  /** Half the thickness of its strokes, in its plane and across it. */
  readonly strokeMm: readonly [flat: number, across: number]
}

/** A capital round the origin, in the plane z = 0; an A stands for what has no letter of its own. */
export function letterParts(letter: string, shape: LetterShape, place?: Matrix): readonly Part[] {
  const parts = new SceneParts()
  const [flat, across] = shape.strokeMm
  for (const line of letterLines(letter, shape.heightMm)) {
    parts.metal(
      tube(line, { radius: [across, flat], up: [0, 0, 1], segments: 12 }),
      ...(place ? [place] : []),
    )
  }
  return parts.list()
}

function letterLines(letter: string, heightMm: number): Vector[][] {
  const strokes = strokesOf(letter)
  const x = strokes.flatMap(({ points }) => points.map(([px]) => px))
  const middle = (Math.min(...x) + Math.max(...x)) / 2
  return strokes.flatMap(({ points, isRound }) => {
    const line = points.map(([px, py]): Vector => [(px - middle) * heightMm, (py - 0.5) * heightMm, 0])
    if (isRound) return [spline(line, 36)]
    // Corners are met by separate strokes, whose round ends join.
    return times(line.length - 1, (index) => [at(line, index), at(line, index + 1)])
  })
}

function strokesOf(letter: string): Stroke[] {
  const text = strokeTexts[letter.toUpperCase()] ?? strokeTexts['A'] ?? ''
  return text.split('; ').map((stroke) => {
    const isRound = stroke.startsWith('~')
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x / 100, y / 100]
      })
    return { points, isRound }
  })
}

/** Where a letter of a height is fastened to a chain: above its left and its right stroke. */
export function letterTop(letter: string, heightMm: number, side: 1 | -1): Vector {
  const points = letterLines(letter, heightMm).flat()
  const high = points.filter(([, y]) => y > heightMm * 0.42)
  const x = high.map(([px]) => px)
  return [side === 1 ? Math.max(...x) : Math.min(...x), heightMm / 2, 0]
}

/** The place on a letter nearest to its middle. */
export function letterAnchor(letter: string, heightMm: number): Vector {
  const places = letterLines(letter, heightMm).flatMap((line) =>
    line.slice(1).flatMap((end, index) => times(9, (step) => between(at(line, index), end, step / 8))),
  )
  return places.reduce((best, place) => (length(place) < length(best) ? place : best))
}
