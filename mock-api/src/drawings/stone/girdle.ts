import { planeThrough, type Plane } from './polytope.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'

/** Half the girdle's thickness, in widths. */
export const girdle = 0.012

/** Points of a slope from the girdle inwards: how far in and how far up or down, in widths. */
export type Profile = readonly (readonly [inset: number, height: number])[]

/** The upright walls round an outline: the girdle. */
export function wallsOf(points: readonly Vec2[], isClosed = true): Plane[] {
  return points.slice(0, isClosed ? points.length : -1).map((from, index) => {
    const to = at(points, index + 1)
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const normal: Vec3 = [dy / length, -dx / length, 0]
    return { normal, offset: (dy * from[0] - dx * from[1]) / length }
  })
}

/** A point of the girdle drawn in towards the centre and raised. */
export function lift(point: Vec2, share: number, z: number, centre: Vec2 = [0, 0]): Vec3 {
  return [centre[0] + share * (point[0] - centre[0]), centre[1] + share * (point[1] - centre[1]), z]
}

/** Half way between two points. */
export function middle(a: Vec2, b: Vec2): Vec2 {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** The item of a closed round at any count from its start. */
export function at<T>(ring: readonly T[], index: number): T {
  return ring[((index % ring.length) + ring.length) % ring.length] as T // rings here are never empty
}

/** A princess pavilion's folds, from the culet to the girdle: share of the half width, share of the depth. */
const chevrons: Profile = [
  [0, 1],
  [0.3, 0.8],
  [0.56, 0.565],
  [0.8, 0.29],
  [1, 0],
]

/** The pavilion flats that fan from a middle line out to corners of the girdle. */
export function foldsTowards(edge: Vec2, corners: readonly Vec2[], depth: number): Plane[] {
  return corners.flatMap((corner) =>
    chevrons.slice(1).map(([share, drop], index) => {
      const [shareBefore, dropBefore] = chevrons[index] ?? [0, 1]
      return planeThrough(
        lift(edge, shareBefore, -girdle - depth * dropBefore),
        lift(edge, share, -girdle - depth * drop),
        lift(corner, 1, -girdle),
        [0, 0, 0],
      )
    }),
  )
}
