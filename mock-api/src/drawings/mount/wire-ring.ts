import { ellipse } from '../jewel/plate.ts'
import { paintMetal } from '../metal/metalwork.ts'
import { turnBack, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { evenly } from '../stone/outline.ts'
import { halvesOfLine, railSurface } from './rail.ts'

/** An open circle of round wire in the plane of a frame's x and y. */
interface WireRing {
  readonly radius: number
  /** Radius of the wire. */
  readonly wireMm: number
  readonly frame: Frame
}

/** Cosine of the angle from the axis of a circle beyond which what it encloses lies between its halves. */
const seenFromAbove = 0.6

/** The two halves of a circle: the far one lies behind what it encloses, the near one before it. */
export function wireRingParts(
  { radius, wireMm, frame }: WireRing,
  { camera, studio }: Scene,
): { readonly far: Part[]; readonly near: Part[] } {
  const line = evenly(ellipse(radius, radius), 96)
  const wire = { line, z: 0, halfWidth: wireMm, halfHeight: wireMm }
  const [x, y, z] = turnBack(frame, camera.back)
  const half = (from: number, to: number): Part => ({
    kind: 'metal',
    works: [paintMetal(railSurface(wire, frame, from, to, camera), camera, studio, { smallestArea: 2 })],
    isBroad: false,
    isEdged: false,
  })
  // From above all of it is seen at once, and a seam between its halves would be too.
  if (z > seenFromAbove) return { far: [half(0, line.length)], near: [] }
  const [toNear, toFar] = halvesOfLine(line, [0, 0], [x, y])
  return { far: [half(toFar, toNear + line.length)], near: [half(toNear, toFar)] }
}
