import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'

/** A weight that shoppers compare, and a diamond of it as it is usually cut. */
export interface UsualCarat {
  readonly carat: number
  readonly stone: StoneSpec
}

const comparedCarats = [0.5, 1, 1.5, 2] as const

/** Diamonds of a shape side by side: half a carat to two. Weight grows with the third power of every side. */
export function usualCarats(shape: ShapeSlug): UsualCarat[] {
  const ofOneCarat = usualStone(shape, 'NATURAL_DIAMOND')
  return comparedCarats.map((carat) => ({
    carat,
    stone: usualStone(shape, 'NATURAL_DIAMOND', ofOneCarat.lengthMm * Math.cbrt(carat)),
  }))
}
