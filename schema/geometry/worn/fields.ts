import type { Vector } from '../primitives/vector.ts'

/** The union of two bodies, rounded where they meet. */
export function melted(one: number, other: number, radiusMm: number): number {
  const gap = Math.abs(one - other)
  const share = gap < radiusMm ? 1 - gap / radiusMm : 0
  return Math.min(one, other) - (share * share * radiusMm) / 4
}

/** One body without another, rounded where that was. */
export function hollowed(one: number, other: number, radiusMm: number): number {
  return -melted(-one, other, radiusMm)
}

/** How far a point is from a rounded rod, that is as thick at each end as it says. */
export function rod(
  [x, y, z]: Vector,
  [ax, ay, az]: Vector,
  [bx, by, bz]: Vector,
  fromMm: number,
  toMm = fromMm,
): number {
  const [alongX, alongY, alongZ] = [bx - ax, by - ay, bz - az]
  const [atX, atY, atZ] = [x - ax, y - ay, z - az]
  const whole = alongX ** 2 + alongY ** 2 + alongZ ** 2
  const share = Math.min(1, Math.max(0, (atX * alongX + atY * alongY + atZ * alongZ) / whole))
  const gap = Math.hypot(atX - share * alongX, atY - share * alongY, atZ - share * alongZ)
  return gap - fromMm - share * (toMm - fromMm)
}

/** About how far a point is from an egg with these half axes: exact on it, and nowhere more than it is. */
export function egg([x, y, z]: Vector, [mx, my, mz]: Vector, [rx, ry, rz]: Vector): number {
  const [atX, atY, atZ] = [x - mx, y - my, z - mz]
  const inside = Math.hypot(atX / rx, atY / ry, atZ / rz)
  const slope = Math.hypot(atX / rx ** 2, atY / ry ** 2, atZ / rz ** 2)
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (inside * (inside - 1)) / slope
}
