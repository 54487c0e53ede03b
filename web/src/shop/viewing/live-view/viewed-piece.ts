import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import type { LinearColour, MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import type { PieceGeometry } from '@shop/schema/geometry/pieces/piece'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import type { OwnOfStone } from '@shop/schema/geometry/stones/loose-stone'
import type { StoneLook } from '@shop/schema/geometry/looks/stone-looks'

/** A stone by itself. */
export interface LooseStoneGeometry extends OwnOfStone {
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
  /** What the colour grade of the main stone adds to its absorption; nothing where it is not known. */
  readonly stoneTint?: LinearColour | undefined
  /** The skin of the hand, ear or neck that wears the piece; it is by itself when left out. */
  readonly skin?: SkinTone | undefined
}
