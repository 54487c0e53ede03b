import { expect, test } from 'vitest'
import { lightMap } from './light-map.ts'
import { room, sparkle } from './studio-light.ts'

test('the light comes from above, with a key to the left of the camera and a dark line at the horizon', () => {
  expect(room(0, 0, 1)).toBeCloseTo(3.5, 3)
  expect(room(-0.67, -0.45, 0.59)).toBeGreaterThan(4)
  expect(room(0, -0.999, 0.04)).toBeLessThan(0.1)
})

test('a stone has bright and dark lights to flash with', () => {
  expect(sparkle(0, 0, 1)).toBeGreaterThan(0.3)
  const { levels } = lightMap(sparkle, 64, 1)
  const lights = levels[0] ?? []
  expect(Math.max(...lights)).toBe(7)
  expect(Math.min(...lights)).toBeCloseTo(0.01, 5)
})

test('a map begins at the zenith and runs round from -x over -y', () => {
  const { width, levels } = lightMap((x, _y, z) => 10 * z + x, 4, 2)
  expect(width).toBe(4)
  expect(levels[0]?.length).toBe(8)
  // Row by row, z is sin 45 degrees above and below, x -0.5, 0.5, 0.5, -0.5.
  expect([...(levels[0] ?? [])].map(Math.round)).toEqual([7, 8, 8, 7, -8, -7, -7, -8])
  expect([...(levels[1] ?? [])].map((light) => Math.round(light * 10) / 10 + 0)).toEqual([0, 0])
})
