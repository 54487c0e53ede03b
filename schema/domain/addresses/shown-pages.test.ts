import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinPages, mostAddressedPages, pagesWithin, splitPages } from './shown-pages.ts'

describe('the pages that an address says', () => {
  it.each([
    ['', '', 1],
    ['halo', 'halo', 1],
    ['first-48', '', 2],
    ['halo_sort-newest_first-72', 'halo_sort-newest', 3],
    ['first-48_halo', 'halo', 2],
    ['halo_first-25', 'halo', 2],
    ['halo_first-24', 'halo', 1],
    ['halo_first-0', 'halo', 1],
    ['first-999999', '', 10],
    // These are no pages, and no list has such a filter.
    ['first-1000000', 'first-1000000', 1],
    ['first-048', 'first-048', 1],
    ['first-two', 'first-two', 1],
    ['at-first-48', 'at-first-48', 1],
    ['first-48_first-72', 'first-48_first-72', 1],
  ])('in "%s" are, beside "%s", %d', (segment, attributes, pages) => {
    expect(splitPages(segment)).toEqual({ attributes, pages })
  })

  it('read back as what was said', () => {
    const attributes = fc.constantFrom('', 'halo', 'oval-shape_platinum_price-500-to-900_sort-newest')
    fc.assert(
      fc.property(attributes, fc.integer({ min: 1, max: mostAddressedPages }), (said, pages) => {
        expect(splitPages(joinPages({ attributes: said, pages }))).toEqual({ attributes: said, pages })
      }),
    )
  })

  it('are not said where there is one alone', () => {
    expect(joinPages({ attributes: 'halo', pages: 1 })).toBe('halo')
    expect(joinPages({ attributes: 'halo', pages: 0 })).toBe('halo')
    expect(joinPages({ attributes: '', pages: 1 })).toBe('')
    expect(joinPages({ attributes: '', pages: 2 })).toBe('first-48')
  })

  it('are at most ten, so that a list has no end of addresses', () => {
    expect(joinPages({ attributes: 'halo', pages: 11 })).toBe('halo_first-240')
  })

  it.each([
    [60, 3, 3],
    [60, 10, 3],
    [48, 3, 2],
    [0, 3, 1],
  ])('of %d, where %d are asked for, are %d', (total, asked, pages) => {
    expect(pagesWithin(total, asked)).toBe(pages)
  })
})
