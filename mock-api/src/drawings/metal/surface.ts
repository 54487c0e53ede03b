import type { Camera } from '../picture/camera.ts'
import { add, dot, scale, type Vec3 } from '../picture/vector.ts'

/** The part of a polished surface that the camera sees, as a grid of points and the way it faces at each. */
export interface Surface {
  readonly rows: number
  readonly columns: number
  readonly points: readonly Vec3[]
  readonly normals: readonly Vec3[]
}

/** One section of a rounded bar, walked round by the way its surface faces. */
export interface Section {
  readonly middle: Vec3
  /** Two directions across the bar, at right angles: facings 0 and a quarter turn. */
  readonly across: readonly [Vec3, Vec3]
  /** On a domed end, how far the surface has turned towards the bar's own direction. */
  readonly dome?: { readonly onward: Vec3; readonly lift: number }
  point(facing: number, normal: Vec3): Vec3
}

/**
 * The seen side of a bar from its sections. A convex section shows just the facings within a quarter turn
 * of the eye, so the grid's borders are the bar's own outline.
 */
export function seenSurface(sections: readonly Section[], columns: number, camera: Camera): Surface {
  const points: Vec3[] = []
  const normals: Vec3[] = []
  for (const section of sections) {
    const { across, dome } = section
    const eye = scale(camera.sight(section.middle), -1)
    const [a, b] = [dot(across[0], eye), dot(across[1], eye)]
    const [level, lifted] = dome ? [Math.cos(dome.lift), Math.sin(dome.lift)] : [1, 0]
    const ahead = dome ? (lifted * dot(dome.onward, eye)) / (level * Math.hypot(a, b) || 1e-9) : 0
    const reach = Math.acos(Math.max(-1, Math.min(1, -ahead)))
    for (let column = 0; column < columns; column++) {
      const facing = Math.atan2(b, a) + reach * ((2 * column) / (columns - 1) - 1)
      const round = add(scale(across[0], Math.cos(facing)), scale(across[1], Math.sin(facing)))
      const normal = dome ? add(scale(round, level), scale(dome.onward, lifted)) : round
      normals.push(normal)
      points.push(section.point(facing, normal))
    }
  }
  return { rows: sections.length, columns, points, normals }
}
