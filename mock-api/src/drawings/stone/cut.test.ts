import { shapes, type ShapeSlug } from '@shop/schema/domain/taxonomy'
import { describe, expect, it } from 'vitest'
import { proportions } from './outline.ts'
import { facetsOf, halvesOf } from './stone.ts'

/** The flats that face up or down: all but the girdle's walls. */
function flatsOf(shape: ShapeSlug): number {
  return facetsOf(shape).filter(({ plane }) => Math.abs(plane.normal[2]) > 0.01).length
}

describe('a round brilliant', () => {
  it('has 57 facets and a girdle', () => {
    expect(flatsOf('round-brilliant')).toBe(57)
    expect(facetsOf('round-brilliant').length).toBeGreaterThan(57 + 40)
  })

  it('is cut to the usual angles', () => {
    const tilts = facetsOf('round-brilliant').map(
      ({ plane }) => (Math.acos(Math.abs(plane.normal[2])) * 180) / Math.PI,
    )
    expect(tilts.some((tilt) => Math.abs(tilt - 34.5) < 1)).toBe(true)
    expect(tilts.some((tilt) => Math.abs(tilt - 40.75) < 1)).toBe(true)
  })
})

it('steps an emerald cut down in three rows on each side of its girdle', () => {
  expect(flatsOf('emerald-cut')).toBe(1 + 8 * 3 + 8 * 3)
})

it.each(shapes)('cuts a $name stone one wide and as long as its proportion', ({ slug }) => {
  const corners = halvesOf(slug).flatMap((facets) => facets.flatMap((facet) => facet.corners))
  const extent = (axis: 0 | 1 | 2) =>
    Math.max(...corners.map((corner) => corner[axis])) - Math.min(...corners.map((corner) => corner[axis]))
  expect(extent(0)).toBeCloseTo(1, 1)
  expect(extent(1)).toBeCloseTo(proportions[slug].ratio, 1)
  expect(extent(2)).toBeGreaterThan(0.5)
  expect(extent(2)).toBeLessThan(0.8)
})
