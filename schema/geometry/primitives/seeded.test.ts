import { expect, it } from 'vitest'
import { seededNumbers } from './seeded.ts'

const first = (seed: string, count = 3) => {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, next)
}

it('throws the same numbers for the same seed, and others for its neighbour', () => {
  expect(first('100001')).toEqual(first('100001'))
  expect(first('100001')).not.toEqual(first('100002'))
  expect(new Set(first('100001', 100)).size).toBe(100)
})

it('throws them evenly', () => {
  const thrown = first('7', 4000)
  const mean = thrown.reduce((sum, number) => sum + number, 0) / thrown.length
  expect(mean).toBeCloseTo(0.5, 1)
  expect(thrown.every((number) => number >= 0 && number < 1)).toBe(true)
})
