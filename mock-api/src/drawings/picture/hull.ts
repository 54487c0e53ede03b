import type { Vec2 } from './vector.ts'

/** The convex line round a set of points, as a string drawn tight (Andrew's monotone chain). */
export function hullOf(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

function chainOf(run: readonly Vec2[]): Vec2[] {
  const chain: Vec2[] = []
  for (const point of run) {
    while (chain.length > 1 && bend(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function bend(a: Vec2 = [0, 0], b: Vec2 = [0, 0], c: Vec2 = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
