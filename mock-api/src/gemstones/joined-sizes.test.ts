import { expect, it } from 'vitest'
import { joinedSizes } from './joined-sizes.ts'

const size = (shape: number | null, from: number, to: number) => ({ shape, length: { from, to } })

it('joins sizes of a shape that follow one another or share some, whatever their order', () => {
  expect(joinedSizes([size(0, 520, 620), size(0, 410, 520)])).toEqual([size(0, 410, 620)])
  expect(joinedSizes([size(0, 410, 520), size(0, 500, 620), size(0, 610, 700)])).toEqual([size(0, 410, 700)])
})

it('leaves out what lies between two sizes', () => {
  const apart = [size(0, 410, 520), size(0, 521, 620)]
  expect(joinedSizes(apart)).toEqual(apart)
})

it('is as long as the longest, though a shorter one lies within', () => {
  expect(joinedSizes([size(0, 410, 620), size(0, 450, 520), size(0, 600, 610)])).toEqual([size(0, 410, 620)])
})

it('joins no sizes of two shapes, and those of any shape with one another alone', () => {
  expect(
    joinedSizes([size(null, 410, 520), size(1, 420, 450), size(0, 430, 440), size(null, 520, 620)]),
  ).toEqual([size(null, 410, 620), size(0, 430, 440), size(1, 420, 450)])
})
