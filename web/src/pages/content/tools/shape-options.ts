import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName } from '#data/language/own-name.ts'
import type { ToolOption } from './tool-select.tsx'

/** The shop's shapes, to choose from, by their names in the language of the page. */
export const shapeOptions = (): readonly ToolOption<ShapeSlug>[] =>
  shapes.map((shape) => ({ value: shape.slug, text: ownName(shape) }))
