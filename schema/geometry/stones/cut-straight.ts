import { brilliantCut, fanFacets, type Cut, type Levels } from './cut-brilliant.ts'
import { at, cyclic, times } from '../primitives/list.ts'
import { halfSpaceThrough, wallsOf, type HalfSpace } from '../primitives/polyhedron.ts'
import type { StoneOutline } from './stone-outline.ts'
import { between, pointDistance, type Point, type Vector } from '../primitives/vector.ts'

/** How far in and how far up or down the edge of each step is, as shares of the width; from the girdle on. */
export interface Steps {
  readonly crown: readonly Point[]
  readonly pavilion: readonly Point[]
}

export const emeraldSteps: Steps = {
  crown: [
    [0, 0],
    [0.05, 0.062],
    [0.105, 0.108],
    [0.165, 0.14],
  ],
  pavilion: [
    [0, 0],
    [0.12, 0.155],
    [0.27, 0.31],
    [0.5, 0.485],
  ],
}

export const asscherSteps: Steps = {
  crown: [
    [0, 0],
    [0.062, 0.075],
    [0.13, 0.125],
    [0.195, 0.155],
  ],
  pavilion: [
    [0, 0],
    [0.13, 0.175],
    [0.28, 0.335],
    [0.5, 0.52],
  ],
}

/** Steps whose crown leaves a table of another size. */
export function stepsWithTable({ crown, pavilion }: Steps, tableShare?: number): Steps {
  if (tableShare === undefined) return { crown, pavilion }
  const factor = (1 - tableShare) / 2 / at(crown, 3)[0]
  return { crown: crown.map(([inward, up]): Point => [inward * factor, up]), pavilion }
}

/** Three steps above the girdle and three below, parallel to the sides. */
export function stepCut(smallestSideMm: number, { crown, pavilion }: Steps): Cut {
  const halfGirdleMm = 0.012 * smallestSideMm
  const crownMm = at(crown, 3)[1] * smallestSideMm
  return {
    halfSpaces({ points }) {
      const walls = wallsOf(points)
      const facets = walls.flatMap((wall) => [
        ...stepsOf(wall, crown, 1, smallestSideMm, halfGirdleMm),
        ...stepsOf(wall, pavilion, -1, smallestSideMm, halfGirdleMm),
      ])
      return [...walls, ...facets, { normal: [0, 0, 1], distance: crownMm + halfGirdleMm }]
    },
    crownMm,
    pavilionMm: at(pavilion, 3)[1] * smallestSideMm,
    halfGirdleMm,
  }
}

function stepsOf(
  wall: HalfSpace,
  steps: readonly Point[],
  side: 1 | -1,
  widthMm: number,
  halfGirdleMm: number,
): HalfSpace[] {
  return times(steps.length - 1, (index) => {
    const [inFrom, upFrom] = at(steps, index)
    const [inTo, upTo] = at(steps, index + 1)
    const size = Math.hypot(inTo - inFrom, upTo - upFrom)
    const outward = (upTo - upFrom) / size
    const upward = (inTo - inFrom) / size
    return {
      normal: [wall.normal[0] * outward, wall.normal[1] * outward, side * upward],
      distance: outward * (wall.distance - inFrom * widthMm) + upward * (upFrom * widthMm + halfGirdleMm),
    }
  })
}

/** A square brilliant: a low crown, and below it chevrons that fan out from the corners. */
export function princessCut(widthMm: number, table = 0.7): Cut {
  const levels = { halfGirdleMm: 0.012 * widthMm, crownMm: 0.115 * widthMm, pavilionMm: 0.56 * widthMm }
  return { ...levels, halfSpaces: (outline) => princessPlanes(outline, levels, table) }
}

function princessPlanes(outline: StoneOutline, levels: Levels, table: number): HalfSpace[] {
  const { halfGirdleMm, crownMm } = levels
  const corners = sharpCorners(outline)
  const { centre } = outline
  const inside: Vector = [centre[0], centre[1], 0]
  const place = (factor: number, [x, y]: Point, z: number): Vector => [
    centre[0] + factor * (x - centre[0]),
    centre[1] + factor * (y - centre[1]),
    z,
  ]
  const starOf = (a: Point, b: Point) =>
    place((1.1 + table) / 2, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], halfGirdleMm + crownMm * 0.62)
  const facets = corners.flatMap((corner, index) => {
    const next = cyclic(corners, index + 1)
    const star = starOf(corner, next)
    const starBefore = starOf(corner, cyclic(corners, index - 1))
    const top = place(1, corner, halfGirdleMm)
    return [
      halfSpaceThrough(star, top, place(1, next, halfGirdleMm), inside),
      halfSpaceThrough(
        place(table * 0.98, corner, halfGirdleMm + crownMm),
        place(table * 0.98, next, halfGirdleMm + crownMm),
        star,
        inside,
      ),
      halfSpaceThrough(top, between(star, top, 0.02), between(starBefore, top, 0.02), inside),
      ...fanFacets([corner, next], centre, levels),
    ]
  })
  return [...wallsOf(outline.points), ...facets, { normal: [0, 0, 1], distance: halfGirdleMm + crownMm }]
}

/** A brilliant's crown on a rectangle with cut corners; chevrons below its sides, plain facets below its corners. */
export function radiantCut(smallestSideMm: number, table = 0.6): Cut {
  const crown = brilliantCut(smallestSideMm, { table, pavilion: 0.4526 }, false)
  const pavilion = ({ points, centre }: StoneOutline) =>
    points.flatMap((from, index) => {
      const to = cyclic(points, index + 1)
      return pointDistance(from, to) > 0.3 * smallestSideMm
        ? fanFacets([from, to], centre, crown)
        : cornerFacets(from, to, centre, crown)
    })
  return { ...crown, halfSpaces: (outline) => [...crown.halfSpaces(outline), ...pavilion(outline)] }
}

function cornerFacets(
  from: Point,
  to: Point,
  [cx, cy]: Point,
  { pavilionMm, halfGirdleMm }: Levels,
): HalfSpace[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const knee: Vector = [
    cx + 0.56 * (middle[0] - cx),
    cy + 0.56 * (middle[1] - cy),
    -halfGirdleMm - 0.565 * pavilionMm,
  ]
  const inside: Vector = [cx, cy, 0]
  return [
    halfSpaceThrough(knee, [...from, -halfGirdleMm], [...to, -halfGirdleMm], inside),
    halfSpaceThrough(
      knee,
      [cx, cy, -halfGirdleMm - pavilionMm],
      [knee[0] + to[0] - from[0], knee[1] + to[1] - from[1], knee[2]],
      inside,
    ),
  ]
}

/** Where the sides would meet if the corners were not cut. */
function sharpCorners({ points }: StoneOutline): Point[] {
  const [x, y] = [Math.max(...points.map(([px]) => px)), Math.max(...points.map(([, py]) => py))]
  return [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
}
