import { at, cyclic, times } from '../primitives/list.ts'
import { halfSpaceThrough, wallsOf, type HalfSpace } from '../primitives/polyhedron.ts'
import type { StoneOutline } from './stone-outline.ts'
import { cross, dot, normalise, scale, subtract, type Point, type Vector } from '../primitives/vector.ts'

/** Where the parts of a cut begin; its girdle lies round z = 0. */
export interface Levels {
  readonly crownMm: number
  readonly pavilionMm: number
  readonly halfGirdleMm: number
}

/** A cut in its usual proportions. */
export interface Cut extends Levels {
  /** Its planes on an outline. Where its parts begin is often all that is asked of a cut, and needs none of them. */
  readonly halfSpaces: (outline: StoneOutline) => readonly HalfSpace[]
}

export interface BrilliantProportions {
  /** The table's share of the width. */
  readonly table: number
  /** The pavilion's depth as a share of the width. */
  readonly pavilion: number
}

/**
 * A brilliant: table, eight stars, eight kites and sixteen halves on the crown; eight mains and sixteen
 * halves below. Round stones have crown angles of 34.5° and pavilion angles of 40.75°; others carry the
 * same facets to the points of their own outline.
 */
export function brilliantCut(
  smallestSideMm: number,
  { table, pavilion }: BrilliantProportions,
  hasPavilion = true,
): Cut {
  const halfGirdleMm = 0.012 * smallestSideMm
  const crownMm = (0.1478 * smallestSideMm * (1 - table)) / 0.43
  const pavilionMm = pavilion * smallestSideMm
  const levels = { crownMm, pavilionMm, halfGirdleMm }
  return { ...levels, halfSpaces: (outline) => brilliantPlanes(outline, levels, table, hasPavilion) }
}

function brilliantPlanes(
  outline: StoneOutline,
  levels: Levels,
  table: number,
  hasPavilion: boolean,
): HalfSpace[] {
  const isHeart = outline.rightHalf !== null
  // Only the right half of a heart is cut; its left half is a mirror image.
  const segments = times(isHeart ? 4 : 8, (index) => index)
  const facets = segments.flatMap((index) => {
    const points = segmentPoints(outline, levels, table, index)
    return [
      ...crownFacets(points, isHeart && index === 0),
      ...(hasPavilion ? pavilionFacets(points, isHeart && index === 0) : []),
    ]
  })
  // The kites and mains at the cleft belong to the right half too.
  const cleft = isHeart ? segmentPoints(outline, levels, table, 4) : null
  return [
    ...wallsOf(outline.rightHalf ?? outline.points, !isHeart),
    ...facets,
    ...(cleft
      ? [
          halfSpaceThrough(cleft.table, cleft.starBefore, cleft.top, cleft.inside),
          halfSpaceThrough(cleft.culet, cleft.lowerBefore, cleft.bottom, cleft.inside),
        ]
      : []),
    ...(isHeart ? [{ normal: [-1, 0, 0] as const, distance: 0 }] : []),
    { normal: [0, 0, 1], distance: levels.crownMm + levels.halfGirdleMm },
  ]
}

type SegmentPoints = ReturnType<typeof segmentPoints>

/** The corners round one main facet: at the table, the stars, the girdle, the lower halves and the culet. */
function segmentPoints(
  { centre: [cx, cy], facetPoints }: StoneOutline,
  { crownMm, pavilionMm, halfGirdleMm: girdle }: Levels,
  table: number,
  index: number,
) {
  const eighth = Math.cos(Math.PI / 8)
  const star = (table * eighth + 1) / 2
  const starHeight = crownMm * (1 - (star * eighth - table) / (1 - table))
  const lower = 0.225
  const lowerDepth = -pavilionMm * (1 - lower * eighth)
  const place = (factor: number, [x, y]: Point, z: number): Vector => [
    cx + factor * (x - cx),
    cy + factor * (y - cy),
    z,
  ]
  const [main, half, next] = [0, 1, 2].map((step) => cyclic(facetPoints, index * 2 + step)) as [
    Point,
    Point,
    Point,
  ] // three steps give three points
  const before = cyclic(facetPoints, index * 2 - 1)
  return {
    inside: [cx, cy, 0] satisfies Vector,
    culet: [cx, cy, -girdle - pavilionMm] satisfies Vector,
    table: place(table, main, girdle + crownMm),
    nextTable: place(table, next, girdle + crownMm),
    star: place(star, half, girdle + starHeight),
    starBefore: place(star, before, girdle + starHeight),
    lower: place(lower, half, -girdle + lowerDepth),
    lowerBefore: place(lower, before, -girdle + lowerDepth),
    top: place(1, main, girdle),
    topHalf: place(1, half, girdle),
    topNext: place(1, next, girdle),
    bottom: place(1, main, -girdle),
    bottomHalf: place(1, half, -girdle),
    bottomNext: place(1, next, -girdle),
  }
}

function crownFacets(p: SegmentPoints, isTip: boolean): HalfSpace[] {
  return [
    halfSpaceThrough(p.table, p.nextTable, p.star, p.inside),
    halfSpaceThrough(p.star, p.top, p.topHalf, p.inside),
    halfSpaceThrough(p.star, p.topHalf, p.topNext, p.inside),
    isTip
      ? halfSpaceThrough(p.table, p.star, p.top, p.inside)
      : spanning(subtract(p.top, p.table), subtract(p.star, p.starBefore), p.table, 1),
  ]
}

function pavilionFacets(p: SegmentPoints, isTip: boolean): HalfSpace[] {
  return [
    halfSpaceThrough(p.lower, p.bottom, p.bottomHalf, p.inside),
    halfSpaceThrough(p.lower, p.bottomHalf, p.bottomNext, p.inside),
    isTip
      ? halfSpaceThrough(p.culet, p.lower, p.bottom, p.inside)
      : spanning(subtract(p.bottom, p.culet), subtract(p.lower, p.lowerBefore), p.culet, -1),
  ]
}

/** The plane through a point along two directions, whose normal points up, or down. */
function spanning(first: Vector, second: Vector, through: Vector, side: 1 | -1): HalfSpace {
  const either = normalise(cross(first, second))
  const normal = either[2] * side < 0 ? scale(either, -1) : either
  return { normal, distance: dot(normal, through) }
}

/**
 * Rows of facets that fan out from the corners to the culet, as princess and radiant cuts have them: for one
 * side of the outline, from its middle to its two ends.
 */
export function fanFacets(
  [from, to]: readonly [Point, Point],
  centre: Point,
  { pavilionMm, halfGirdleMm }: Levels,
): HalfSpace[] {
  const [cx, cy] = centre
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  // Shares of the way out and of the depth, from the culet to the girdle.
  const keel = [
    [0, 1],
    [0.3, 0.8],
    [0.56, 0.565],
    [0.8, 0.29],
    [1, 0],
  ].map(([out = 0, down = 0]): Vector => [
    cx + out * (middle[0] - cx),
    cy + out * (middle[1] - cy),
    -halfGirdleMm - pavilionMm * down,
  ])
  return [from, to].flatMap((corner) =>
    times(keel.length - 1, (index) =>
      halfSpaceThrough(
        at(keel, index),
        at(keel, index + 1),
        [corner[0], corner[1], -halfGirdleMm],
        [cx, cy, 0],
      ),
    ),
  )
}
