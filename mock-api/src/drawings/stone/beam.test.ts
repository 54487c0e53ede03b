import { shapes } from '@shop/schema/domain/taxonomy'
import { describe, expect, it } from 'vitest'
import { hullOf } from '../picture/hull.ts'
import { cross, dot, normalise, type Vec2, type Vec3 } from '../picture/vector.ts'
import { lookInto } from './beam.ts'
import { fresnel, refract } from './optics.ts'
import { halvesOf } from './stone.ts'

const white = () => ({ light: 1, isMount: false })
const sight = normalise([0.1, 0.5, -0.8])
const across = normalise(cross(sight, [0, 0, 1]))
const up = cross(across, sight)

function areaOf(polygon: readonly Vec2[]): number {
  const sum = polygon.reduce((total, [x, y], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x, y]
    return total + x * y2 - x2 * y
  }, 0)
  return Math.abs(sum) / 2
}

function onPicture(corners: readonly Vec3[]): Vec2[] {
  return corners.map((corner) => [dot(corner, across), dot(corner, up)])
}

describe.each(shapes)('looking into a $name stone', ({ slug }) => {
  it('fills the stone with glimpses, none over another', () => {
    for (const facets of halvesOf(slug)) {
      const glimpses = lookInto({
        stone: { facets, isMirroredInX: slug === 'heart-shape', indices: [2.4, 2.42, 2.44], tint: [1, 1, 1] },
        sight,
        sky: ({ 2: z }) => ({ light: z > 0 ? 1 : 0, isMount: false }),
        smallestArea: 0.002,
        develop: ([, light]) => (light > 0.5 ? 'white' : 'black'),
      })
      const seen = glimpses.reduce((sum, { corners }) => sum + areaOf(onPicture(corners)), 0)
      const outline = facets
        .filter(({ plane }) => !(slug === 'heart-shape' && Math.abs(plane.normal[0]) === 1))
        .filter(({ plane }) => dot(plane.normal, sight) < -1e-3)
        .reduce((sum, { corners }) => sum + areaOf(onPicture(corners)), 0)
      expect(seen / outline).toBeGreaterThan(0.96)
      expect(seen / outline).toBeLessThan(1.0001)
    }
  })
})

it('shows nothing but white in a colourless stone with white all round', () => {
  const [facets = []] = halvesOf('round-brilliant')
  const lights: number[] = []
  lookInto({
    stone: { facets, isMirroredInX: false, indices: [2.4, 2.42, 2.44], tint: [1, 1, 1] },
    sight,
    sky: white,
    smallestArea: 0.0005,
    develop: (light) => String(lights.push(light[1])),
  })
  expect(Math.max(...lights)).toBeLessThan(1.0001)
  expect(Math.min(...lights)).toBeGreaterThan(0.6)
})

it('turns back a sixth of the light that meets diamond head on, and all of it inside beyond 24.4 degrees', () => {
  expect(fresnel(1, 1, 2.42)).toBeCloseTo(0.172, 3)
  expect(fresnel(Math.cos((24 * Math.PI) / 180), 2.42, 1)).toBeLessThan(1)
  expect(fresnel(Math.cos((24.8 * Math.PI) / 180), 2.42, 1)).toBe(1)
})

it('bends light by the law of sines', () => {
  const bent = refract(normalise([Math.sin(0.6), 0, -Math.cos(0.6)]), [0, 0, 1], 1 / 2.42)
  expect(bent?.[0]).toBeCloseTo(Math.sin(0.6) / 2.42, 9)
})

it('draws a hull round points, none outside', () => {
  const hull = hullOf([
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ])
  expect(areaOf(hull)).toBe(4)
  expect(hull).toHaveLength(4)
})
