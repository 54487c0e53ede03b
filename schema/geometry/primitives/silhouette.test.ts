import { expect, it } from 'vitest'
import { identity, translation } from './matrix.ts'
import { flatSection } from './sections.ts'
import { silhouettes } from './silhouette.ts'
import { ringOf } from './sweep.ts'
import { fullTurn } from './vector.ts'

const hoop = ringOf(8, () => flatSection(2, 1.5), { from: 0, to: fullTurn, steps: 120 })

function radiusOf(line: readonly (readonly [number, number])[]): number {
  return Math.max(...line.map(([x, y]) => Math.hypot(x, y)))
}

it('sees a hoop as two circles', () => {
  const lines = silhouettes(hoop, identity, 0.3)
  const radii = lines.map(radiusOf).toSorted((one, other) => one - other)
  expect(radii).toHaveLength(2)
  expect(radii[0]).toBeCloseTo(8, 1)
  expect(radii[1]).toBeCloseTo(9.5, 1)
})

it('sees it where it stands', () => {
  const lowest = (place: Parameters<typeof silhouettes>[1]) =>
    Math.max(
      ...silhouettes(hoop, place, 0.3)
        .flat()
        .map(([, y]) => y),
    )
  expect(lowest(translation([0, 0, 5]))).toBeCloseTo(lowest(identity) - 5, 3)
})
