/** Points and directions in millimetres; z is up, y runs along the finger. */
export type Vec3 = readonly [number, number, number]
export type Vec2 = readonly [number, number]

/** Goes from `a` on by `b`. */
export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** The way from `b` to `a`. */
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/** A way that many times as long. */
export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

/** How far `a` runs along `b`, times the length of `b`. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** The direction at right angles to both, by the right hand. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The same direction, one long. */
export function normalise(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** The point that lies `t` of the way from `a` to `b`. */
export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** The mirror image of a ray that runs along `ray` and meets a surface with this normal. */
export function reflect(ray: Vec3, normal: Vec3): Vec3 {
  return subtract(ray, scale(normal, 2 * dot(ray, normal)))
}

/** 0 below `from`, 1 above `to`, and a smooth rise between them. */
export function smoothStep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
