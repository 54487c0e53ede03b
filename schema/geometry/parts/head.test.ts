import { describe, expect, it } from 'vitest'
import { shapes } from '../../domain/vocabulary/taxonomy.ts'
import { clawPlaces } from './claw-places.ts'
import { claw } from './claw.ts'
import { clawRadiusMm, stoneHead } from './head.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { cutStone, type Stone } from '../stones/stone.ts'
import { usualStone } from '../stones/usual-stone.ts'
import type { Vector } from '../primitives/vector.ts'

const slugs = shapes.map(({ slug }) => slug)

describe('claws', () => {
  it.each(slugs)('touch the crown and do not run into it: %s', (slug) => {
    const stone = cutStone(usualStone(slug, 'NATURAL_DIAMOND'))
    const { points, sides } = clawPlaces(stone, 4)
    for (const angle of [...points, ...sides]) {
      const gap = nearestAboveGirdle(
        stone,
        claw(stone, { angle, radiusMm: clawRadiusMm(stone), heightMm: 3.5, foot: 0.42 }),
      )
      expect(gap).toBeLessThanOrEqual(0.05)
      expect(gap).toBeGreaterThanOrEqual(-0.02)
    }
  })

  it.each([
    ['round-brilliant', 4, 4],
    ['round-brilliant', 6, 6],
    ['oval-shape', 6, 6],
    ['princess-cut', 4, 4],
    ['princess-cut', 6, 6],
    ['emerald-cut', 4, 4],
    ['emerald-cut', 6, 6],
    ['asscher-cut', 6, 6],
    ['pear-shape', 4, 5],
    ['pear-shape', 6, 6],
    ['marquise-cut', 4, 6],
    ['heart-shape', 4, 5],
  ] as const)('hold a %s of a design with %i: %i', (slug, wanted, count) => {
    const { points, sides } = clawPlaces(cutStone(usualStone(slug, 'NATURAL_DIAMOND')), wanted)
    expect(points.length + sides.length).toBe(count)
  })
})

describe('a rubover and folded claws', () => {
  it.each(slugs)('lie on the crown: %s', (slug) => {
    const stone = cutStone(usualStone(slug, 'NATURAL_DIAMOND'))
    for (const head of ['rubover', 'v-claw'] as const) {
      const metal = stoneHead(stone, { head, clawCount: 4, heightMm: 3.5 }).filter(
        ({ material }) => material === 'metal',
      )
      const nearest = (seatMm: number) =>
        Math.min(...metal.map(({ mesh }) => nearestAboveGirdle(stone, mesh, seatMm)))
      expect(nearest(0.15)).toBeGreaterThanOrEqual(-0.02)
      expect(nearest(0)).toBeLessThanOrEqual(0.05)
    }
  })
})

/** How near metal comes to the crown, from so far above the girdle on; negative where it runs into it. */
function nearestAboveGirdle(stone: Stone, { positions }: Mesh, seatMm = 0.15): number {
  let nearest = Infinity
  for (let index = 0; index < positions.length; index += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(index, index + 3)
    const corner: Vector = [x, y, z]
    if (z > stone.halfGirdleMm + seatMm) nearest = Math.min(nearest, stone.clearanceMm(corner))
  }
  return nearest
}
