import { at, times } from '../primitives/list.ts'
import { centroid, resampled, type Outline } from '../primitives/outline-offset.ts'
import type { CutShape } from '../scene/scene.ts'
import { fullTurn, radians, type Point } from '../primitives/vector.ts'

/** A stone seen from above. */
export interface StoneOutline {
  readonly points: Outline
  /** What its facets run to. */
  readonly centre: Point
  /** Sixteen points that the facets of a brilliant spring from; main facets at every other one. */
  readonly facetPoints: readonly Point[]
  /** The right half of a heart, tip to cleft: the only outline that is not convex. */
  readonly rightHalf: readonly Point[] | null
}

const cornerCount = 96

/** The outline of a stone of a shape, `widthMm` along x and `lengthMm` along y, with the origin in its middle. */
export function stoneOutline(shape: CutShape, widthMm: number, lengthMm: number): StoneOutline {
  const drawn = drawnOutline(shape, widthMm, lengthMm)
  // Lobes of a heart and ends of a half moon do not reach to the last hundredth as they are drawn.
  const [x, y] = [widthMm / extent(drawn.points, 0), lengthMm / extent(drawn.points, 1)]
  const fit = (points: readonly Point[]) => points.map(([px, py]): Point => [px * x, py * y])
  return {
    points: fit(drawn.points),
    centre: [drawn.centre[0] * x, drawn.centre[1] * y],
    facetPoints: fit(drawn.facetPoints),
    rightHalf: drawn.rightHalf && fit(drawn.rightHalf),
  }
}

function extent(points: readonly Point[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis])
  return Math.max(...values) - Math.min(...values)
}

function drawnOutline(shape: CutShape, widthMm: number, lengthMm: number): StoneOutline {
  const [a, b] = [widthMm / 2, lengthMm / 2]
  switch (shape) {
    case 'round-brilliant':
    case 'oval-shape':
      return fromCurve(ellipse(a, b))
    case 'cushion-cut':
      return fromCurve(cushion(a, b))
    case 'marquise-cut':
      return fromCurve(marquise(a, b))
    case 'pear-shape':
      return fromCurve(pear(a, lengthMm), [0, -b + a + 0.12 * lengthMm])
    case 'heart-shape':
      return heart(widthMm, lengthMm)
    case 'half-moon':
      return fromCurve(halfMoon(a, b), [-0.1 * widthMm, 0])
    case 'princess-cut':
      return fromCorners(cutCorners(a, b, 0.025 * widthMm))
    case 'radiant-cut':
      return fromCorners(cutCorners(a, b, 0.15 * widthMm))
    case 'emerald-cut':
      return fromCorners(cutCorners(a, b, 0.17 * Math.min(widthMm, lengthMm)))
    case 'asscher-cut':
      return fromCorners(cutCorners(a, b, 0.235 * widthMm))
    case 'tapered-baguette':
      return fromCorners(taperedBaguette(a, b))
  }
}

function fromCurve(points: Outline, centre: Point = [0, 0]): StoneOutline {
  return { points, centre, facetPoints: resampled(points, 16), rightHalf: null }
}

/** Facets spring from the corners of a straight outline and from the middles between them. */
function fromCorners(points: Outline): StoneOutline {
  const facetPoints = points.flatMap((corner, index): Point[] => {
    const before = at(points, (index + points.length - 1) % points.length)
    return [[(before[0] + corner[0]) / 2, (before[1] + corner[1]) / 2], corner]
  })
  return { points, centre: centroid(points), facetPoints, rightHalf: null }
}

function ellipse(a: number, b: number): Point[] {
  return times(cornerCount, (index) => {
    const angle = (fullTurn * index) / cornerCount
    return [a * Math.cos(angle), b * Math.sin(angle)]
  })
}

/** Between an ellipse and a rectangle. */
function cushion(a: number, b: number): Point[] {
  const power = 2 / 2.75
  const bulge = (part: number) => Math.sign(part) * Math.abs(part) ** power
  return times(cornerCount, (index) => {
    const angle = Math.PI / 4 + (fullTurn * index) / cornerCount
    return [a * bulge(Math.cos(angle)), b * bulge(Math.sin(angle))]
  })
}

