import { expect, it } from 'vitest'
import { barsOf } from './range-bars.ts'

it('draws each part from the share at which it begins to that of the next', () => {
  expect(barsOf([3, 0, 5], { min: 100, max: 800 })).toEqual([
    { min: 100, max: 200, count: 3 },
    { min: 200, max: expect.closeTo(400), count: 0 },
    { min: expect.closeTo(400), max: 800, count: 5 },
  ])
})

it('draws nothing before the answer has come', () => {
  expect(barsOf([], { min: 100, max: 800 })).toEqual([])
})
