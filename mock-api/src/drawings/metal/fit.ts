import type { Vec2 } from '../picture/vector.ts'

/** A stretch of a curve: two handles and its end; it begins where the one before ends. */
export type Cubic = readonly [Vec2, Vec2, Vec2]

export interface CurvedLoop {
  readonly start: Vec2
  readonly cubics: readonly Cubic[]
}

const cornerCosine = 0.5
const leastSpacing = 0.35
const origin: Vec2 = [0, 0]

/**
 * A closed line of many points as few curves, none farther from its points than the tolerance: least
 * squares over the length of the line, divided where it fits worst. Curves may meet at a slight angle;
 * within the tolerance nobody sees it.
 */
export function fitLoop(points: readonly Vec2[], tolerance: number): CurvedLoop {
  const loop = spaced(points)
  const corners = cornersOf(loop)
  const first = corners[0] ?? 0
  const line = [...loop.slice(first), ...loop.slice(0, first + 1)]
  const inner = corners.length > 1 ? corners.slice(1).map((corner) => corner - first) : [loop.length >> 1]
  const eased = easedBetween(line, inner)
  const cubics: Cubic[] = []
  let from = 0
  for (const to of [...inner, loop.length]) {
    if (to > from) fitStretch(eased.slice(from, to + 1), tolerance, cubics)
    from = to
  }
  return { start: eased[0] ?? origin, cubics }
}

/** The line with the ripple of its grid smoothed out between its corners. */
function easedBetween(line: readonly Vec2[], corners: readonly number[]): Vec2[] {
  const isFixed = new Set([0, line.length - 1, ...corners])
  let eased = [...line]
  for (let pass = 0; pass < 2; pass++) {
    eased = eased.map((point, index) => {
      const [before, after] = [eased[index - 1], eased[index + 1]]
      if (!before || !after || isFixed.has(index)) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return eased
}

/** The line without points that crowd the one before them. */
function spaced(points: readonly Vec2[]): Vec2[] {
  const kept: Vec2[] = []
  let last = points[points.length - 1]
  for (const point of points) {
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < leastSpacing) continue
    kept.push(point)
    last = point
  }
  return kept
}

/** Points at which the line turns too sharply to be drawn as one curve. */
function cornersOf(loop: readonly Vec2[]): number[] {
  const count = loop.length
  const at = (index: number) => loop[(index + count) % count] ?? origin
  const corners: number[] = []
  for (let index = 0; index < count; index++) {
    const [x, y] = at(index)
    const [bx, by] = at(index - 1)
    const [ax, ay] = at(index + 1)
    const [ux, uy, vx, vy] = [x - bx, y - by, ax - x, ay - y]
    const length = Math.hypot(ux, uy) * Math.hypot(vx, vy)
    const isSharp = length > 0 && (ux * vx + uy * vy) / length < cornerCosine
    if (isSharp && index - (corners.at(-1) ?? -9) > 1) corners.push(index)
  }
  return corners
}

const rounds = 5

function fitStretch(line: readonly Vec2[], tolerance: number, cubics: Cubic[]): void {
  const [start, end] = [line[0] ?? origin, line.at(-1) ?? origin]
  if (line.length < 3) {
    cubics.push([between(start, end, 1 / 3), between(start, end, 2 / 3), end])
    return
  }
  const shares = chordShares(line)
  let worst = { miss: Infinity, index: line.length >> 1 }
  for (let round = 0; round < rounds; round++) {
    const cubic = bestCubic(line, shares)
    worst = worstMiss(line, shares, cubic)
    if (worst.miss <= tolerance) {
      cubics.push(cubic)
      return
    }
    if (worst.miss > tolerance * 12) break
    refineShares(line, shares, cubic)
  }
  const middle = Math.max(1, Math.min(line.length - 2, line.length >> 1))
  fitStretch(line.slice(0, middle + 1), tolerance, cubics)
  fitStretch(line.slice(middle), tolerance, cubics)
}

function between(a: Vec2, b: Vec2, t: number): Vec2 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** How far along the line each point lies, 0 to 1. */
function chordShares(line: readonly Vec2[]): Float64Array {
  const shares = new Float64Array(line.length)
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1] ?? origin, line[index] ?? origin]
    shares[index] = (shares[index - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  const total = shares[line.length - 1] || 1
  for (let index = 0; index < shares.length; index++) shares[index] = (shares[index] ?? 0) / total
  return shares
}

/** The handles that bring a curve between the line's ends nearest to its points. */
function bestCubic(line: readonly Vec2[], shares: Float64Array): Cubic {
  const [start, end] = [line[0] ?? origin, line.at(-1) ?? origin]
  let [m00, m01, m11, x0, y0, x1, y1] = [1e-9, 0, 1e-9, 0, 0, 0, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const t = shares[index] ?? 0
    const s = 1 - t
    const [a, b] = [3 * s * s * t, 3 * s * t * t]
    const [px, py] = line[index] ?? start
    const [dx, dy] = [
      px - s * s * s * start[0] - t * t * t * end[0],
      py - s * s * s * start[1] - t * t * t * end[1],
    ]
    m00 += a * a
    m01 += a * b
    m11 += b * b
    x0 += a * dx
    y0 += a * dy
    x1 += b * dx
    y1 += b * dy
  }
  const det = m00 * m11 - m01 * m01
  if (line.length < 4 || det < 1e-7) {
    const [x, y] = line[line.length >> 1] ?? start
    const bulge: Vec2 = [(4 * x - start[0] - end[0]) / 2, (4 * y - start[1] - end[1]) / 2]
    return [between(start, bulge, 2 / 3), between(end, bulge, 2 / 3), end]
  }
  return [
    [(x0 * m11 - x1 * m01) / det, (y0 * m11 - y1 * m01) / det],
    [(x1 * m00 - x0 * m01) / det, (y1 * m00 - y0 * m01) / det],
    end,
  ]
}

function worstMiss(
  line: readonly Vec2[],
  shares: Float64Array,
  [one, two, end]: Cubic,
): { miss: number; index: number } {
  const start = line[0] ?? origin
  let [miss, index] = [0, line.length >> 1]
  for (let step = 1; step < line.length - 1; step++) {
    const t = shares[step] ?? 0
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    const [px, py] = line[step] ?? start
    const distance = Math.hypot(
      a * start[0] + b * one[0] + c * two[0] + d * end[0] - px,
      a * start[1] + b * one[1] + c * two[1] + d * end[1] - py,
    )
    if (distance > miss) [miss, index] = [distance, step]
  }
  return { miss, index }
}

/** Moves each point's share to where the curve comes nearest to it (one step of Newton's method). */
function refineShares(line: readonly Vec2[], shares: Float64Array, [one, two, end]: Cubic): void {
  const start = line[0] ?? origin
  for (let step = 1; step < line.length - 1; step++) {
    const t = shares[step] ?? 0
    const s = 1 - t
    const place = (axis: 0 | 1) =>
      s * s * s * start[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t * t * t * end[axis]
    const slope = (axis: 0 | 1) =>
      3 * s * s * (one[axis] - start[axis]) +
      6 * s * t * (two[axis] - one[axis]) +
      3 * t * t * (end[axis] - two[axis])
    const [px, py] = line[step] ?? start
    const [sx, sy] = [slope(0), slope(1)]
    const under = sx * sx + sy * sy
    if (under < 1e-9) continue
    shares[step] = Math.min(1, Math.max(0, t - ((place(0) - px) * sx + (place(1) - py) * sy) / under))
  }
}
