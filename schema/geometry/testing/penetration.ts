import { transform, type Matrix } from '../primitives/matrix.ts'
import type { Part, Scene, StoneSpec } from '../scene/scene.ts'
import { cutStone, type Stone } from '../stones/stone.ts'
import { cross, dot, length, scale, type Vector } from '../primitives/vector.ts'

/** Where metal runs into a stone. */
export interface Penetration {
  readonly depthMm: number
  /** Where, as the stone lies: its girdle round z = 0. */
  readonly at: Vector
  readonly shape: string
  readonly material: Part['material']
}

/**
 * The corners of metal that lie inside a stone by more than a tolerance, and not in its seat: the notch of a
 * claw or the lip of a wall holds the girdle and a little of the pavilion beneath it.
 */
export function penetrations(
  { parts }: Scene,
  toleranceMm: number,
  materials: readonly Part['material'][] = ['stone', 'side-stone', 'melee'],
): Penetration[] {
  const metal = parts.filter(({ material }) => material === 'metal').map(worldCorners)
  return parts.flatMap(({ stone: spec, instances, material }) => {
    if (!spec || !materials.includes(material)) return []
    const stone = cutStone(spec)
    return instances.flatMap((instance) => {
      const { size, ...placed } = axesOf(instance)
      return metal
        .flatMap((corners) => cornersNear(corners, { ...placed, size }, spec))
        .flatMap((local): Penetration[] => {
          const depthMm = -stone.clearanceMm(local) * size
          return depthMm > toleranceMm && !isInSeat(stone, local)
            ? [{ depthMm, at: local, shape: spec.shape, material }]
            : []
        })
    })
  })
}

/** The corners that lie in the box round a stone, as the stone sees them. */
function cornersNear(corners: Float64Array, { ways, origin, size }: Axes, spec: StoneSpec): Vector[] {
  const near: Vector[] = []
  const [halfX, halfY] = [(spec.widthMm / 2) * size, (spec.lengthMm / 2) * size]
  for (let index = 0; index < corners.length; index += 3) {
    const arm: Vector = [
      (corners[index] ?? 0) - origin[0],
      (corners[index + 1] ?? 0) - origin[1],
      (corners[index + 2] ?? 0) - origin[2],
    ]
    const x = dot(arm, ways[0])
    if (Math.abs(x) > halfX) continue
    const y = dot(arm, ways[1])
    if (Math.abs(y) > halfY) continue
    near.push([x / size, y / size, dot(arm, ways[2]) / size])
  }
  return near
}

/** Near the girdle: from just above it down to two fifths of the pavilion, and not far in. */
function isInSeat({ halfGirdleMm, culetMm, clearanceMm, spec }: Stone, point: Vector): boolean {
  const inMm = -clearanceMm(point)
  return (
    point[2] < halfGirdleMm + 0.15 &&
    point[2] > culetMm * 0.45 &&
    inMm < Math.max(0.06, 0.12 * Math.min(spec.widthMm, spec.lengthMm))
  )
}

function worldCorners({ mesh: { positions }, instances }: Part): Float64Array {
  const corners = new Float64Array(positions.length * instances.length)
  instances.forEach((instance, number) => {
    for (let index = 0; index < positions.length; index += 3) {
      const place: Vector = [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]
      corners.set(transform(instance, place), number * positions.length + index)
    }
  })
  return corners
}

interface Axes {
  /** The directions that a matrix carries the axes to. */
  readonly ways: readonly [Vector, Vector, Vector]
  readonly origin: Vector
  /** How it scales, the same in every direction. */
  readonly size: number
}

function axesOf(m: Matrix): Axes {
  const size = length([m[0], m[4], m[8]])
  const x = scale([m[0], m[4], m[8]], 1 / size)
  const y = scale([m[1], m[5], m[9]], 1 / size)
  return { ways: [x, y, cross(x, y)], origin: [m[3], m[7], m[11]], size }
}
