import type { StoneMount } from '@shop/fixtures/designs/piece-picture'
import { shapes, type ShapeSlug } from '@shop/schema/domain/taxonomy'
import { expect, it } from 'vitest'
import { standing } from '../picture/frame.ts'
import { extentOf, mountedHead } from './mounted-stone.ts'

const plain: StoneMount = { head: 'claw', clawCount: 4, halo: 'none' }

function head(shape: ShapeSlug, mount: Partial<StoneMount> = {}) {
  return mountedHead({ mount: { ...plain, ...mount }, shape, frame: standing(0), size: 1, patches: 100 })
}

it('reaches as far as its stone does in claws', () => {
  const round = extentOf(head('round-brilliant'))
  for (const reach of [round.above, round.crown, round.below, round.beside])
    expect(reach).toBeCloseTo(3.25, 2)
  const marquise = extentOf(head('marquise-cut'))
  expect(marquise.above).toBeCloseTo((4.8 * 1.92) / 2, 2)
  expect(marquise.beside).toBeCloseTo(2.4, 2)
})

it('hangs a heart from its cleft, below the top of its lobes', () => {
  const { above, crown } = extentOf(head('heart-shape'))
  expect(crown - above).toBeGreaterThan(0.8)
  expect(crown - above).toBeLessThan(1.6)
})

it.each(shapes)('sets a smaller $name stone in a halo, whose rows reach farther', ({ slug }) => {
  const [none, single, double] = (['none', 'single', 'double'] as const).map((halo) => head(slug, { halo }))
  if (!none || !single || !double) throw new Error('there are three')
  expect(none.widthMm).toBeGreaterThan(single.widthMm)
  expect(single.widthMm).toBeGreaterThan(double.widthMm)
  expect(extentOf(single).beside).toBeGreaterThan(extentOf(none).beside)
  expect(extentOf(double).beside).toBeGreaterThan(extentOf(single).beside)
})

it('has a wall of metal only where no small stones stand round it', () => {
  expect(head('oval-shape', { head: 'rubover' }).isRubover).toBe(true)
  expect(head('oval-shape', { head: 'rubover', halo: 'single' }).isRubover).toBeUndefined()
})
