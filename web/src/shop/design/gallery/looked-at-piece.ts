import { sizeFromUk } from '@shop/schema/domain/vocabulary/finger-size'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { MeasuredStone } from '@shop/schema/geometry/stones/cut-of-stone'
import type { PieceGeometry } from '@shop/schema/geometry/pieces/piece'
import { pieceOfDesign } from '@shop/schema/geometry/pieces/piece-of-design'
import type { LookedAtStone } from '@shop/schema/geometry/looks/stone-looks'
import type { DesignChoice, Design } from '../design.ts'

/** A piece as it is chosen on its page. */
export interface LookedAtPiece {
  readonly design: Design
  readonly choice: DesignChoice
  /** Of the main stone; the design's own where it is no choice. */
  readonly shape: ShapeSlug | null
  /** The stone that is part of the piece, in its true proportions; of a pair, the larger. */
  readonly stone: (MeasuredStone & LookedAtStone) | null
  /** What a stone weighs that is looked at before one is chosen; null while none is. */
  readonly carat: number | null
  /** The UK size chosen; null while none is, and for what is worn on no finger. */
  readonly fingerSize: string | null
}

/** What is built of a piece; null where its design does not say enough of its look. */
export function geometryOf({
  design,
  shape,
  stone,
  carat,
  fingerSize,
  optionIds,
}: Omit<LookedAtPiece, 'choice'> & Pick<DesignChoice, 'optionIds'>): PieceGeometry | null {
  const size = fingerSize === null ? null : sizeFromUk(fingerSize)
  return pieceOfDesign(design, {
    shape,
    stone,
    carat,
    optionIds,
    ...(size && { innerDiameterMm: size.diameterMm }),
  })
}
