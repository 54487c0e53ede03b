import type { MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import type { PieceGeometry } from '@shop/schema/geometry/pieces/piece'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import type { StoneLook } from '@shop/schema/geometry/looks/stone-looks'

/** A stone by itself. */
export interface LooseStoneGeometry {
  readonly kind: 'loose-stone'
  readonly stone: StoneSpec
}

/** What the live view shows. */
export interface ViewedPiece {
  readonly piece: PieceGeometry | LooseStoneGeometry
  /** Null for a loose stone. */
  readonly metal: MetalLook | null
  /** Of the main stone, and of small ones of a kind that has no look of its own. */
  readonly stoneLook: StoneLook
}
