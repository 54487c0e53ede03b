import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { place, turn, type Frame } from '../picture/frame.ts'
import type { Outline } from '../stone/outline.ts'
import { smoothLine } from '../picture/spline.ts'
import type { Camera } from '../picture/camera.ts'
import { seenSurface, type Section, type Surface } from '../metal/surface.ts'
import { add, scale, type Vec2 } from '../picture/vector.ts'

/** Where claws hold a stone: angles round its middle, from the right, anticlockwise. */
export function clawAngles(shape: ShapeSlug, outline: Outline, count: 4 | 6): number[] {
  const ratio = outline.lengthToWidth
  switch (shape) {
    case 'round-brilliant':
      return Array.from({ length: count }, (_, index) => (2 * Math.PI * (index + 0.5)) / count)
    case 'oval-shape':
    case 'cushion-cut':
      return count === 6
        ? [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((step) => stretched((Math.PI / 3) * step, ratio))
        : [1, 3, 5, 7].map((eighth) => stretched((Math.PI / 4) * eighth, ratio * 0.95))
    case 'pear-shape':
      return [90, 24, 156, 229, 311].map(radians)
    case 'marquise-cut':
      return [90, -90, 27, 153, 207, -27].map(radians)
    case 'heart-shape':
      return [-90, 52, 128, -14, 194].map(radians)
    default:
      return [1, 3, 5, 7].map((eighth) => cornerAngle(outline, eighth))
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function stretched(angle: number, ratio: number): number {
  return Math.atan2(Math.sin(angle) * ratio, Math.cos(angle))
}

/** The middle of a cut corner, in the quadrant that the odd eighth of a turn lies in. */
function cornerAngle(outline: Outline, eighth: number): number {
  const [sx, sy] = [Math.sign(Math.cos((eighth * Math.PI) / 4)), Math.sign(Math.sin((eighth * Math.PI) / 4))]
  const corner = outline.points.filter(([x, y]) => x * sx > 0 && y * sy > 0)
  const sum = corner.reduce((total, [x, y]): Vec2 => [total[0] + x, total[1] + y], [0, 0] as Vec2)
  return Math.atan2(sum[1], sum[0])
}

/** How far the girdle lies from the stone's middle in a direction, in widths. */
export function reachOf(outline: Outline, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [cx, cy] = outline.centre
  let reach = 0.5
  outline.points.forEach((from, index) => {
    const to = outline.points[(index + 1) % outline.points.length] ?? from
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]]
    const det = dx * ey - dy * ex
    if (Math.abs(det) < 1e-12) return
    const along = ((from[0] - cx) * ey - (from[1] - cy) * ex) / det
    const t = ((from[0] - cx) * dy - (from[1] - cy) * dx) / det
    if (along > 0 && t >= -1e-9 && t <= 1 + 1e-9) reach = along
  })
  return reach
}

export interface Claw {
  readonly angle: number
  /** Radius of the wire. */
  readonly radius: number
  /** Distance from the axis and height of its middle line, foot first, girdle at height 0. */
  readonly line: readonly Vec2[]
  readonly middle: Vec2
}

interface ClawSize {
  /** Distance of the girdle from the stone's middle at this claw. */
  readonly reach: number
  readonly radius: number
  readonly height: number
  /** Distance from the stone's middle at which the claw stands on the shank. */
  readonly foot: number
  /** Rise of the crown for each step inwards. */
  readonly crownSlope: number
  readonly girdle: number
}

/** The line of a claw: up from the shank, touching the girdle from outside, and over on to the crown. */
export function clawLine({ reach, radius, height, foot, crownSlope, girdle }: ClawSize): Vec2[] {
  const over = Math.min(radius * 1.65, 0.3 * reach)
  const tip = girdle + over * crownSlope
  return smoothLine(
    [
      [foot, -height],
      [foot + (reach - foot) * 0.32, -height * 0.68],
      [reach * 0.87, -height * 0.3],
      [reach + radius * 0.12, -girdle],
      [reach + radius * 0.2, girdle + radius * 0.55],
      [reach - over * 0.4, tip * 0.6 + radius * 0.62],
      [reach - over, tip + radius * 0.42],
    ],
    27,
  )
}

const domeRows = 4

/** The seen side of a claw's wire between two points of its line; a tip is closed with a dome. */
export function clawSurface(claw: Claw, frame: Frame, from: number, to: number, camera: Camera): Surface {
  const isTip = to >= claw.line.length - 1
  const sections = Array.from({ length: to - from + 1 + (isTip ? domeRows : 0) }, (_, row) => {
    const domed = Math.max(0, row - (to - from))
    return clawSection(claw, frame, Math.min(to, from + row), (domed / domeRows) * 0.49 * Math.PI)
  })
  return seenSurface(sections, 11, camera)
}

function clawSection(claw: Claw, frame: Frame, index: number, lift: number): Section {
  const [cos, sin] = [Math.cos(claw.angle), Math.sin(claw.angle)]
  const [r, z] = claw.line[index] ?? [0, 0]
  const [tr, tz] = tangent(claw.line, index)
  const share = index / (claw.line.length - 1)
  const thickness = claw.radius * (share < 0.6 ? 1 + 0.15 * (0.6 - share) : 1 - 0.1 * (share - 0.6))
  const middle = place(frame, [claw.middle[0] + cos * r, claw.middle[1] + sin * r, z])
  return {
    middle,
    across: [turn(frame, [-sin, cos, 0]), turn(frame, [cos * tz, sin * tz, -tr])],
    dome: { onward: turn(frame, [cos * tr, sin * tr, tz]), lift },
    point: (_facing, normal) => add(middle, scale(normal, thickness)),
  }
}

function tangent(line: readonly Vec2[], index: number): Vec2 {
  const [before, after] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
  if (!before || !after) return [0, 1]
  const [dr, dz] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dr, dz) || 1
  return [dr / length, dz / length]
}
