import type { Vector } from './vector.ts'

/**
 * Turns, moves and scales: three rows of four numbers, the last of each row its move. Applied to a column,
 * so `product(a, b)` does `b` first.
 */
export type Matrix = readonly [
  number, number, number, number,
  number, number, number, number,
  number, number, number, number,
] // prettier-ignore

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

export function translation([x, y, z]: Vector): Matrix {
  return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]
}

export function scaling(x: number, y: number = x, z: number = x): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]
}

/** A turn about the x axis that takes y towards z. */
export function rotationX(angle: number): Matrix {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0]
}

/** A turn about the y axis that takes z towards x. */
export function rotationY(angle: number): Matrix {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0]
}

/** A turn about the z axis that takes x towards y. */
export function rotationZ(angle: number): Matrix {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0]
}

/** What carries the axes to three directions and the origin to a point. */
export function frame(x: Vector, y: Vector, z: Vector, origin: Vector): Matrix {
  return [x[0], y[0], z[0], origin[0], x[1], y[1], z[1], origin[1], x[2], y[2], z[2], origin[2]]
}

/** One matrix that does what all do, the last first. */
export function product(first: Matrix, ...others: readonly Matrix[]): Matrix {
  return others.reduce(pair, first)
}

export function transform(m: Matrix, [x, y, z]: Vector): Vector {
  return [
    m[0] * x + m[1] * y + m[2] * z + m[3],
    m[4] * x + m[5] * y + m[6] * z + m[7],
    m[8] * x + m[9] * y + m[10] * z + m[11],
  ]
}

function pair(a: Matrix, b: Matrix): Matrix {
  const [x, y, z] = [0, 1, 2].map((column) =>
    turned(a, [b[column] ?? 0, b[column + 4] ?? 0, b[column + 8] ?? 0]),
  ) as [Vector, Vector, Vector] // three columns of three rows
  return frame(x, y, z, transform(a, [b[3], b[7], b[11]]))
}

/** A direction under a matrix: without its move. */
function turned(m: Matrix, direction: Vector): Vector {
  const [x, y, z] = transform(m, direction)
  return [x - m[3], y - m[7], z - m[11]]
}
