/** A point or a direction in space: x, y, z in millimetres. */
export type Vector = readonly [x: number, y: number, z: number]

/** A point in the plane, in millimetres. */
export type Point = readonly [x: number, y: number]

export const fullTurn = 2 * Math.PI

/** Degrees as radians, which every angle of this folder is in. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

/** A point moved along a direction, by so many of its lengths. */
export function along(origin: Vector, direction: Vector, lengths: number): Vector {
  return add(origin, scale(direction, lengths))
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2])
}

export function distance(a: Vector, b: Vector): number {
  return length(subtract(a, b))
}

/** The direction of a vector; the zero vector has none and stays as it is. */
export function normalise(a: Vector): Vector {
  const size = length(a)
  return size === 0 ? a : scale(a, 1 / size)
}

/** The point between two others: `a` at 0, `b` at 1. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, scale(subtract(b, a), share))
}

/** The number between two others: `from` at 0, `to` at 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** From 0 to 1 without a bend at either end, for a share from 0 to 1; what lies outside is held there. */
export function ease(share: number): number {
  const held = Math.min(1, Math.max(0, share))
  return held * held * (3 - 2 * held)
}

export function pointDistance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function pointBetween(a: Point, b: Point, share: number): Point {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share)]
}
