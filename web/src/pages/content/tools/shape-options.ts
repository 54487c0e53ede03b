import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { ToolOption } from './tool-select.tsx'

/** The shop's shapes, to choose from. */
export const shapeOptions: readonly ToolOption<ShapeSlug>[] = shapes.map(({ slug, name }) => ({
  value: slug,
  text: name,
}))
