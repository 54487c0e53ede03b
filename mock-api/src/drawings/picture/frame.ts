import { add, dot, scale, type Vec3 } from './vector.ts'

/** Where a part stands on the ring: its origin and the directions of its own axes. */
export interface Frame {
  readonly origin: Vec3
  readonly x: Vec3
  readonly y: Vec3
  readonly z: Vec3
}

/** Upright on the shank, this far from the finger's centre, turned round the finger by an angle. */
export function standing(radius: number, angle = 0): Frame {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { origin: [radius * sin, 0, radius * cos], x: [cos, 0, -sin], y: [0, 1, 0], z: [sin, 0, cos] }
}

/** A point of the part as a point of the world. */
export function place(frame: Frame, point: Vec3): Vec3 {
  return add(frame.origin, turn(frame, point))
}

/** A direction of the part as a direction of the world. */
export function turn(frame: Frame, direction: Vec3): Vec3 {
  return add(add(scale(frame.x, direction[0]), scale(frame.y, direction[1])), scale(frame.z, direction[2]))
}

/** A direction of the world as the part sees it. */
export function turnBack(frame: Frame, direction: Vec3): Vec3 {
  return [dot(frame.x, direction), dot(frame.y, direction), dot(frame.z, direction)]
}