/** Two arcs that meet in the tips. */
function marquise(a: number, b: number): Point[] {
  const radius = (a * a + b * b) / (2 * a)
  const half = Math.asin(b / radius)
  const right = times(cornerCount / 2, (index): Point => {
    const angle = -half + (4 * half * index) / cornerCount
    return [radius * Math.cos(angle) - (radius - a), radius * Math.sin(angle)]
  })
  return [...right, ...right.map(([x, y]): Point => [-x, -y])]
}

/** A half circle below, two arcs above that meet in the tip; begins at the tip. */
function pear(a: number, lengthMm: number): Point[] {
  const b = lengthMm / 2
  const rise = lengthMm - a
  const radius = (a * a + rise * rise) / (2 * a)
  const turn = Math.asin(rise / radius)
  const steps = 40
  const round = times(steps + 1, (index): Point => {
    const angle = (Math.PI / 2) * (index / steps - 1)
    return [a * Math.cos(angle), -b + a + a * Math.sin(angle)]
  })
  const side = times(steps - 1, (index): Point => {
    const angle = (turn * (index + 1)) / steps
    return [radius * Math.cos(angle) - (radius - a), -b + a + radius * Math.sin(angle)]
  })
  const right = [...round, ...side]
  const left = right
    .slice(1)
    .map(([x, y]): Point => [-x, y])
    .toReversed()
  return [[0, b], ...left, ...right]
}

/** Two lobes, a cleft above and a tip below. */
function heart(widthMm: number, lengthMm: number): StoneOutline {
  const [a, b] = [widthMm / 2, lengthMm / 2]
  const lobeX = 0.245 * widthMm
  const radius = a - lobeX
  const lobeY = b - radius
  const first = radians(-22)
  const last = Math.PI - Math.acos(Math.min(1, lobeX / radius))
  const start: Point = [lobeX + radius * Math.cos(first), lobeY + radius * Math.sin(first)]
  const control: Point = [
    start[0] + Math.sin(first) * 0.3 * lengthMm,
    start[1] - Math.cos(first) * 0.3 * lengthMm,
  ]
  const side = times(30, (index): Point => {
    const t = 1 - index / 30
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [p * start[0] + q * control[0], p * start[1] + q * control[1] - r * b]
  })
  const lobe = times(41, (index): Point => {
    const angle = first + ((last - first) * index) / 40
    return [index === 40 ? 0 : lobeX + radius * Math.cos(angle), lobeY + radius * Math.sin(angle)]
  })
  const right = [...side, ...lobe]
  const left = right
    .slice(1, -1)
    .map(([x, y]): Point => [-x, y])
    .toReversed()
  const points = [...right, ...left]
  const cleft: Point = at(right, right.length - 1)
  const facetPoints = resampled(points, 16).map((point, index) => (index === 8 ? cleft : point))
  return { points, centre: [0, 0.06 * lengthMm], facetPoints, rightHalf: right }
}

/** A half ellipse whose straight side is at -x. */
function halfMoon(a: number, b: number): Point[] {
  return times(49, (index): Point => {
    const angle = -Math.PI / 2 + (Math.PI * index) / 48
    return [-a + 2 * a * Math.cos(angle), b * Math.sin(angle)]
  })
}

/** A rectangle without its corners; begins below on the right. */
function cutCorners(a: number, b: number, cut: number): Point[] {
  return [
    [a, -b + cut],
    [a, b - cut],
    [a - cut, b],
    [-a + cut, b],
    [-a, b - cut],
    [-a, -b + cut],
    [-a + cut, -b],
    [a - cut, -b],
  ]
}

/** Wider at -x than at +x. */
function taperedBaguette(a: number, b: number): Point[] {
  return [
    [a, -b * 0.72],
    [a, b * 0.72],
    [-a, b],
    [-a, -b],
  ]
}
