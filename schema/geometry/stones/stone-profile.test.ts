import { expect, it } from 'vitest'
import { stoneProfile } from './stone-profile.ts'
import { usualStone } from './usual-stone.ts'

it('is as wide and as deep as the stone', () => {
  const { outline, crownMm, pavilionMm, tableMm, facets } = stoneProfile(
    usualStone('round-brilliant', 'NATURAL_DIAMOND'),
  )
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(6.45, 1)
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(3.95, 2)
  expect(crownMm + pavilionMm).toBeCloseTo(3.95, 2)
  // The pavilion is the deeper part, and the table rather more than half as wide as the stone.
  expect(pavilionMm).toBeGreaterThan(2 * crownMm)
  expect(tableMm / 6.45).toBeGreaterThan(0.52)
  expect(tableMm / 6.45).toBeLessThan(0.62)
  expect(facets.length).toBeGreaterThan(20)
})

it('draws every shape that the shop sells', () => {
  for (const shape of ['emerald-cut', 'heart-shape', 'princess-cut', 'marquise-cut'] as const) {
    const { outline } = stoneProfile(usualStone(shape, 'NATURAL_DIAMOND'))
    expect(outline.length).toBeGreaterThan(4)
  }
})
