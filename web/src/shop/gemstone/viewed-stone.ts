import type { GemClarity } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gradeTint, looseStoneLook, type LookedAtStone } from '@shop/schema/geometry/looks/stone-looks'
import { solitaireWith } from '@shop/schema/geometry/pieces/dress-setting'
import { cutOf, type MeasuredStone } from '@shop/schema/geometry/stones/cut-of-stone'
import { ownTurnDegrees } from '@shop/schema/geometry/stones/stone-variants'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'

/** What of a stone's record decides how it looks by itself. */
export interface DrawnStone extends MeasuredStone, LookedAtStone {
  readonly id: string
  readonly clarity: GemClarity | null
}

/** A stone by itself as its record says; null for one that nobody can draw. */
export function viewedStone(stone: DrawnStone): ViewedPiece | null {
  const cut = cutOf(stone)
  if (!cut) return null
  const { id, clarity, plainColour } = stone
  return {
    piece: {
      kind: 'loose-stone',
      stone: cut,
      turnDegrees: ownTurnDegrees(Number(id)),
      ...(clarity && { plot: { clarity, seed: id } }),
    },
    metal: null,
    stoneLook: looseStoneLook(stone),
    stoneTint: gradeTint(plainColour),
  }
}

/** The same in a plain ring, as a hand would wear it: for a finger so thick, or of usual size. */
export function wornStone(
  { piece }: ViewedPiece,
  innerDiameterMm?: number,
): Pick<ViewedPiece, 'piece' | 'metal'> | undefined {
  if (piece.kind !== 'loose-stone') return undefined
  const ring = solitaireWith(piece.stone)
  return { piece: innerDiameterMm === undefined ? ring : { ...ring, innerDiameterMm }, metal: 'platinum' }
}

/** The same beside others: upright, so that lengths are seen at a glance; a round one has no upright. */
export function uprightStone(stone: DrawnStone): ViewedPiece | null {
  const viewed = viewedStone(stone)
  if (viewed?.piece.kind !== 'loose-stone' || viewed.piece.stone.shape === 'round-brilliant') return viewed
  return { ...viewed, piece: { ...viewed.piece, turnDegrees: 0 } }
}
