import { at, foldsTowards, girdle, lift, middle, wallsOf } from './girdle.ts'
import type { Outline } from './outline.ts'
import { planeThrough, type Plane } from './polytope.ts'
import { mix, type Vec2, type Vec3 } from '../picture/vector.ts'

/** A princess: a shallow crown over a pavilion folded towards its four corners. */
export function princessPlanes({ points, lengthToWidth }: Outline): Plane[] {
  const [crown, depth, table] = [0.115, 0.56, 0.7]
  const [x, y] = [0.5, lengthToWidth / 2]
  const corners: readonly Vec2[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
  const inside: Vec3 = [0, 0, 0]
  const planes: Plane[] = [...wallsOf(points), { normal: [0, 0, 1], offset: crown + girdle }]
  corners.forEach((corner, index) => {
    const next = at(corners, index + 1)
    const previous = at(corners, index - 1)
    const edge = middle(corner, next)
    const bend = lift(edge, 0.9, girdle + crown * 0.62)
    const bendBefore = lift(middle(corner, previous), 0.9, girdle + crown * 0.62)
    const atCorner = lift(corner, 1, girdle)
    planes.push(planeThrough(bend, atCorner, lift(next, 1, girdle), inside))
    planes.push(
      planeThrough(
        lift(corner, table * 0.98, girdle + crown),
        lift(next, table * 0.98, girdle + crown),
        bend,
        inside,
      ),
    )
    planes.push(planeThrough(atCorner, mix(bend, atCorner, 0.02), mix(bendBefore, atCorner, 0.02), inside))
    planes.push(...foldsTowards(edge, [corner, next], depth))
  })
  return planes
}
