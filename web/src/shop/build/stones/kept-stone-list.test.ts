import { describe, expect, it } from 'vitest'
import { keptAttributes } from './kept-stone-list.ts'

const left = {
  attributes: 'round-brilliant_oval-shape_ruby_carat-0-70-to-1-50_sort-price-asc',
  shape: 'round-brilliant',
} as const

describe('the list of stones that was left', () => {
  it('is come back to with every filter and its order', () => {
    expect(keptAttributes(left, 'round-brilliant')).toBe(left.attributes)
  })

  it('shows the shape of the ring when that was changed', () => {
    expect(keptAttributes(left, 'pear-shape')).toBe('ruby_carat-0-70-to-1-50_sort-price-asc')
  })

  it('is unfiltered when nothing was left, or nothing that can be read', () => {
    expect(keptAttributes({ attributes: '', shape: null }, 'pear-shape')).toBe('')
    expect(keptAttributes({ attributes: 'no-such-filter', shape: null }, 'pear-shape')).toBe('')
  })
})
