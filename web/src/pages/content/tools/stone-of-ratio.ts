import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { faceUpAreaMm2 } from '@shop/schema/geometry/stones/face-up-area'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'

/** Of every stone, seen from above: the longest marquise is just shorter than the drawing is wide. */
const areaMm2 = 30

/** A stone of a shape that is so long for its width, and covers as much of the finger as every other of any shape. */
export function stoneOfRatio(shape: ShapeSlug, ratio: number): StoneSpec {
  const ofOneMm = faceUpAreaMm2({ shape, widthMm: 1, lengthMm: ratio })
  const widthMm = Math.sqrt(areaMm2 / ofOneMm)
  return { ...usualStone(shape, 'NATURAL_DIAMOND'), widthMm, lengthMm: widthMm * ratio }
}
