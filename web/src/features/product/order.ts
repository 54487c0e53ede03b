import type { NewBasketItem } from '#data/basket/basket-record.ts'
import { addItem, removeItem } from '#data/basket/basket-store.ts'
import { stopEditing } from '../designer/designer-store.ts'

export { stopEditing }

/** Puts a piece into the basket, in the place of the line that is being changed, if one is. */
export function orderPiece(piece: NewBasketItem, editedId: string | null): void {
  if (editedId !== null) removeItem(editedId)
  addItem(piece)
  stopEditing()
}
