import { areaNormal, trianglesOf, type Mesh } from '../primitives/mesh.ts'
import { dot, length, type Point, type Vector } from '../primitives/vector.ts'
import type { StoneSpec } from '../scene/scene.ts'
import { cutStone } from './stone.ts'

/** A stone seen from the side, along its length, in millimetres: x to the right, y down from the girdle, as a page has them. */
export interface StoneProfile {
  readonly outline: readonly Point[]
  /** Where the facets meet that face whoever looks. */
  readonly facets: readonly (readonly [Point, Point])[]
  /** From the girdle up to the table, and down to the culet. */
  readonly crownMm: number
  readonly pavilionMm: number
  /** How wide the table is. */
  readonly tableMm: number
}

/** A stone from the side, its girdle at 0. */
export function stoneProfile(spec: StoneSpec): StoneProfile {
  const { mesh, tableMm: top, culetMm } = cutStone(spec)
  const corners = trianglesOf(mesh).flat()
  const onTable = corners.filter(([, , z]) => Math.abs(z - top) < sameMm).map(([x]) => x)
  return {
    outline: hullOf(corners.map(onPage)),
    facets: linesSeen(mesh).map(([from, to]) => [onPage(from), onPage(to)]),
    crownMm: top,
    pavilionMm: -culetMm,
    tableMm: Math.max(...onTable) - Math.min(...onTable),
  }
}

const sameMm = 1e-3

function onPage([x, , z]: Vector): Point {
  return [x, -z]
}

/** The edges at which two facets meet that both face whoever looks along y. */
function linesSeen(mesh: Mesh): [Vector, Vector][] {
  const met = new Map<string, { readonly edge: [Vector, Vector]; readonly normal: Vector }>()
  const lines: [Vector, Vector][] = []
  for (const triangle of trianglesOf(mesh)) {
    const normal = areaNormal(triangle)
    if (normal[1] >= -1e-9) continue
    for (const [index, from] of triangle.entries()) {
      const to = triangle[(index + 1) % 3] ?? from
      const key = [from.join(), to.join()].toSorted().join(' ')
      const other = met.get(key)
      if (!other) met.set(key, { edge: [from, to], normal })
      else if (isBend(other.normal, normal)) lines.push(other.edge)
    }
  }
  return lines
}

/** Facets are cut into triangles, between which there is nothing to see. */
function isBend(one: Vector, other: Vector): boolean {
  return dot(one, other) < 0.9999 * length(one) * length(other)
}

/** The line round points, which a stone from the side fills. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One side of it, without its last corner, with which the other begins. */
function halfHull(ordered: readonly Point[]): Point[] {
  const line: Point[] = []
  for (const point of ordered) {
    while (line.length > 1 && turn(line.at(-2), line.at(-1), point) <= 0) line.pop()
    line.push(point)
  }
  return line.slice(0, -1)
}

function turn(from: Point | undefined, over: Point | undefined, to: Point): number {
  if (!from || !over) return 0
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0])
}
