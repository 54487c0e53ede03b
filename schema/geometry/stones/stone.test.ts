import { describe, expect, it } from 'vitest'
import { shapes } from '../../domain/vocabulary/taxonomy.ts'
import { facetPlanes, trianglesOf, volumeMm3 } from '../primitives/mesh.ts'
import type { CutShape } from '../scene/scene.ts'
import { cutStone } from './stone.ts'
import { openEdges } from '../testing/mesh-checks.ts'
import { usualStone } from './usual-stone.ts'

const cutShapes: readonly CutShape[] = [...shapes.map(({ slug }) => slug), 'tapered-baguette', 'half-moon']

describe('a cut stone', () => {
  it.each(cutShapes)('is a closed surface wound outwards: %s', (shape) => {
    const { mesh } = cutStone(usualStone(shape, 'NATURAL_DIAMOND'))
    expect(openEdges(mesh)).toEqual([])
    expect(volumeMm3(mesh)).toBeGreaterThan(0)
  })

  it.each(cutShapes)('has the length, width and depth of its measurements: %s', (shape) => {
    const spec = { shape, gem: 'SAPPHIRE', lengthMm: 7.41, widthMm: 5.93, depthMm: 4.02 } as const
    const corners = trianglesOf(cutStone(spec).mesh).flat()
    const extent = (axis: 0 | 1 | 2) =>
      Math.max(...corners.map((corner) => corner[axis])) - Math.min(...corners.map((corner) => corner[axis]))
    // The tips of a heart and of a half moon are blunt by the width of a facet's edge.
    const digits = shape === 'heart-shape' || shape === 'half-moon' ? 1 : 3
    expect(extent(0)).toBeCloseTo(5.93, digits)
    expect(extent(1)).toBeCloseTo(7.41, digits)
    expect(extent(2)).toBeCloseTo(4.02, 3)
  })

  it('is a round brilliant of 57 facets above and below its girdle', () => {
    const planes = facetPlanes(cutStone(usualStone('round-brilliant', 'NATURAL_DIAMOND', 6.5)).mesh)
    expect(planes.filter(([, , z]) => Math.abs(z) > 1e-3)).toHaveLength(57)
  })

  it('keeps the cleft of a heart', () => {
    const { outline, clearanceMm } = cutStone(usualStone('heart-shape', 'NATURAL_DIAMOND', 6.5))
    expect(outline.points.length).toBeGreaterThan(100)
    expect(clearanceMm([0, 3.2, 0])).toBeGreaterThan(0)
    expect(clearanceMm([1.6, 3.1, 0])).toBeLessThan(0)
  })

  it('gives a coloured stone a deeper pavilion within the same depth', () => {
    const measures = { shape: 'oval-shape', lengthMm: 8, widthMm: 6, depthMm: 4 } as const
    const diamond = cutStone({ ...measures, gem: 'LAB_GROWN_DIAMOND' })
    const ruby = cutStone({ ...measures, gem: 'RUBY' })
    expect(ruby.culetMm).toBeLessThan(diamond.culetMm - 0.1)
    expect(ruby.tableMm - ruby.culetMm).toBeCloseTo(4, 6)
  })

  it('says how far a point is outside it', () => {
    const { clearanceMm, tableMm } = cutStone(usualStone('round-brilliant', 'NATURAL_DIAMOND', 6.5))
    expect(clearanceMm([0, 0, tableMm + 0.3])).toBeCloseTo(0.3, 6)
    expect(clearanceMm([0, 0, tableMm - 0.2])).toBeCloseTo(-0.2, 6)
  })
})
