import { at, times } from './list.ts'
import { cross, dot, length, subtract, type Vector } from './vector.ts'

/**
 * A closed surface of triangles, wound so that their normals point outwards. Corners are shared: every edge
 * belongs to two triangles, which run along it in opposite directions.
 */
export interface Mesh {
  /** x, y, z of every corner, in millimetres. */
  readonly positions: Float32Array
  /** Three corners of every triangle. */
  readonly indices: Uint32Array
  /** Triangles that meet at a smaller angle than this shade as one surface; 0 for facets, 180 for a ball. */
  readonly creaseDegrees: number
  /** How much of the light reaches every corner, 0 to 1, where something keeps it off; all when left out. */
  readonly light?: Float32Array
}

/** A polygon by the numbers of its corners, in order. */
export type Face = readonly number[]

/**
 * A mesh from its corners and faces, which may be wound either way as long as all are wound alike: a surface
 * that is inside out is turned. Faces of more than three corners are cut into a fan.
 */
export function meshOf(corners: readonly Vector[], faces: readonly Face[], creaseDegrees: number): Mesh {
  const indices: number[] = []
  for (const face of faces) {
    for (let step = 1; step < face.length - 1; step += 1) {
      indices.push(at(face, 0), at(face, step), at(face, step + 1))
    }
  }
  const mesh = {
    positions: Float32Array.from(corners.flat()),
    indices: Uint32Array.from(indices),
    creaseDegrees,
  }
  return volumeMm3(mesh) < 0 ? { ...mesh, indices: mesh.indices.toReversed() } : mesh
}

/** The volume inside a closed mesh in cubic millimetres; negative for one that is wound inside out. */
export function volumeMm3({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>): number {
  let volume = 0
  for (let corner = 0; corner < indices.length; corner += 3) {
    const [a, b, c] = triangleAt(positions, indices, corner)
    volume += dot(a, cross(b, c)) / 6
  }
  return volume
}

/** The corners of every triangle of a mesh. */
export function trianglesOf({ positions, indices }: Mesh): (readonly [Vector, Vector, Vector])[] {
  return times(indices.length / 3, (triangle) => triangleAt(positions, indices, triangle * 3))
}

/** Twice the area of a triangle, as the vector that stands on its outer side. */
export function areaNormal([a, b, c]: readonly [Vector, Vector, Vector]): Vector {
  return cross(subtract(b, a), subtract(c, a))
}

/** A plane: its outward normal and its distance from the origin. */
export type Plane = readonly [normalX: number, normalY: number, normalZ: number, distance: number]

/** Every plane that a face of the mesh lies in, once, those of the largest faces first. */
export function facetPlanes(mesh: Mesh): readonly Plane[] {
  const planes: Plane[] = []
  const largestFirst = trianglesOf(mesh)
    .map((triangle) => ({ triangle, area: areaNormal(triangle) }))
    .toSorted((a, b) => length(b.area) - length(a.area))
  for (const { triangle, area } of largestFirst) {
    const size = length(area)
    // A sliver has no direction to speak of, and lies between faces that have one.
    if (size < 1e-4) continue
    const normal: Vector = [area[0] / size, area[1] / size, area[2] / size]
    const isKnown = planes.some(
      ([x, y, z, d]) =>
        dot([x, y, z], normal) > 0.999 &&
        triangle.every((corner) => Math.abs(dot([x, y, z], corner) - d) < 2e-4),
    )
    if (!isKnown) planes.push([...normal, dot(normal, triangle[0])])
  }
  return planes
}

function triangleAt(
  positions: Float32Array,
  indices: Uint32Array,
  corner: number,
): readonly [Vector, Vector, Vector] {
  return [
    cornerAt(positions, indices[corner]),
    cornerAt(positions, indices[corner + 1]),
    cornerAt(positions, indices[corner + 2]),
  ]
}

function cornerAt(positions: Float32Array, index = 0): Vector {
  return [positions[index * 3] ?? 0, positions[index * 3 + 1] ?? 0, positions[index * 3 + 2] ?? 0]
}
