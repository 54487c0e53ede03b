import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName } from './own-name.ts'

/** What the page calls a shape, as a label. */
export function shapeName(slug: ShapeSlug): string {
  const shape = shapes.find((known) => known.slug === slug)
  return shape ? ownName(shape) : slug
}
