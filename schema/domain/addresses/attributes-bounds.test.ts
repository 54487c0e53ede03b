import { describe, expect, it } from 'vitest'
import { boundsSlug, parseBounds } from './attributes-bounds.ts'
import type { RangeFilter } from './listing-grammar.ts'

const price = { key: 'price', decimals: 0 } as RangeFilter
const carat = { key: 'carat', decimals: 2 } as RangeFilter
const clarity = {
  key: 'clarity',
  grades: [{ slug: 'if' }, { slug: 'vvs1' }, { slug: 'vs2' }],
} as unknown as RangeFilter

describe('a range in an address', () => {
  it.each([
    [price, 'price-500-to-2000', { min: 500, max: 2000 }],
    [price, 'price-0-to-0', { min: 0, max: 0 }],
    [carat, 'carat-0-70-to-1-50', { min: 70, max: 150 }],
    [clarity, 'clarity-if-to-vs2', { min: 0, max: 2 }],
    [clarity, 'clarity-vvs1-to-vvs1', { min: 1, max: 1 }],
  ])('of %o reads %s as %o, and writes it so', (range, slug, bounds) => {
    expect(parseBounds(range, slug)).toEqual(bounds)
    expect(boundsSlug(range, bounds)).toBe(slug)
  })

  it.each([
    [price, 'carat-0-70-to-1-50'],
    [price, 'price-2000-to-500'],
    [price, 'price-0500-to-2000'],
    [price, 'price-500-to-2000-more'],
    [price, 'price-500'],
    [carat, 'carat-1-to-2'],
    [clarity, 'clarity-vs2-to-if'],
    [clarity, 'clarity-si3-to-vs2'],
    [clarity, 'clarity-if-to-si3'],
    [clarity, 'clarity-if'],
    [clarity, 'clarity-if-to-vvs1-to-vs2'],
    [clarity, 'loupe-if-to-vs2'],
    [clarity, 'quality-if-to-vs2'],
  ])('of %o is not %s', (range, slug) => {
    expect(parseBounds(range, slug)).toBeNull()
  })

  it('has no grade beyond its list', () => {
    expect(() => boundsSlug(clarity, { min: 0, max: 3 })).toThrow('clarity has no grade 3')
  })
})
