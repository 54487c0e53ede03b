import { pieceScene } from '@shop/schema/geometry/pieces/piece-scene'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { expect, it } from 'vitest'
import { closedPath, linesPath, looseStoneFromAbove, stonesFromAbove } from './seen-from-above.ts'
import { usualCarats } from './usual-carats.ts'

const oval = { ...usualStone('oval-shape', 'NATURAL_DIAMOND'), lengthMm: 9.02, widthMm: 6.4, depthMm: 4 }

it('draws a stone as long and as wide as it was measured', () => {
  const { outline, facets } = looseStoneFromAbove(oval)
  expect(spanOf(outline, 0)).toBeCloseTo(6.4, 5)
  expect(spanOf(outline, 1)).toBeCloseTo(9.02, 5)
  expect(facets.length).toBeGreaterThan(20)
  for (const [[x, y]] of facets) expect(Math.hypot(x / 3.2, y / 4.51)).toBeLessThan(1.001)
})

it('draws the stones of an eternity ring that are seen from above, and not those at the palm', () => {
  const { parts } = pieceScene({
    kind: 'stone-band',
    coverage: 'full',
    setting: 'channel',
    rows: 1,
    widthMm: 3,
    shape: 'round-brilliant',
    gems: ['NATURAL_DIAMOND'],
    innerDiameterMm: 16,
  })
  const all = parts.reduce((sum, { stone, instances }) => sum + (stone ? instances.length : 0), 0)
  const seen = stonesFromAbove(parts)
  expect(seen.length).toBeGreaterThan(all / 3)
  expect(seen.length).toBeLessThan(all / 2)
  // Across a finger of 16 mm, on a band that is at least 1.7 mm deep.
  expect(
    spanOf(
      seen.flatMap(({ outline }) => outline),
      0,
    ),
  ).toBeGreaterThan(16)
})

it('points the tip of a pear to the tip of the finger', () => {
  const { outline } = looseStoneFromAbove(usualStone('pear-shape', 'NATURAL_DIAMOND'))
  const [tip] = outline.toSorted(([, a], [, b]) => a - b)
  expect(tip?.[0]).toBeCloseTo(0, 5)
})

it('writes paths in hundredths of a millimetre', () => {
  expect(
    closedPath([
      [0, 1.234],
      [2, -3.456],
      [-1, 0],
    ]),
  ).toBe('M0 1.23L2 -3.46L-1 0Z')
  expect(
    linesPath([
      [
        [0, 0],
        [1.005, 2],
      ],
    ]),
  ).toBe('M0 0L1 2')
})

it.each([
  ['round-brilliant', ['5.14 × 5.12', '6.48 × 6.45', '7.42 × 7.38', '8.16 × 8.13']],
  ['oval-shape', ['6.11 × 4.29', '7.70 × 5.40', '8.81 × 6.18', '9.70 × 6.80']],
] as const)('compares diamonds of half a carat to two: %s', (shape, expected) => {
  const sizes = usualCarats(shape).map(
    ({ stone }) => `${stone.lengthMm.toFixed(2)} × ${stone.widthMm.toFixed(2)}`,
  )
  expect(sizes).toEqual(expected)
})

function spanOf(points: readonly (readonly [number, number])[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis])
  return Math.max(...values) - Math.min(...values)
}
