import { describe, expect, it } from 'vitest'
import { areaNormal, trianglesOf, volumeMm3 } from '../primitives/mesh.ts'
import { dot } from '../primitives/vector.ts'
import { surfaceOf } from './surface-nets.ts'

const ball = surfaceOf((x, y, z) => Math.hypot(x, y, z) - 5, {
  low: [-7, -7, -7],
  high: [7, 7, 7],
  cellMm: 0.5,
})

describe('the surface of a field', () => {
  it('runs where the field is zero', () => {
    for (let place = 0; place < ball.positions.length; place += 3) {
      expect(Math.hypot(...ball.positions.subarray(place, place + 3))).toBeCloseTo(5, 1)
    }
  })

  it('is closed and encloses what is inside', () => {
    expect(volumeMm3(ball)).toBeGreaterThan(515)
    expect(volumeMm3(ball)).toBeLessThan(524)
  })

  it('has its outside outside', () => {
    for (const triangle of trianglesOf(ball)) {
      expect(dot(areaNormal(triangle), triangle[0])).toBeGreaterThan(0)
    }
  })

  it('is nothing where the field never comes to zero', () => {
    expect(surfaceOf(() => 1, { low: [0, 0, 0], high: [2, 2, 2], cellMm: 0.5 }).indices).toHaveLength(0)
  })
})
