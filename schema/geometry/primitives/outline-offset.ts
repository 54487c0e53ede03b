import { at, cyclic, times } from './list.ts'
import { pointBetween, pointDistance, type Point } from './vector.ts'

/** A closed line in the plane, anticlockwise, without its first point again at the end. */
export type Outline = readonly Point[]

/** So many points at equal distances along a closed line, beginning with its first. */
export function resampled(outline: Outline, count: number): Point[] {
  const lengths = [0]
  outline.forEach((point, index) => {
    lengths.push(at(lengths, index) + pointDistance(point, cyclic(outline, index + 1)))
  })
  const total = at(lengths, outline.length)
  let index = 0
  return times(count, (step) => {
    const wanted = (total * step) / count
    while (at(lengths, index + 1) <= wanted) index += 1
    const [from, to] = [at(lengths, index), at(lengths, index + 1)]
    return pointBetween(at(outline, index), cyclic(outline, index + 1), (wanted - from) / (to - from))
  })
}

/** The length of a closed line. */
export function girth(outline: Outline): number {
  return outline.reduce((sum, point, index) => sum + pointDistance(point, cyclic(outline, index + 1)), 0)
}

/**
 * Which way is out at every corner, as far as the corner must move for its sides to move by 1. At most 1.6,
 * or a sharp tip would fly off.
 */
export function mitres(outline: Outline): Point[] {
  return outline.map((point, index) => {
    const before = outwardNormal(cyclic(outline, index - 1), point)
    const after = outwardNormal(point, cyclic(outline, index + 1))
    const sum: Point = [before[0] + after[0], before[1] + after[1]]
    const size = Math.hypot(...sum) || 1
    const stretch = Math.min(1.6, 2 / size)
    return [(sum[0] / size) * stretch, (sum[1] / size) * stretch]
  })
}

/**
 * A closed line moved out by a distance, or in by a negative one. Sharp corners that point out become round;
 * a cleft stays one, because points that come too near to the other side of it are left out.
 */
export function offsetOutline(outline: Outline, distanceMm: number): Point[] {
  const fine = subdivided(outline, girth(outline) / 160)
  const moved = fine.flatMap((point, index) => {
    const before = outwardNormal(cyclic(fine, index - 1), point)
    const after = outwardNormal(point, cyclic(fine, index + 1))
    return fan(before, after, distanceMm).map(([x, y]): Point => [
      point[0] + x * distanceMm,
      point[1] + y * distanceMm,
    ])
  })
  const nearest = Math.abs(distanceMm) * 0.985
  return moved.filter((point) => distanceToOutline(point, outline) >= nearest)
}

/** A closed line with points on its long sides, so that none is longer than a step. */
function subdivided(outline: Outline, stepMm: number): Point[] {
  return outline.flatMap((from, index) => {
    const to = cyclic(outline, index + 1)
    const parts = Math.max(1, Math.ceil(pointDistance(from, to) / stepMm))
    return times(parts, (part) => pointBetween(from, to, part / parts))
  })
}

/** How far a point is from a closed line. */
function distanceToOutline(point: Point, outline: Outline): number {
  return outline.reduce(
    (least, a, index) => Math.min(least, distanceToSegment(point, a, cyclic(outline, index + 1))),
    Infinity,
  )
}

/** The middle of the area that a closed line encloses. */
export function centroid(outline: Outline): Point {
  let [area, x, y] = [0, 0, 0]
  outline.forEach((a, index) => {
    const b = cyclic(outline, index + 1)
    const part = a[0] * b[1] - b[0] * a[1]
    area += part
    x += (a[0] + b[0]) * part
    y += (a[1] + b[1]) * part
  })
  return [x / (3 * area), y / (3 * area)]
}

/** Where the ray from a point at an angle leaves a closed line round it; throws when the point is outside. */
export function edgeAt(outline: Outline, [cx, cy]: Point, angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let farthest = -1
  outline.forEach((a, index) => {
    const b = cyclic(outline, index + 1)
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    const determinant = dx * ey - dy * ex
    if (Math.abs(determinant) < 1e-12) return
    const reach = ((a[0] - cx) * ey - (a[1] - cy) * ex) / determinant
    const share = ((a[0] - cx) * dy - (a[1] - cy) * dx) / determinant
    if (reach > 0 && share >= -1e-9 && share <= 1 + 1e-9) farthest = Math.max(farthest, reach)
  })
  if (farthest < 0) throw new RangeError('The point is not inside the outline')
  return [cx + dx * farthest, cy + dy * farthest]
}

/** The outline grown or shrunk about a point. */
export function scaledOutline(outline: Outline, [cx, cy]: Point, factor: number): Point[] {
  return outline.map(([x, y]) => [cx + factor * (x - cx), cy + factor * (y - cy)])
}

function outwardNormal(from: Point, to: Point): Point {
  const size = pointDistance(from, to) || 1
  return [(to[1] - from[1]) / size, (from[0] - to[0]) / size]
}

/** Directions from one normal to another round a corner that points out; the two of them round a cleft. */
function fan(before: Point, after: Point, distanceMm: number): Point[] {
  const turn = Math.atan2(
    before[0] * after[1] - before[1] * after[0],
    before[0] * after[0] + before[1] * after[1],
  )
  if (turn * Math.sign(distanceMm) <= 0.05)
    return turn * Math.sign(distanceMm) < -0.3 ? [before, after] : [after]
  const first = Math.atan2(before[1], before[0])
  const steps = Math.max(1, Math.round(Math.abs(turn) / 0.15))
  return times(steps + 1, (step) => {
    const angle = first + (turn * step) / steps
    return [Math.cos(angle), Math.sin(angle)]
  })
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const size = ex * ex + ey * ey
  const share = size === 0 ? 0 : ((point[0] - a[0]) * ex + (point[1] - a[1]) * ey) / size
  const held = Math.max(0, Math.min(1, share))
  return Math.hypot(point[0] - a[0] - ex * held, point[1] - a[1] - ey * held)
}
