import type { Camera } from '../picture/camera.ts'
import { cross, dot, smoothStep, type Vec3 } from '../picture/vector.ts'

/** The light that comes from a direction in the photographer's tent, 1 being white. */
export type Studio = (direction: Vec3) => number

/**
 * The tent turns with the camera, so that every picture shows the same reflections: a softbox overhead,
 * a tall box to the left, black cards to the sides, a pale floor, and the dark line where floor meets wall.
 */
export function studioFor(camera: Camera): Studio {
  const away = cross(camera.vertical, camera.right)
  return (direction) => {
    const x = dot(direction, camera.right)
    const y = dot(direction, away)
    const z = dot(direction, camera.vertical)
    const azimuth = Math.atan2(x, -y) // 0 towards the camera, positive to its right
    const elevation = Math.asin(Math.max(-1, Math.min(1, z)))
    const tent =
      0.7 +
      0.16 * smoothStep(-0.05, -0.85, z) -
      0.06 * smoothStep(0.3, 1, z) -
      0.1 * x * smoothStep(0.2, -0.6, z)
    const standing = smoothStep(-0.5, 0.05, z) * (1 - smoothStep(0.5, 0.95, z))
    const horizon = 0.5 * bump(elevation - 0.06, 0.15) * (1 - 0.7 * bump(azimuth, 0.7))
    const cards = 0.5 * (bump(azimuth - 1.85, 0.42) + bump(azimuth + 1.95, 0.4)) + 0.1 * bump(azimuth, 0.35)
    const flat = Math.max(z, 0.08)
    const softbox = panel(x / flat, (y - 0.15) / flat, 0.85, 0.62, 0.25) * smoothStep(0.1, 0.5, z)
    const key = panel(azimuth + 0.95, elevation - 0.6, 0.34, 0.42, 0.16)
    const fill = 0.16 * bump(azimuth, 0.8) * bump(elevation + 0.12, 0.35)
    return Math.max(0.02, tent + fill - horizon - cards * standing + 0.56 * softbox + 0.44 * key)
  }
}

/** What a second reflection comes to, after which no shape is left. */
export function softLight(direction: Vec3): number {
  return 0.5 + 0.28 * direction[2]
}

function bump(x: number, width: number): number {
  return Math.exp(-((x / width) ** 2))
}

/** A soft-edged rectangle of light. */
function panel(x: number, y: number, halfWidth: number, halfHeight: number, edge: number): number {
  return (
    (1 - smoothStep(halfWidth - edge, halfWidth + edge, Math.abs(x))) *
    (1 - smoothStep(halfHeight - edge, halfHeight + edge, Math.abs(y)))
  )
}
