import type { NewBasketItem } from '#data/basket/basket-record.ts'
import { addItem, basketLines, removeItem } from '#data/basket/basket-store.ts'
import { editedLineId, stopEditing } from '#shop/build/build-store.ts'
import { lineToReplace } from './basket-item.ts'

export { stopEditing }

/**
 * Puts a piece into the basket, in the place of the line that is being changed, if one is: asked now, since a page
 * that has just come alive may not show it yet. Gives the id of its line.
 */
export function orderPiece(piece: NewBasketItem): string {
  const replacedId = lineToReplace(basketLines(), editedLineId(), piece)
  if (replacedId !== null) removeItem(replacedId)
  const basketItemId = addItem(piece)
  stopEditing()
  return basketItemId
}
