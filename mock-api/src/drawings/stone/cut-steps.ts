import { girdle, wallsOf, type Profile } from './girdle.ts'
import type { Outline } from './outline.ts'
import type { Plane } from './polytope.ts'
import type { Vec3 } from '../picture/vector.ts'

export interface Steps {
  readonly crown: Profile
  readonly pavilion: Profile
}

/** An emerald cut's slopes, in from the girdle and up or down. */
export const emeraldSteps: Steps = {
  crown: [
    [0, 0],
    [0.05, 0.058],
    [0.108, 0.1],
    [0.172, 0.128],
  ],
  pavilion: [
    [0, 0],
    [0.12, -0.155],
    [0.27, -0.31],
    [0.5, -0.485],
  ],
}
/** An asscher's slopes: steeper and deeper than an emerald cut's. */
export const asscherSteps: Steps = {
  crown: [
    [0, 0],
    [0.062, 0.072],
    [0.13, 0.12],
    [0.2, 0.148],
  ],
  pavilion: [
    [0, 0],
    [0.13, -0.175],
    [0.28, -0.335],
    [0.5, -0.52],
  ],
}

/** A cut of three rows of flats above the girdle and three below, each steeper towards it. */
export function stepPlanes({ points }: Outline, { crown, pavilion }: Steps): Plane[] {
  const walls = wallsOf(points)
  const planes: Plane[] = [...walls, { normal: [0, 0, 1], offset: heightOf(crown) + girdle }]
  for (const wall of walls) {
    for (const [profile, up] of [
      [crown, 1],
      [pavilion, -1],
    ] as const) {
      profile.slice(1).forEach(([inset, height], index) => {
        const [insetBefore, heightBefore] = profile[index] ?? [0, 0]
        const [run, rise] = [inset - insetBefore, Math.abs(height - heightBefore)]
        const slope = Math.hypot(run, rise)
        const [out, z] = [rise / slope, (up * run) / slope]
        const normal: Vec3 = [wall.normal[0] * out, wall.normal[1] * out, z]
        planes.push({
          normal,
          offset: out * (wall.offset - insetBefore) + z * (heightBefore + up * girdle),
        })
      })
    }
  }
  return planes
}

function heightOf(profile: Profile): number {
  return profile.at(-1)?.[1] ?? 0
}
