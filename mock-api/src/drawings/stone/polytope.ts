import { add, cross, dot, mix, normalise, scale, subtract, type Vec3 } from '../picture/vector.ts'

/** The half-space of points p with `normal · p <= offset`. */
export interface Plane {
  readonly normal: Vec3
  readonly offset: number
}

/** One flat face of a solid, its corners anticlockwise seen from outside. */
export interface Facet {
  readonly plane: Plane
  readonly corners: readonly Vec3[]
}

const FAR = 10
const TOUCHING = 1e-9

/** The plane through three points, facing away from a point inside. */
export function planeThrough(a: Vec3, b: Vec3, c: Vec3, inside: Vec3): Plane {
  const normal = normalise(cross(subtract(b, a), subtract(c, a)))
  const offset = dot(normal, a)
  return dot(normal, inside) > offset ? { normal: scale(normal, -1), offset: -offset } : { normal, offset }
}

/** The faces of the solid that lies inside every plane: how a cutter makes a stone, one flat at a time. */
export function facetsWithin(planes: readonly Plane[]): Facet[] {
  const distinct: Plane[] = []
  for (const plane of planes) if (!distinct.some((other) => isSame(other, plane))) distinct.push(plane)
  return distinct.flatMap((plane) => {
    let corners = wideSquare(plane)
    for (const other of distinct) {
      if (other === plane) continue
      corners = keepInside(corners, other)
      if (corners.length < 3) return []
    }
    return [{ plane, corners }]
  })
}

function isSame(a: Plane, b: Plane): boolean {
  return Math.abs(a.offset - b.offset) < 1e-6 && dot(a.normal, b.normal) > 1 - 1e-9
}

function wideSquare({ normal, offset }: Plane): Vec3[] {
  const u = normalise(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]))
  const v = cross(normal, u)
  const centre = scale(normal, offset)
  const corner = (s: number, t: number) => add(centre, add(scale(u, s * FAR), scale(v, t * FAR)))
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function keepInside(corners: readonly Vec3[], plane: Plane): Vec3[] {
  const kept: Vec3[] = []
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const a = dot(plane.normal, from) - plane.offset
    const b = dot(plane.normal, to) - plane.offset
    if (a <= TOUCHING) kept.push(from)
    if ((a < -TOUCHING && b > TOUCHING) || (a > TOUCHING && b < -TOUCHING))
      kept.push(mix(from, to, a / (a - b)))
  })
  return kept
}
