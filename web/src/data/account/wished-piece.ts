import type { TrackedItem } from '../track.ts'

/** What can be wished for: a design in the metal it is seen in, or a stone. */
export type WishedPiece =
  | { readonly designId: string; readonly metalId: string }
  | { readonly gemstoneId: string }

/** A piece with what the data layer is told of it once it is on the list. */
export interface WishedProduct {
  readonly piece: WishedPiece
  readonly tracked: TrackedItem
}

/** What a wishlist knows a piece by: a design is on it once, whatever its metal (rules/account#wishlist-at-the-api). */
export function pieceKey(piece: {
  readonly designId?: string | null
  readonly gemstoneId?: string | null
}): string {
  const { designId, gemstoneId } = piece
  return designId == null ? `gemstone ${gemstoneId ?? ''}` : `design ${designId}`
}
