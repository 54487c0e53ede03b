import { usePendingAttributes } from './use-pending-attributes.ts'
import { listAttributes, pieceList, type PieceList } from './piece-list.ts'

/** The list that the shopper has asked for, which may still be on its way; else the one in sight. */
export function usePendingList(shown: PieceList): PieceList {
  const attributes = usePendingAttributes(shown.base, listAttributes(shown))
  return pieceList(shown, attributes) ?? shown
}
