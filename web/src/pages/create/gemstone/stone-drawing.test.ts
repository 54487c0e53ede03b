import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { describe, expect, it } from 'vitest'
import { scaledOutline } from './stone-drawing.tsx'

describe('the drawing of a stone', () => {
  it('has the proportions of the stone, the longer side at full size', () => {
    expect(scaledOutline('oval-shape', { measLength: 9, measWidth: 6 })).toMatchObject({
      width: 80,
      length: 120,
    })
    expect(scaledOutline('heart-shape', { measLength: 6, measWidth: 6.5 })).toMatchObject({
      width: 120,
      length: 110.769,
    })
  })

  it('stretches the outline to exactly that', () => {
    // The oval’s outline is 30.4 wide and 42 long.
    expect(scaledOutline('oval-shape', { measLength: 9, measWidth: 6 }).transform).toBe(
      'scale(2.632 2.857) translate(-24 -24)',
    )
  })

  it('knows all ten shapes', () => {
    for (const { slug } of shapes) {
      const { transform } = scaledOutline(slug, { measLength: 7, measWidth: 5 })
      expect(transform).toMatch(/^scale\(\d+\.\d+ \d+\.\d+\) translate\(-24 -24\)$/)
    }
  })
})
