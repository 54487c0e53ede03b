import { describe, expect, it } from 'vitest'
import { defaultShape, shapesOf } from './design-shapes.ts'

function madeIn(...ids: string[]) {
  const options = ids.map((id) => ({ id, name: id, price: 0, isFixedPrice: true }))
  return { attributes: [{ name: 'Shape', options }] }
}

describe('shapes of a design', () => {
  it('shows Round Brilliant first when the design is made in it', () => {
    expect(defaultShape(madeIn('177', '171'))?.slug).toBe('round-brilliant')
  })

  it('shows the design’s own first shape otherwise', () => {
    expect(defaultShape(madeIn('180', '175'))?.slug).toBe('marquise-cut')
  })

  it('has none for a design without shapes', () => {
    expect(defaultShape({ attributes: [] })).toBeNull()
  })

  it('lists shapes in the shop’s order, whatever the design’s', () => {
    expect(shapesOf(madeIn('176', '171', '175')).map(({ slug }) => slug)).toEqual([
      'round-brilliant',
      'oval-shape',
      'heart-shape',
    ])
  })
})
