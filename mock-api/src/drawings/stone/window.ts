import type { Facet } from './polytope.ts'
import { cross, dot, subtract, type Vec3 } from '../picture/vector.ts'

/**
 * The outline of a beam: for each corner where it is now and where on the surface it was first seen,
 * six numbers a corner. Flat, since a stone is looked into thousands of times.
 */
export type Corners = readonly number[]

const stride = 6

/** The outline of a beam that enters through a whole facet. */
export function cornersOf({ corners }: Facet): number[] {
  return corners.flatMap(([x, y, z]) => [x, y, z, x, y, z])
}

/** The places on the surface at which a beam's corners were first seen. */
export function placesSeen(corners: Corners): Vec3[] {
  return Array.from({ length: corners.length / stride }, (_, index) => seenAt(corners, index))
}

function seenAt(corners: Corners, index: number): Vec3 {
  const at = index * stride
  return [corners[at + 3] ?? 0, corners[at + 4] ?? 0, corners[at + 5] ?? 0]
}

/** A side of a facet: points p of the facet have `inward · p >= offset`. */
export interface Side {
  readonly inward: Vec3
  readonly offset: number
}

/** The sides of a facet, within which a beam meets it. */
export function sidesOf({ corners, plane }: Facet): Side[] {
  return corners.map((from, index) => {
    const inward = cross(plane.normal, subtract(corners[(index + 1) % corners.length] ?? from, from))
    return { inward, offset: dot(inward, from) }
  })
}

/** The part of a beam that meets a facet: carried along to its plane and cut to its sides. */
export function through(corners: Corners, along: Vec3, facet: Facet, sides: readonly Side[]): Corners {
  let cut: Corners = carried(corners, along, facet)
  for (const side of sides) {
    cut = keepWithin(cut, side)
    if (cut.length < 3 * stride) return []
  }
  return cut
}

function carried(corners: Corners, [dx, dy, dz]: Vec3, { plane }: Facet): number[] {
  const [nx, ny, nz] = plane.normal
  const closing = nx * dx + ny * dy + nz * dz
  const moved = corners.slice()
  for (let at = 0; at < moved.length; at += stride) {
    const x = moved[at] as number // every corner has six numbers
    const y = moved[at + 1] as number
    const z = moved[at + 2] as number
    const way = (plane.offset - nx * x - ny * y - nz * z) / closing
    moved[at] = x + dx * way
    moved[at + 1] = y + dy * way
    moved[at + 2] = z + dz * way
  }
  return moved
}

/** Heights of a beam's corners over a side, used again and again. */
const heights = new Float64Array(64)

function keepWithin(corners: Corners, { inward: [nx, ny, nz], offset }: Side): Corners {
  const count = corners.length
  let inside = 0
  for (let at = 0, corner = 0; at < count; at += stride, corner++) {
    const height =
      nx * (corners[at] as number) +
      ny * (corners[at + 1] as number) +
      nz * (corners[at + 2] as number) -
      offset // every corner has six numbers
    heights[corner] = height
    if (height >= 0) inside++
  }
  if (inside * stride === count) return corners
  if (inside === 0) return []
  const kept: number[] = []
  let from = count - stride
  let before = heights[count / stride - 1] as number // as many heights as corners
  for (let to = 0; to < count; to += stride) {
    const after = heights[to / stride] as number // as many heights as corners
    if (before >= 0 !== after >= 0) {
      const t = before / (before - after)
      for (let part = 0; part < stride; part++) {
        const start = corners[from + part] as number // every corner has six numbers
        kept.push(start + ((corners[to + part] as number) - start) * t) // every corner has six numbers
      }
    }
    if (after >= 0) for (let part = 0; part < stride; part++) kept.push(corners[to + part] as number) // every corner has six numbers
    from = to
    before = after
  }
  return kept
}

/** The area that a beam takes up in the picture of someone who looks along `sight`. */
export function areaSeen(corners: Corners, sight: Vec3): number {
  const first = seenAt(corners, 0)
  let area = 0
  for (let index = 2; index < corners.length / stride; index++) {
    const [b, c] = [seenAt(corners, index - 1), seenAt(corners, index)]
    area += dot(cross(subtract(b, first), subtract(c, first)), sight)
  }
  return Math.abs(area) / 2
}
