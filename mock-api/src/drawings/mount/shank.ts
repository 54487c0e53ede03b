import { broadGrain } from '../picture/svg.ts'
import { softLight } from '../metal/light.ts'
import { remembered } from '../picture/memo.ts'
import { paintMetal, type Shading } from '../metal/metalwork.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Camera } from '../picture/camera.ts'
import { profilePoint, type Profile } from '../metal/profile.ts'
import { seenSurface, type Section, type Surface } from '../metal/surface.ts'
import { reflect, scale, smoothStep, type Vec3 } from '../picture/vector.ts'

/** Inside radius of the ring the pictures show: size N, near enough. */
export const insideRadius = 8.3

export interface Shank {
  readonly profile: Profile
  readonly isTwisted?: boolean
  /** At the head and at the back of the finger. */
  readonly widths: readonly [number, number]
  readonly depths: readonly [number, number]
}

/** Width and depth at an angle round the finger from the head. */
export function shankSize(shank: Shank, angle: number): { readonly width: number; readonly depth: number } {
  const round = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) / Math.PI
  const t = smoothStep(0, 1, round)
  const [w0, w1] = shank.widths
  const [d0, d1] = shank.depths
  return { width: w0 + (w1 - w0) * t, depth: d0 + (d1 - d0) * t }
}

/** The shank. Its far half is painted first: seen from the side, the near half hides some of it. */
export const shankPart = remembered(
  60,
  ({ shank, scene }: { readonly shank: Shank; readonly scene: Scene }) =>
    JSON.stringify([scene.camera.name, shank]),
  ({ shank, scene: { camera, studio } }): Part => {
    const near = Math.atan2(camera.back[0], camera.back[2])
    const overlap = 0.07
    const shading = shankShading(-(insideRadius + shank.depths[1]))
    const paint = (from: number, to: number, trimmedRows: number) =>
      paintMetal(shankSurface(shank, from, to, camera), camera, studio, {
        tolerance: 0.5,
        smallestArea: 8,
        trimmedRows,
        grain: broadGrain,
        shading,
      })
    const quarter = Math.PI / 2
    return {
      kind: 'metal',
      works: [
        paint(near + quarter, near + 3 * quarter, 0),
        paint(near - quarter - overlap, near + quarter + overlap, 1),
      ],
      isBroad: true,
    }
  },
)

const rows = 65

/** The seen side of the shank from one angle round the finger to another. */
function shankSurface(shank: Shank, from: number, to: number, camera: Camera): Surface {
  const sections = Array.from({ length: rows }, (_, row): Section => {
    const angle = from + ((to - from) * row) / (rows - 1)
    const { width, depth } = shankSize(shank, angle)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const middle = insideRadius + depth / 2
    return {
      middle: [middle * sin, 0, middle * cos],
      across: [
        [0, 1, 0],
        [sin, 0, cos],
      ],
      point(facing) {
        const { out, along } = profilePoint(shank.profile, width, depth, facing)
        return [(insideRadius + out) * sin, along, (insideRadius + out) * cos]
      },
    }
  })
  return seenSurface(sections, 45, camera)
}

/** The head's shadow on the shoulders, and the shank's own reflection inside itself. */
function shankShading(floor: number): Shading {
  return (point, normal, reflected, light) => {
    const [x, y, z] = point
    const down = (z - floor) / Math.max(0.15, -reflected[2])
    const [floorX, floorY] = [x + down * reflected[0], y + down * reflected[1]]
    const shade =
      0.4 *
      (1 - smoothStep(0.5, 4.5, Math.abs(floorY))) *
      (1 - smoothStep(5, 11, Math.abs(floorX))) *
      smoothStep(0, 0.3, -reflected[2])
    const outward = (normal[0] * x + normal[2] * z) / Math.hypot(x, z)
    if (outward > 0.1) {
      const angle = Math.atan2(x, z)
      return light * (1 - 0.5 * Math.exp(-((angle / 0.17) ** 2))) * (1 - shade)
    }
    const across = reflected[0] ** 2 + reflected[2] ** 2
    const way = (-2 * (x * reflected[0] + z * reflected[2])) / across
    const landing = Math.abs(y + way * reflected[1])
    const share = (1 - smoothStep(0.5, 1.7, landing)) * smoothStep(-0.1, 0.6, -outward)
    if (way <= 0 || share <= 0) return light * (1 - shade)
    const hit: Vec3 = [x + way * reflected[0], 0, z + way * reflected[2]]
    const inward = scale(hit, -1 / Math.hypot(hit[0], hit[2]))
    return light + (softLight(reflect(reflected, inward)) - light) * share
  }
}
