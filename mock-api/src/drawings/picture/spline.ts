import type { Vec2 } from './vector.ts'

/** A smooth line through points (Catmull and Rom), as this many points. */
export function smoothLine(points: readonly Vec2[], count: number): Vec2[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return Array.from({ length: count }, (_, index) => {
    const place = ((points.length - 1) * index) / (count - 1)
    const start = Math.min(points.length - 2, Math.floor(place))
    const t = place - start
    const [a, b, c, d] = [at(start - 1), at(start), at(start + 1), at(start + 2)]
    const blend = (p: number, q: number, r: number, s: number) =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
    return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]
  })
}
