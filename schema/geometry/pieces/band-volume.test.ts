import { expect, it } from 'vitest'
import { bandVolumeMm3 } from './band-volume.ts'

it('is that of a tube for a square section', () => {
  const square = [
    [0, -1],
    [2, -1],
    [2, 1],
    [0, 1],
  ] as const
  // π × (10² − 8²) × 2.
  expect(bandVolumeMm3(square, 8)).toBeCloseTo(226.19, 2)
  expect(bandVolumeMm3(square.toReversed(), 8)).toBeCloseTo(226.19, 2)
})
