import { expect, it } from 'vitest'
import type { Vec2 } from '../picture/vector.ts'
import { contours, type Field } from './contour.ts'
import { fitLoop } from './fit.ts'

const size = 41

function fieldOf(height: (x: number, y: number) => number): Field {
  const places: Vec2[] = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)])
  return { rows: size, columns: size, places, heights: Float64Array.from(places, ([x, y]) => height(x, y)) }
}

function areaOf(loop: readonly Vec2[]): number {
  const sum = loop.reduce((total, [x, y], index) => {
    const [x2, y2] = loop[(index + 1) % loop.length] ?? [x, y]
    return total + x * y2 - x2 * y
  }, 0)
  return Math.abs(sum) / 2
}

const hill = fieldOf((x, y) => 15 - Math.hypot(x - 20, y - 20))

it('draws one closed line round a hill at each level, smaller the higher', () => {
  const [low = [], high = []] = contours(hill, [5, 10])
  expect(low).toHaveLength(1)
  expect(high).toHaveLength(1)
  expect(areaOf(low[0] ?? [])).toBeCloseTo(Math.PI * 100, -1)
  expect(areaOf(high[0] ?? [])).toBeCloseTo(Math.PI * 25, -0.5)
})

it('closes a region that reaches the border along it', () => {
  const [loops = []] = contours(
    fieldOf((x) => x),
    [29.5],
  )
  expect(loops).toHaveLength(1)
  expect(areaOf(loops[0] ?? [])).toBeCloseTo(10.5 * 40, 6)
})

it('draws a line round a hollow as well as round the hill it lies in', () => {
  const crater = fieldOf((x, y) => 5 - Math.abs(Math.hypot(x - 20, y - 20) - 10))
  expect(contours(crater, [2])[0]).toHaveLength(2)
})

it('leaves out levels above the highest place', () => {
  expect(contours(hill, [16])).toEqual([[]])
})

it('fits an ellipse with a few curves', () => {
  const ellipse = Array.from({ length: 160 }, (_, at): Vec2 => {
    const angle = (2 * Math.PI * at) / 160
    return [250 * Math.cos(angle), 180 * Math.sin(angle)]
  })
  const { start, cubics } = fitLoop(ellipse, 0.2)
  expect(cubics.length).toBeLessThanOrEqual(8)
  let from = start
  for (const [one, two, end] of cubics) {
    for (const t of [0.25, 0.5, 0.75]) {
      const s = 1 - t
      const [x, y] = [0, 1].map((axis) => {
        const at = (point: Vec2) => point[axis] ?? 0
        return s ** 3 * at(from) + 3 * s * s * t * at(one) + 3 * s * t * t * at(two) + t ** 3 * at(end)
      })
      expect(Math.hypot((x ?? 0) / 250, (y ?? 0) / 180)).toBeCloseTo(1, 2)
    }
    from = end
  }
})

it('keeps the corners of a square', () => {
  const corners: Vec2[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]
  const square = corners.flatMap(([x, y], index): Vec2[] => {
    const [x2, y2] = corners[(index + 1) % 4] ?? [x, y]
    return Array.from({ length: 10 }, (_, at) => [x + ((x2 - x) * at) / 10, y + ((y2 - y) * at) / 10])
  })
  const { start, cubics } = fitLoop(square, 0.2)
  const ends = [start, ...cubics.map(([, , end]) => end)]
  for (const corner of corners) expect(ends).toContainEqual(corner)
})
