import { expect, it } from 'vitest'
import { gradedStone, movedGrades, tintOf } from './graded-stone.ts'

it('moves from the least to the best', () => {
  expect(movedGrades).toEqual({
    carat: [50, 70, 100, 150, 200],
    colour: [7, 6, 5, 4, 3, 2, 1, 0],
    clarity: [7, 6, 5, 4, 3, 2, 1],
    cut: [0, 1, 2],
  })
})

it('is as wide as a round of its weight, and narrower where it is cut too deep', () => {
  expect(gradedStone(100, 2).widthMm).toBeCloseTo(6.45, 2)
  expect(gradedStone(200, 2).widthMm).toBeCloseTo(8.13, 2)
  expect(gradedStone(100, 0).widthMm).toBeCloseTo(6.29, 2)
  const { widthMm, depthMm } = gradedStone(100, 0)
  expect(depthMm / widthMm).toBeCloseTo(0.66, 5)
})

it('is white in D and warm in K', () => {
  expect(tintOf(0)).toBe('rgb(253 253 252)')
  expect(tintOf(7)).toBe('rgb(243 228 190)')
})
