import { optionsOf } from './design.ts'
import type { PricedDesign } from './design.ts'
import { shapes } from '../vocabulary/taxonomy.ts'
import type { Shape } from '../vocabulary/taxonomy.ts'

/** The attribute whose options are shapes (rules/taxonomy#attributes). */
export const shapeAttribute = 'Shape'

/** The shapes a design is made in, in the shop's order. */
export function shapesOf(design: Pick<PricedDesign, 'attributes'>): Shape[] {
  const ids = optionsOf(design, shapeAttribute).map(({ id }) => id)
  return shapes.filter((shape) => shape.ids.some((id) => ids.includes(id)))
}

/**
 * The shape a design is shown in when none is chosen: Round Brilliant, or the design's first
 * (rules/products#defaults). Null for a design without shapes.
 */
export function defaultShape(design: Pick<PricedDesign, 'attributes'>): Shape | null {
  const made = shapesOf(design)
  const [first] = optionsOf(design, shapeAttribute)
  return (
    made.find(({ slug }) => slug === 'round-brilliant') ??
    made.find((shape) => shape.ids.some((id) => id === first?.id)) ??
    null
  )
}
