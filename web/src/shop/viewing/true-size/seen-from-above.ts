import { transform, type Matrix } from '@shop/schema/geometry/primitives/matrix'
import { areaNormal, trianglesOf, type Mesh } from '@shop/schema/geometry/primitives/mesh'
import type { Part, StoneSpec } from '@shop/schema/geometry/scene/scene'
import { cutStone } from '@shop/schema/geometry/stones/stone'
import { stoneOutline } from '@shop/schema/geometry/stones/stone-outline'
import { dot, length, type Point, type Vector } from '@shop/schema/geometry/primitives/vector'

/** A stone as it is seen from above, in millimetres: x to the right, y down, as a page has them. */
export interface StoneFromAbove {
  readonly outline: readonly Point[]
  /** Where facets of its crown meet; none of a small stone. */
  readonly facets: readonly (readonly [Point, Point])[]
}

/** A loose stone, its middle at the origin. */
export function looseStoneFromAbove(spec: StoneSpec): StoneFromAbove {
  return stoneFromAbove(spec, cutStone(spec).mesh, identity)
}

/** The stones of a piece that are seen from above, the lowest first. */
export function stonesFromAbove(parts: readonly Part[]): StoneFromAbove[] {
  return parts
    .flatMap(({ mesh, material, stone, instances }) =>
      stone ? instances.map((instance) => ({ mesh, material, stone, instance })) : [],
    )
    .filter(({ instance }) => upwards(instance) > seenFrom)
    .toSorted((a, b) => a.instance[11] - b.instance[11])
    .map(({ mesh, material, stone, instance }) =>
      stoneFromAbove(stone, material === 'melee' ? null : mesh, instance),
    )
}

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
/** A stone that is turned away further than this is not seen. */
const seenFrom = 0.1

function stoneFromAbove(
  { shape, widthMm, lengthMm }: StoneSpec,
  mesh: Mesh | null,
  instance: Matrix,
): StoneFromAbove {
  const onPage = (point: Vector): Point => {
    const [x, y] = transform(instance, point)
    return [x, -y]
  }
  return {
    outline: stoneOutline(shape, widthMm, lengthMm).points.map(([x, y]) => onPage([x, y, 0])),
    facets: mesh ? crownLines(mesh).map(([from, to]) => [onPage(from), onPage(to)]) : [],
  }
}

/** How far the table of a stone points upwards: 1 straight up, 0 to the side. */
function upwards([, , x, , , , y, , , , z]: Matrix): number {
  return z / Math.hypot(x, y, z)
}

/** The edges at which two facets meet that both look up. */
function crownLines(mesh: Mesh): [Vector, Vector][] {
  const met = new Map<string, { readonly edge: [Vector, Vector]; readonly normal: Vector }>()
  const lines: [Vector, Vector][] = []
  for (const triangle of trianglesOf(mesh)) {
    const normal = areaNormal(triangle)
    if (normal[2] <= 1e-9) continue
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

/** A closed line through points, for a path; hundredths of a millimetre are finer than any screen. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`
}

/** Single lines, for a path. */
export function linesPath(lines: readonly (readonly [Point, Point])[]): string {
  return lines
    .map(([[x, y], [toX, toY]]) => `M${rounded(x)} ${rounded(y)}L${rounded(toX)} ${rounded(toY)}`)
    .join('')
}

const stepsPerMm = 100

function rounded(valueMm: number): number {
  return Math.round(valueMm * stepsPerMm) / stepsPerMm
}
