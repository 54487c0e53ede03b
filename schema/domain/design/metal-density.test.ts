import { expect, it } from 'vitest'
import { gramsOf } from './metal-density.ts'

it('weighs the same ring in any metal: platinum a third more than 18 carat gold', () => {
  expect(gramsOf(18, 200)).toBeCloseTo(3.1, 5)
  expect(gramsOf(9, 200)).toBeCloseTo(2.26, 5)
  expect(gramsOf('platinum', 200) / gramsOf(18, 200)).toBeCloseTo(1.34, 2)
  expect(gramsOf('palladium', 200) / gramsOf('platinum', 200)).toBeCloseTo(0.57, 2)
})
