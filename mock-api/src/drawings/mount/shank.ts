import { broadGrain } from '../picture/svg.ts'
import { softLight } from '../metal/light.ts'
import { remembered } from '../picture/memo.ts'
import { paintMetal, type Shading } from '../metal/metalwork.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Camera } from '../picture/camera.ts'
import { profilePoint, type Profile } from '../metal/profile.ts'
import { finishedShading } from './finish.ts'
import { seenSurface, type Section, type Surface } from '../metal/surface.ts'
import { reflect, scale, smoothStep, type Vec3 } from '../picture/vector.ts'

/** Inside radius of the ring the pictures show: size N, near enough. */
export const insideRadius = 8.3

export interface Shank {
  readonly profile: Profile
  readonly isTwisted?: boolean
  /** Whether it carries no head, whose shadow would fall on it. */
  readonly isBare?: boolean
  /** Half the angle of an opening at the top. */
  readonly gap?: number
  /** Shares of half the way round between which the sizes change; the whole way when left out. */
  readonly taper?: readonly [number, number]
  /** Whether it is one of several in a picture, and drawn with less care. */
  readonly isSmall?: boolean
  readonly surface?: 'polished' | 'satin' | 'hammered'
  /** At the head and at the back of the finger. */
  readonly widths: readonly [number, number]
  readonly depths: readonly [number, number]
}

/** Width and depth at an angle round the finger from the head. */
export function shankSize(shank: Shank, angle: number): { readonly width: number; readonly depth: number } {
  const round = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) / Math.PI
  const [start, end] = shank.taper ?? [0, 1]
  const t = smoothStep(start, end, round)
  const [w0, w1] = shank.widths
  const [d0, d1] = shank.depths
  return { width: w0 + (w1 - w0) * t, depth: d0 + (d1 - d0) * t }
}

/** The shank. Its far half is painted first: seen from the side, the near half hides some of it. */
export const shankPart = remembered(
  60,
  ({ shank, scene }: { readonly shank: Shank; readonly scene: Scene }) =>
    JSON.stringify([scene.camera.name, shank]),
  ({ shank, scene }): Part => {
    const { camera, studio } = scene
    const near = Math.atan2(camera.back[0], camera.back[2])
    const overlap = 0.07
    const isHammered = shank.surface === 'hammered'
    const paint = (from: number, to: number, trimmedRows: number) =>
      paintMetal(shankSurface(shank, from, to, camera), camera, studio, {
        tolerance: shank.isSmall ? 0.8 : 0.5,
        smallestArea: isHammered || shank.isSmall ? 16 : 8,
        stride: isHammered || shank.isSmall ? 2 : 1,
        trimmedRows,
        grain: broadGrain,
        shading: finishedShading(shank, scene, shankShading(shank, camera)),
      })
    // The inner wall of a broad band shows on its sides too, behind the near half.
    const quarter = Math.PI / 2 - (shank.isBare ? 0.24 : 0)
    return {
      kind: 'metal',
      works: [
        ...leaving(shank.gap, near + quarter - overlap, near + 2 * Math.PI - quarter + overlap).map(
          ([from, to]) => paint(from, to, 0),
        ),
        ...leaving(shank.gap, near - quarter - overlap, near + quarter + overlap).map(([from, to]) =>
          paint(from, to, 1),
        ),
      ],
      isBroad: true,
    }
  },
)

/** What an opening at the top leaves of a stretch round the finger. */
function leaving(gap: number | undefined, from: number, to: number): (readonly [number, number])[] {
  if (gap === undefined) return [[from, to]]
  const turns = [-2 * Math.PI, 0, 2 * Math.PI]
  const closed = turns.map((turn) => [turn - gap, turn + gap] as const)
  const cut = closed.find(([start, end]) => start < to && end > from)
  if (!cut) return [[from, to]]
  return [[from, cut[0]] as const, [cut[1], to] as const].filter(([start, end]) => end - start > 0.02)
}

/** The seen side of the shank from one angle round the finger to another. */
function shankSurface(shank: Shank, from: number, to: number, camera: Camera): Surface {
  const rows = shank.surface === 'hammered' ? 161 : 65
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
  return seenSurface(sections, shank.surface === 'hammered' ? 71 : 45, camera)
}

/** The head's shadow on the shoulders, and the shank's own reflection inside itself. */
function shankShading(shank: Shank, camera: Camera): Shading {
  const { vertical } = camera
  const floor = -(insideRadius + shank.depths[1])
  return (point, normal, reflected, light) => {
    const [x, y, z] = point
    if (vertical[1] === 1) return light * lyingShade(shank, camera, point, normal, reflected)
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
      const headShade = shank.isBare ? 0 : 0.5 * Math.exp(-((angle / 0.17) ** 2))
      return light * (1 - headShade) * (1 - shade)
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

/**
 * What a lying band keeps of its light: its wall mirrors the floor, dark where its own shadow lies, and the
 * cards that stand to its sides.
 */
function lyingShade(
  shank: Shank,
  { back, right }: Camera,
  point: Vec3,
  normal: Vec3,
  reflected: Vec3,
): number {
  const [x, y, z] = point
  if (normal[0] * x + normal[2] * z < 0) return 0.94
  const down = (y + shank.widths[1] / 2) / Math.max(0.12, -reflected[1])
  const landing = down * Math.hypot(reflected[0], reflected[2])
  const shade = 0.4 * (1 - smoothStep(0.2, 3.2, landing)) * smoothStep(0.02, 0.3, -reflected[1])
  const azimuth = Math.atan2(
    normal[0] * right[0] + normal[2] * right[2],
    normal[0] * back[0] + normal[2] * back[2],
  )
  const card = (at: number, width: number) => Math.exp(-(((azimuth - at) / width) ** 2))
  const wall = smoothStep(0.9, 0.2, normal[1])
  const cards =
    0.46 * card(0.72, 0.24) + 0.36 * card(-0.98, 0.26) + 0.5 * card(1.5, 0.3) - 0.2 * card(-0.45, 0.3)
  return (1 - shade) * (1 - wall * cards)
}
