import { at, cyclic } from './list.ts'
import { middleOf } from './loft.ts'
import type { Face } from './mesh.ts'
import { between, cross, dot, length, normalise, scale, subtract, type Point, type Vector } from './vector.ts'

/** All that lies on the inner side of a plane: its outward normal, and how far out the plane is. */
export interface HalfSpace {
  readonly normal: Vector
  readonly distance: number
}

/** A convex body; its faces are wound so that their normals point outwards. */
export interface Polyhedron {
  readonly corners: readonly Vector[]
  readonly faces: readonly Face[]
}

/** Corners nearer to a plane than this lie on it. */
const onPlaneMm = 1e-6

/** The half space through three points that holds a fourth. */
export function halfSpaceThrough(a: Vector, b: Vector, c: Vector, inside: Vector): HalfSpace {
  const normal = normalise(cross(subtract(b, a), subtract(c, a)))
  const distance = dot(normal, a)
  return dot(normal, inside) > distance
    ? { normal: scale(normal, -1), distance: -distance }
    : { normal, distance }
}

/** The half spaces of the upright walls of an outline that runs anticlockwise. */
export function wallsOf(points: readonly Point[], isClosed = true): HalfSpace[] {
  const ends = isClosed ? points : points.slice(0, -1)
  return ends.flatMap((from, index) => {
    const to = cyclic(points, index + 1)
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const size = Math.hypot(dx, dy)
    if (size < onPlaneMm) return []
    return { normal: [dy / size, -dx / size, 0], distance: (dy * from[0] - dx * from[1]) / size }
  })
}

/** How far a point is outside the half spaces' common body: 0 on its surface, negative within. */
export function outsideOf(halfSpaces: readonly HalfSpace[], point: Vector): number {
  return halfSpaces.reduce(
    (most, { normal, distance }) => Math.max(most, dot(normal, point) - distance),
    -Infinity,
  )
}

/** The body that half spaces have in common, within 100 mm of the origin. */
export function intersection(halfSpaces: readonly HalfSpace[]): Polyhedron {
  return withoutStrays(halfSpaces.reduce(clip, cube(100)))
}

/** What is left of a body inside a half space. New corners are made once for each edge, so it stays closed. */
function clip(body: Polyhedron, { normal, distance }: HalfSpace): Polyhedron {
  const heights = body.corners.map((corner) => dot(normal, corner) - distance)
  if (heights.every((height) => height <= onPlaneMm)) return body
  // A face that lies in the plane already: what is outside then is no more than rounding.
  const isOnPlane = (corner: number) => Math.abs(at(heights, corner)) <= onPlaneMm
  if (body.faces.some((face) => face.every(isOnPlane) && longestEdge(body, face) > 0.01)) return body
  const corners = [...body.corners]
  const made = new Map<string, number>()
  const cutAt = (from: number, to: number): number => {
    const [low, high] = from < to ? [from, to] : [to, from]
    const key = `${low} ${high}`
    const known = made.get(key)
    if (known !== undefined) return known
    const share = at(heights, low) / (at(heights, low) - at(heights, high))
    const index = corners.push(between(at(corners, low), at(corners, high), share)) - 1
    made.set(key, index)
    return index
  }
  const isKept = (corner: number) => at(heights, corner) <= onPlaneMm
  const faces = body.faces
    .map((face) => (face.every(isKept) ? face : trimmed(face, heights, cutAt)))
    .filter((face) => face.length >= 3)
  const used = new Set(faces.flat())
  const onPlane = [...used].filter((corner) => corner >= heights.length || isOnPlane(corner))
  return { corners, faces: [...faces, inOrder(corners, onPlane, normal)].filter((face) => face.length >= 3) }
}

/** What is left of a face: the corners that are not outside, and new ones on the edges that are cut. */
function trimmed(
  face: Face,
  heights: readonly number[],
  cutAt: (from: number, to: number) => number,
): number[] {
  const left: number[] = []
  face.forEach((corner, index) => {
    const next = cyclic(face, index + 1)
    const [height, nextHeight] = [at(heights, corner), at(heights, next)]
    if (height <= onPlaneMm) left.push(corner)
    const isCut =
      (height < -onPlaneMm && nextHeight > onPlaneMm) || (height > onPlaneMm && nextHeight < -onPlaneMm)
    if (isCut) left.push(cutAt(corner, next))
  })
  return left
}

/** The corners of a convex face, anticlockwise as seen from where its normal points. */
function inOrder(corners: readonly Vector[], face: readonly number[], normal: Vector): Face {
  if (face.length < 3) return []
  const middle = middleOf(face.map((corner) => at(corners, corner)))
  const x = normalise(subtract(at(corners, at(face, 0)), middle))
  const y = cross(normal, x)
  const angleOf = (corner: number) => {
    const arm = subtract(at(corners, corner), middle)
    return Math.atan2(dot(arm, y), dot(arm, x))
  }
  return face.toSorted((a, b) => angleOf(a) - angleOf(b))
}

function withoutStrays({ corners, faces }: Polyhedron): Polyhedron {
  const used = [...new Set(faces.flat())]
  const places = new Map(used.map((corner, place) => [corner, place]))
  return {
    corners: used.map((corner) => at(corners, corner)),
    faces: faces.map((face) => face.map((corner) => places.get(corner) ?? 0)),
  }
}

function cube(half: number): Polyhedron {
  const corners = [-half, half].flatMap((z) =>
    [-half, half].flatMap((y) => [-half, half].map((x): Vector => [x, y, z])),
  )
  const faces = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ]
  return { corners, faces }
}

/** Whether a face of a body lies in the plane x = 0. */
function liesInMirror(body: Polyhedron, face: Face): boolean {
  return face.every((corner) => Math.abs(at(body.corners, corner)[0]) < 1e-5)
}

/** A body that ends at x = 0 together with its mirror image; the faces between them are left out. */
export function mirrored(body: Polyhedron): Polyhedron {
  const outer = body.faces.filter((face) => !liesInMirror(body, face))
  const corners: Vector[] = body.corners.map(([x, y, z]) => [Math.abs(x) < 1e-5 ? 0 : x, y, z])
  const images = corners.map(([x, y, z], index) => (x === 0 ? index : corners.push([-x, y, z]) - 1))
  const mirrorFaces = outer.map((face) => face.map((corner) => at(images, corner)).toReversed())
  return withoutStrays({ corners, faces: [...outer, ...mirrorFaces] })
}

function longestEdge(body: Polyhedron, face: Face): number {
  return Math.max(
    ...face.map((corner, index) =>
      length(subtract(at(body.corners, cyclic(face, index + 1)), at(body.corners, corner))),
    ),
  )
}
