import { transform, type Matrix } from './matrix.ts'
import { areaNormal, trianglesOf, type Mesh } from './mesh.ts'
import type { Point, Vector } from './vector.ts'

/**
 * The lines round a mesh as it is seen along y from the front, each closed: x to the right, y down, as a page has them.
 * A hoop has two, its outside and its inside. Points nearer to each other than `leastMm` are one.
 */
export function silhouettes(mesh: Mesh, place: Matrix, leastMm: number): Point[][] {
  const next = outlineEdges(mesh, place)
  const lines: Point[][] = []
  for (const start of next.keys()) {
    const corners: number[] = []
    for (let corner = take(next, start); corner !== undefined; corner = take(next, corner))
      corners.push(corner)
    const points = corners.map((corner) => onPage(transform(place, cornerAt(mesh, corner))))
    const line = thinned(points, leastMm)
    if (line.length > 2) lines.push(line)
  }
  return lines
}

/** Of each corner those to which an edge leads that parts what faces the front from what does not. */
function outlineEdges(mesh: Mesh, place: Matrix): Map<number, number[]> {
  const { indices } = mesh
  const isFront = trianglesOf(mesh).map((triangle) => {
    const [a, b, c] = triangle
    return areaNormal([transform(place, a), transform(place, b), transform(place, c)])[1] < 0
  })
  const frontEdges = new Set<string>()
  const edges: [number, number][] = []
  for (const [triangle, faces] of isFront.entries()) {
    if (!faces) continue
    for (const side of [0, 1, 2]) {
      const [from, to] = [indices[triangle * 3 + side], indices[triangle * 3 + ((side + 1) % 3)]]
      if (from === undefined || to === undefined) continue
      frontEdges.add(`${from} ${to}`)
      edges.push([from, to])
    }
  }
  const next = new Map<number, number[]>()
  for (const [from, to] of edges) {
    if (!frontEdges.has(`${to} ${from}`)) next.set(from, [...(next.get(from) ?? []), to])
  }
  return next
}

function take(next: Map<number, number[]>, from: number): number | undefined {
  return next.get(from)?.pop()
}

function cornerAt({ positions }: Mesh, corner: number): Vector {
  return [positions[corner * 3] ?? 0, positions[corner * 3 + 1] ?? 0, positions[corner * 3 + 2] ?? 0]
}

function onPage([x, , z]: Vector): Point {
  return [x, -z]
}

function thinned(points: readonly Point[], leastMm: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= leastMm) kept.push(point)
  }
  return kept
}
