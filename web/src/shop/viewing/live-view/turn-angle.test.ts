import { expect, it } from 'vitest'
import { degreesOf, radiansOf } from './turn-angle.ts'

it.each([
  [0, 0],
  [-Math.PI / 2, 90],
  [Math.PI / 4, -45],
  [2 * Math.PI + 0.001, 0],
  [(-3 * Math.PI) / 2, -90],
])('says an angle of %d as %d degrees', (angle, degrees) => {
  expect(degreesOf(angle)).toBe(degrees)
})

it.each([-180, -45, 0, 3, 90])('asks for what it says: %d degrees', (degrees) => {
  expect(Math.abs(degreesOf(radiansOf(degrees)))).toBe(Math.abs(degrees))
})
