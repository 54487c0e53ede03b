import type { Frame } from './frame.ts'
import { add, scale, type Vec3 } from './vector.ts'

/** A frame that lies on the ground, turned about its upright axis and then leant back, in degrees. */
export function tilted(origin: Vec3, turnDegrees: number, leanDegrees: number): Frame {
  const [turn, lean] = [turnDegrees, leanDegrees].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ] // two in, two out
  const x: Vec3 = [Math.cos(turn), 0, -Math.sin(turn)]
  const outward: Vec3 = [Math.sin(turn), 0, Math.cos(turn)]
  const y = add(scale([0, 1, 0], Math.cos(lean)), scale(outward, Math.sin(lean)))
  const z = add(scale(outward, Math.cos(lean)), scale([0, 1, 0], -Math.sin(lean)))
  return { origin, x, y, z }
}
