import { expect, it } from 'vitest'
import { earringsScene } from './earrings.ts'
import { cornersOf } from '../testing/mesh-checks.ts'

it.each([0.2, 0.5, 1, 2])('hides the nut of a stud behind its stone: %f carat the pair', (totalCarat) => {
  const scene = earringsScene({
    kind: 'earrings',
    style: 'stud',
    motif: 'solitaire',
    shape: 'round-brilliant',
    gem: 'NATURAL_DIAMOND',
    letter: null,
    totalCarat,
  })
  // Of the stud on the left, which faces the viewer.
  const left = [...cornersOf(scene, 'metal')].filter(([x]) => x < 0)
  const stone = [...cornersOf(scene, 'stone')].filter(([x]) => x < 0).map(([, y]) => y)
  const behind = left.filter(([, , z]) => z < -3.5).map(([, y]) => y)
  expect(behind.length).toBeGreaterThan(0)
  expect(Math.max(...behind)).toBeLessThan(Math.max(...stone))
  expect(Math.min(...behind)).toBeGreaterThan(Math.min(...stone))
})
