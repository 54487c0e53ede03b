import type { Shading } from '../metal/metalwork.ts'
import type { Studio } from '../metal/light.ts'
import type { Scene } from '../picture/part.ts'
import { add, reflect, normalise, scale, type Vec3 } from '../picture/vector.ts'
import type { Shank } from './shank.ts'

/** The light of a shank's surface as its finish leaves it: mirror bright, brushed, or beaten into facets. */
export function finishedShading(shank: Shank, { camera, studio }: Scene, shading: Shading): Shading {
  switch (shank.surface) {
    case 'satin':
      return (point, normal, reflected, light) => {
        if (!isOutside(point, normal)) return shading(point, normal, reflected, light)
        return shading(point, normal, reflected, brushed(reflected, studio))
      }
    case 'hammered':
      return (point, normal, reflected, light) => {
        if (!isOutside(point, normal)) return shading(point, normal, reflected, light)
        const beaten = normalise(add(normal, dent(point)))
        const mirrored = reflect(camera.sight(point), beaten)
        return shading(point, beaten, mirrored, 0.12 + 0.86 * studio(mirrored))
      }
    default:
      return shading
  }
}

/** A surface brushed round the finger scatters what it reflects along the finger. */
function brushed(reflected: Vec3, studio: Studio): number {
  const ways = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
  const lights = ways.map((way) => studio(normalise(add(reflected, [0, way, 0]))))
  return 0.4 + 0.4 * (lights.reduce((sum, light) => sum + light, 0) / ways.length)
}

function isOutside([x, , z]: Vec3, normal: Vec3): boolean {
  return normal[0] * x + normal[2] * z > 0.15 * Math.hypot(x, z)
}

/** Blows of the hammer round the finger, and their size along it. */
const blows = 37
const blowMm = 1.45

/** How the nearest blow of the hammer turns the surface at a point: towards its middle, as a hollow does. */
function dent([x, y, z]: Vec3): Vec3 {
  const radius = Math.hypot(x, z)
  const round = (Math.atan2(x, z) / (2 * Math.PI)) * blows
  const along = y / blowMm
  let [nearest, dx, dy] = [Infinity, 0, 0]
  for (let column = Math.floor(round) - 1; column <= Math.floor(round) + 1; column++) {
    for (let row = Math.floor(along) - 1; row <= Math.floor(along) + 1; row++) {
      const cell = ((column % blows) + blows) % blows
      const [awayX, awayY] = [column + chance(cell, row, 1) - round, row + chance(cell, row, 2) - along]
      const distance = Math.hypot(awayX, awayY)
      if (distance < nearest) [nearest, dx, dy] = [distance, awayX, awayY]
    }
  }
  const tangent: Vec3 = [z / radius, 0, -x / radius]
  return add(scale(tangent, 0.34 * dx), [0, 0.34 * dy, 0])
}

/** A number from 0.1 to 0.9 by lot, always the same for the same blow. */
function chance(column: number, row: number, turn: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + turn * 74.7) * 43758.5453
  return 0.1 + 0.8 * (mixed - Math.floor(mixed))
}
