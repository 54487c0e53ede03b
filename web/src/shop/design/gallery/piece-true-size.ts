import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { metalLookOf } from '@shop/schema/geometry/looks/metal-looks'
import { ringScenesFor } from '#shop/viewing/true-size/ring-scenes.ts'
import type { LoadedTrueSize } from '#shop/viewing/true-size/true-size-button.tsx'
import { TrueSizeDialog } from '#shop/viewing/true-size/true-size-dialog.tsx'
import { pieceInTrueSize } from '#shop/viewing/true-size/true-size-thing.ts'
import { geometryOf, type LookedAtPiece } from './looked-at-piece.ts'

/** A piece in its true size; fails for one whose measures are not known, which nobody offers. */
export async function pieceTrueSize({ choice, stone, ...piece }: LookedAtPiece): Promise<LoadedTrueSize> {
  const geometry = geometryOf({ ...piece, stone, optionIds: choice.optionIds })
  const thing = geometry && pieceInTrueSize(geometry, stone && cutOf(stone))
  if (!thing) throw new Error(`${piece.design.sku} has no true size`)
  const scenes = await ringScenesFor(thing.ring)
  return { TrueSizeDialog, thing, metal: metalLookOf(choice.metal.colour), scenes }
}
