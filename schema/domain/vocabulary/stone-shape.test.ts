import { expect, it } from 'vitest'
import { shapeOfStone } from './stone-shape.ts'

it('the shape of a stone is found by its value', () => {
  expect(shapeOfStone({ shape: 'Oval Shape' })?.slug).toBe('oval-shape')
  expect(shapeOfStone({ shape: 'Oval' })).toBeNull()
})
