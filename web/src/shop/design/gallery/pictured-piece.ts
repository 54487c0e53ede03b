import { metalLookOf } from '@shop/schema/geometry/looks/metal-looks'
import { gradeTint } from '@shop/schema/geometry/looks/stone-looks'
import { picturedPiece } from '@shop/schema/geometry/pieces/piece'
import { pieceOfDesign, stoneLookOfDesign } from '@shop/schema/geometry/pieces/piece-of-design'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import type { LookedAtPiece } from './looked-at-piece.ts'

/**
 * A piece as its pictures show it, whatever of its weights and sizes is chosen, in the metal and with the colour of
 * stone that they are laid in; null where its design does not say enough of its look.
 */
export function pieceOfPictures({
  design,
  choice,
  shape,
  stone,
}: Pick<LookedAtPiece, 'design' | 'choice' | 'shape' | 'stone'>): ViewedPiece | null {
  const piece = pieceOfDesign(design, { shape })
  return (
    piece && {
      piece: picturedPiece(piece),
      metal: metalLookOf(choice.metal.colour),
      stoneLook: stoneLookOfDesign(design, stone),
      stoneTint: gradeTint(stone?.plainColour),
    }
  )
}
