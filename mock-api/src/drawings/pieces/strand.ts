import { smoothLine } from '../picture/spline.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'

/** Both strands of a chain from a point upwards, `apart` from the middle where they begin, `spread` times as wide as usual. */
export function strands(bottom: number, apart: number, spread = 1): readonly (readonly Vec3[])[] {
  const rise = (x: number, y: number): Vec2 => [apart + x * spread, bottom + y]
  const line = smoothLine(
    [rise(0, 0), rise(3.4, 3.4), rise(7, 8.4), rise(10, 14.6), rise(12.6, 24), rise(14.4, 36)],
    60,
  )
  return [1, -1].map((side) => line.map(([x, y]): Vec3 => [side * x, y, 0.3]))
}

/** A necklace without a pendant lies in a round curve. */
export const collar: readonly Vec3[] = smoothLine(
  [
    [-15.6, 30],
    [-15, 16],
    [-13.2, 6],
    [-9.6, -2.4],
    [-5, -7.4],
    [0, -9],
    [5, -7.4],
    [9.6, -2.4],
    [13.2, 6],
    [15, 16],
    [15.6, 30],
  ],
  140,
).map(([x, y]): Vec3 => [x, y, 0.3])
