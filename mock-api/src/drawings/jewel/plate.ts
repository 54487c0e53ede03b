import { stepOf } from '../metal/metalwork.ts'
import { paintMetal } from '../metal/metalwork.ts'
import { halvesOfLine, railSurface, type Rail } from '../mount/rail.ts'
import { place, turnBack, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { pathOf, tokenFor } from '../picture/svg.ts'
import { evenly } from '../stone/outline.ts'
import type { Vec2 } from '../picture/vector.ts'

/** The sheen across a flat polished face, and the darker one of a face that dishes. */
export const plateDefinition =
  '<linearGradient id="t" x1="0" y1="0" x2="1" y2="1">' +
  (
    [
      [0, 0.9],
      [0.22, 0.97],
      [0.42, 0.8],
      [0.6, 0.68],
      [0.78, 0.74],
      [1, 0.56],
    ] as const
  )
    .map(([offset, light]) => `<stop offset="${offset}" stop-color="${tokenFor(stepOf(light))}"/>`)
    .join('') +
  '</linearGradient>'

export interface Plate {
  /** Seen from above, in millimetres, anticlockwise. */
  readonly line: readonly Vec2[]
  readonly frame: Frame
  readonly thicknessMm: number
}

/** A flat piece of metal with a rounded edge: a disc, a bar, the face of a signet. */
export function plateParts({ line, frame, thicknessMm }: Plate, scene: Scene): Part[] {
  const { camera, studio } = scene
  const even = evenly(line, 96)
  const half = thicknessMm / 2
  const rail: Rail = { line: even, z: 0, halfWidth: half, halfHeight: half }
  const edge = (from: number, to: number) =>
    paintMetal(railSurface(rail, frame, from, to, camera), camera, studio, { stride: 3, smallestArea: 3 })
  const towards = turnBack(frame, camera.back)
  const works =
    towards[2] > seenFromAbove
      ? [edge(0, even.length)]
      : halves(even, [towards[0], towards[1]]).map(([from, to]) => edge(from, to))
  const face = pathOf([even.map(([x, y]) => camera.project(place(frame, [x, y, half * 0.92])))])
  return [
    { kind: 'metal', works, isBroad: false },
    { kind: 'markup', markup: `<path fill="url(#t)" d="${face}"/>` },
  ]
}

/** Cosine of the angle from a plate's face beyond which its near edge hides its far one. */
const seenFromAbove = 0.6

/** The far half of a line, then the near one, for someone who stands in this direction of its middle. */
function halves(line: readonly Vec2[], towards: Vec2): (readonly [from: number, to: number])[] {
  const sum = line.reduce(([sumX, sumY], [x, y]): Vec2 => [sumX + x, sumY + y], [0, 0] as Vec2)
  const [toNear, toFar] = halvesOfLine(line, [sum[0] / line.length, sum[1] / line.length], towards)
  return [
    [toFar, toNear + line.length],
    [toNear, toFar],
  ]
}

/** The line of an ellipse. */
export function ellipse(halfWidth: number, halfHeight: number): Vec2[] {
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 72
    return [halfWidth * Math.cos(angle), halfHeight * Math.sin(angle)]
  })
}

/** The line of a bar with round ends. */
export function capsule(length: number, width: number): Vec2[] {
  const [half, radius] = [length / 2 - width / 2, width / 2]
  return Array.from({ length: 72 }, (_, index) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * index) / 72
    const side = index < 36 ? 1 : -1
    return [side * half + radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}
