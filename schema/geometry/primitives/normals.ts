import { areaNormal, trianglesOf, type Mesh } from './mesh.ts'
import { dot, normalise, type Vector } from './vector.ts'

/** A mesh as a graphics card takes it: every corner has its own normal, so corners on an edge are doubled. */
export interface ShadedMesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

/**
 * A mesh with the normals that its crease angle asks for: at a corner, triangles that meet below that angle
 * share the mean of their normals, weighted by their areas. A normal is as long as the share of the light that is let in.
 */
export function shadedMesh(mesh: Mesh): ShadedMesh {
  const triangles = trianglesOf(mesh)
  const weighted = triangles.map(areaNormal)
  const flat = weighted.map(normalise)
  const trianglesAt = cornersOf(mesh)
  const smallestCosine = Math.cos((mesh.creaseDegrees * Math.PI) / 180) - 1e-9
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  const known = new Map<string, number>()
  mesh.indices.forEach((corner, place) => {
    const triangle = Math.floor(place / 3)
    const own = flat[triangle] ?? [0, 0, 1]
    const normal = normalise(smoothed(own, trianglesAt.get(corner) ?? [], weighted, flat, smallestCosine))
    const key = `${corner} ${normal.map((part) => Math.round(part * 1000)).join(' ')}`
    const found = known.get(key) ?? normals.length / 3
    if (!known.has(key)) {
      known.set(key, found)
      positions.push(...mesh.positions.subarray(corner * 3, corner * 3 + 3))
      const light = mesh.light?.[corner] ?? 1
      normals.push(normal[0] * light, normal[1] * light, normal[2] * light)
    }
    indices.push(found)
  })
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
  }
}

function smoothed(
  own: Vector,
  neighbours: readonly number[],
  weighted: readonly Vector[],
  flat: readonly Vector[],
  smallestCosine: number,
): Vector {
  let [x, y, z] = [0, 0, 0]
  for (const neighbour of neighbours) {
    const direction = flat[neighbour]
    const area = weighted[neighbour]
    if (!direction || !area || dot(own, direction) < smallestCosine) continue
    x += area[0]
    y += area[1]
    z += area[2]
  }
  return x === 0 && y === 0 && z === 0 ? own : [x, y, z]
}

function cornersOf({ indices }: Mesh): ReadonlyMap<number, readonly number[]> {
  const trianglesAt = new Map<number, number[]>()
  indices.forEach((corner, place) => {
    const list = trianglesAt.get(corner) ?? []
    list.push(Math.floor(place / 3))
    trianglesAt.set(corner, list)
  })
  return trianglesAt
}
