import type { LookedAtDesign } from '@shop/schema/geometry/looks/look-of-design'
import { pieceOfDesign } from '@shop/schema/geometry/pieces/piece-of-design'
import { drawnViewsOf, type DrawnView } from '#shop/viewing/live-view/drawn-view.ts'
import { pieceInTrueSize } from '#shop/viewing/true-size/true-size-thing.ts'

/** How a design can be looked at besides in its pictures. */
export interface AvailableViews {
  readonly hasLiveView: boolean
  /** Without a stone of its own; with one that was measured it has a true size whenever it has a live view. */
  readonly hasTrueSize: boolean
  /** What is shown of it in three dimensions that its pictures do not show. */
  readonly drawnViews: readonly DrawnView[]
}

/** In which ways a design can be looked at, whichever of its options is chosen. */
export function viewsOfDesign(design: LookedAtDesign): AvailableViews {
  // What is made in several widths has none of its own; any of them will do.
  const optionIds = design.attributes.flatMap(({ options }) => options.map(({ id }) => id))
  const piece = pieceOfDesign(design, { shape: null, optionIds })
  return {
    hasLiveView: piece !== null,
    hasTrueSize: piece !== null && pieceInTrueSize(piece, null) !== null,
    drawnViews: piece === null ? [] : drawnViewsOf(piece),
  }
}
