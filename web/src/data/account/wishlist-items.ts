import { pieceKey, type WishedPiece } from './wished-piece.ts'

/** An item of a wishlist: a design with its metal, or a stone; the other fields are null. */
export interface WishListItem {
  /** The API's; null until it has answered. */
  readonly id: string | null
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
}

/** What a shopper does to the list. */
export interface WishListChange {
  readonly kind: 'add' | 'remove'
  readonly piece: WishedPiece
}

/** The list, the latest first, with a piece: one that is there already keeps its id and place, and takes the metal. */
export function withPiece(items: readonly WishListItem[], piece: WishedPiece): readonly WishListItem[] {
  const added = itemOf(piece)
  const isThere = items.some((item) => pieceKey(item) === pieceKey(piece))
  if (!isThere) return [added, ...items]
  return items.map((item) => (pieceKey(item) === pieceKey(piece) ? { ...added, id: item.id } : item))
}

/** The list without a design, in whatever metal it is. */
export function withoutDesign(items: readonly WishListItem[], designId: string): readonly WishListItem[] {
  return items.filter((item) => item.designId !== designId)
}

/** The list without a stone. */
export function withoutGemstone(items: readonly WishListItem[], gemstoneId: string): readonly WishListItem[] {
  return items.filter((item) => item.gemstoneId !== gemstoneId)
}

/** The list as it is once a change is made. */
export function withChange(
  items: readonly WishListItem[],
  { kind, piece }: WishListChange,
): readonly WishListItem[] {
  if (kind === 'add') return withPiece(items, piece)
  return 'designId' in piece ? withoutDesign(items, piece.designId) : withoutGemstone(items, piece.gemstoneId)
}

function itemOf(piece: WishedPiece): WishListItem {
  return 'designId' in piece
    ? { id: null, designId: piece.designId, metalId: piece.metalId, gemstoneId: null }
    : { id: null, designId: null, metalId: null, gemstoneId: piece.gemstoneId }
}
