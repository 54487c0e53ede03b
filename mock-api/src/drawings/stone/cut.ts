import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { brilliantPlanes, heartPlanes } from './cut-brilliant.ts'
import { princessPlanes } from './cut-princess.ts'
import { asscherSteps, emeraldSteps, stepPlanes } from './cut-steps.ts'
import { outlineOf } from './outline.ts'
import type { Plane } from './polytope.ts'

/** The flats of a cut, in widths of the stone, girdle at height 0. A heart's are those of its right half. */
export function planesOf(shape: ShapeSlug): Plane[] {
  const outline = outlineOf(shape)
  switch (shape) {
    case 'emerald-cut':
    case 'asscher-cut':
      return stepPlanes(outline, shape === 'asscher-cut' ? asscherSteps : emeraldSteps)
    case 'princess-cut':
      return princessPlanes(outline)
    case 'heart-shape':
      return heartPlanes(outline)
    default:
      return brilliantPlanes(outline, shape)
  }
}
