import { defaultShape, shapesOf } from '@shop/schema/domain/design/design-shapes'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Design } from './design.ts'

/**
 * The shape in which a setting is reviewed with a stone: the stone's, where it is made in that, else the one of
 * the address, else the one it is first made in; null for a setting without shapes.
 */
export function nearestShape(
  design: Pick<Design, 'attributes'>,
  stoneShape: string | null,
  slug: string,
): Shape | null {
  const made = shapesOf(design)
  return (
    made.find(({ value }) => value === stoneShape) ??
    made.find((shape) => shape.slug === slug) ??
    defaultShape(design)
  )
}
