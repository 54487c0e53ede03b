import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { faceUpAreaMm2 } from '@shop/schema/geometry/stones/face-up-area'
import { expect, it } from 'vitest'
import { ratioSpan } from './ratio-span.ts'
import { stoneOfRatio } from './stone-of-ratio.ts'

const shapeSlugs = shapes.map(({ slug }) => slug)

it.each(shapeSlugs)('%s covers the same area of the finger at every ratio', (shape) => {
  for (const hundredths of ratioSpan(shape)) {
    const stone = stoneOfRatio(shape, hundredths / 100)
    expect(faceUpAreaMm2(stone)).toBeCloseTo(30, 6)
    expect(stone.lengthMm / stone.widthMm).toBeCloseTo(hundredths / 100, 6)
    // The drawing is 11 mm wide.
    expect(stone.lengthMm).toBeLessThan(10.5)
  }
})
