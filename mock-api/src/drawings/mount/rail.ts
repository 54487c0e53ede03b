import { place, turn, type Frame } from '../picture/frame.ts'
import { evenly, type Outline } from '../stone/outline.ts'
import type { Camera } from '../picture/camera.ts'
import { seenSurface, type Section, type Surface } from '../metal/surface.ts'
import type { Vec2 } from '../picture/vector.ts'

export interface Rail {
  /** The rail's middle line seen from above, closed, anticlockwise. */
  readonly line: readonly Vec2[]
  readonly z: number
  readonly halfWidth: number
  readonly halfHeight: number
}

/** The line of a rail: the stone's outline drawn in, `spread` 1 under its girdle and 0 at the claws' feet. */
export function railLine(outline: Outline, widthMm: number, spread: number): Vec2[] {
  const [cx, cy] = outline.centre
  return evenly(outline.points, 60).map(([x, y]) => {
    const reach = Math.hypot(x - cx, y - cy) * widthMm
    const share = (spread * 0.9 * reach + (1 - spread) * footOf(reach)) / reach
    return [widthMm * (cx + share * (x - cx)), widthMm * (cy + share * (y - cy))]
  })
}

const widestFootMm = 1.15

/** How far from the stone's middle a claw stands that holds the girdle at this reach: still on the shank. */
export function footOf(reach: number): number {
  return Math.min(reach * 0.36, widestFootMm)
}

/** The seen side of a rail from one point of its line on to another; a rail lies level in its frame. */
export function railSurface(rail: Rail, frame: Frame, from: number, to: number, camera: Camera): Surface {
  const { line, z, halfWidth, halfHeight } = rail
  const at = (index: number) => line[((index % line.length) + line.length) % line.length] ?? [0, 0]
  const sections = Array.from({ length: to - from + 1 }, (_, row): Section => {
    const index = from + row
    const [point, before, after] = [at(index), at(index - 1), at(index + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [outX, outY] = [dy / length, -dx / length]
    return {
      middle: place(frame, [point[0], point[1], z]),
      across: [turn(frame, [outX, outY, 0]), frame.z],
      point(facing) {
        const [out, up] = roundedBox(facing, halfWidth, halfHeight)
        return place(frame, [point[0] + outX * out, point[1] + outY * out, z + up])
      },
    }
  })
  return seenSurface(sections, 13, camera)
}

/** The point of a box with well-rounded edges that faces at an angle. */
function roundedBox(facing: number, halfWidth: number, halfHeight: number): Vec2 {
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
  const out = Math.sqrt(Math.abs(cos) * halfWidth ** 3)
  const up = Math.sqrt(Math.abs(sin) * halfHeight ** 3)
  const size = ((out / halfWidth) ** 3 + (up / halfHeight) ** 3) ** (1 / 3)
  return [(Math.sign(cos) * out) / size, (Math.sign(sin) * up) / size]
}

/**
 * Where a closed line passes from its far half to its near half, and back, for someone who stands in the
 * direction `towards` of its middle.
 */
export function halvesOfLine(
  line: readonly Vec2[],
  middle: Vec2,
  towards: Vec2,
): readonly [toNear: number, toFar: number] {
  const isNear = (index: number) => {
    const [x, y] = line[(index + line.length) % line.length] ?? [0, 0]
    return (x - middle[0]) * towards[0] + (y - middle[1]) * towards[1] > 0
  }
  const indices = line.map((_, index) => index)
  const toNear = indices.find((index) => isNear(index) && !isNear(index - 1)) ?? 0
  const toFar = indices.find((index) => !isNear(index) && isNear(index - 1)) ?? 0
  return [toNear, toNear + ((toFar - toNear + line.length) % line.length)]
}
