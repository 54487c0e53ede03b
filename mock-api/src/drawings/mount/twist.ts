import type { Camera } from '../picture/camera.ts'
import { paintMetal } from '../metal/metalwork.ts'
import type { Part, Scene } from '../picture/part.ts'
import { insideRadius, shankSize, type Shank } from './shank.ts'
import { seenSurface, type Section } from '../metal/surface.ts'
import { add, cross, dot, normalise, scale, smoothStep, subtract, type Vec3 } from '../picture/vector.ts'

const turns = 6
const stretches = turns * 2
const rowsEach = 13

/** A shank of two wires wound round each other, in stretches between their crossings, far ones first. */
export function twistParts(shank: Shank, { camera, studio }: Scene): Part[] {
  const pieces = [0, 1].flatMap((strand) =>
    Array.from({ length: stretches }, (_, index) => {
      const from = (2 * Math.PI * (index - 0.12)) / stretches
      const to = (2 * Math.PI * (index + 1.12)) / stretches
      const middle = wirePoint(shank, strand, (from + to) / 2)
      return { from, to, strand, nearness: dot(middle, camera.back) }
    }),
  )
  return pieces
    .toSorted((a, b) => a.nearness - b.nearness)
    .map(({ from, to, strand }): Part => {
      const sections = Array.from({ length: rowsEach }, (_, row) =>
        wireSection(shank, strand, from + ((to - from) * row) / (rowsEach - 1)),
      )
      const shading = (point: Vec3, _normal: Vec3, _reflected: Vec3, light: number) =>
        light * (1 - 0.25 * crossingShade(shank, strand, point, camera))
      const work = paintMetal(seenSurface(sections, 11, camera), camera, studio, {
        tolerance: 0.4,
        smallestArea: 6,
        stride: 3,
        trimmedRows: 1,
        shading,
      })
      return { kind: 'metal', works: [work], isBroad: false, isEdged: false }
    })
}

function wireRadius(shank: Shank, angle: number): number {
  return shankSize(shank, angle).depth * 0.36
}

/** The middle of a wire: it climbs over and dives under the other as it goes round the finger. */
function wirePoint(shank: Shank, strand: number, angle: number): Vec3 {
  const { width, depth } = shankSize(shank, angle)
  const wound = angle * turns + strand * Math.PI + Math.PI / 2
  const radius = insideRadius + depth / 2 + Math.cos(wound) * depth * 0.17
  return [radius * Math.sin(angle), Math.sin(wound) * width * 0.27, radius * Math.cos(angle)]
}

function wireSection(shank: Shank, strand: number, angle: number): Section {
  const middle = wirePoint(shank, strand, angle)
  const onward = normalise(
    subtract(wirePoint(shank, strand, angle + 0.01), wirePoint(shank, strand, angle - 0.01)),
  )
  const side = normalise(cross(onward, [Math.sin(angle), 0, Math.cos(angle)]))
  const radius = wireRadius(shank, angle)
  return {
    middle,
    across: [side, cross(side, onward)],
    point: (_facing, normal) => add(middle, scale(normal, radius)),
  }
}

/** Darkens a wire where the other lies close. */
function crossingShade(shank: Shank, strand: number, point: Vec3, camera: Camera): number {
  const angle = Math.atan2(point[0], point[2])
  const other = wirePoint(shank, 1 - strand, angle)
  const gap = subtract(point, other)
  const across = Math.hypot(dot(gap, camera.right), dot(gap, camera.up))
  return 1 - smoothStep(0.5, 1.1, across / wireRadius(shank, angle))
}
