import { optionsOf } from '@shop/schema/domain/design/design'
import { metalAttribute, metalSlug } from '@shop/schema/domain/design/metals'
import type { Pence } from '@shop/schema/domain/values/money'
import type { NewBasketItem } from '#data/basket/basket-record.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { isSamePiece, newBasketItem, type PieceChoices } from '#shop/line/basket-item.ts'
import type { ProductView } from './product-view.ts'

/** A finished piece as it goes into the basket, at the price that the page shows: no shape to choose, no stone. */
export function basketItem(
  { design, piece }: Pick<ProductView, 'design' | 'piece'>,
  made: MadeChoices,
  pricePence: Pence,
): NewBasketItem {
  return newBasketItem(
    {
      sku: design.sku,
      shape: '',
      metal: metalSlug(optionsOf(design, metalAttribute), piece.metalOption),
      optionIds: piece.optionIds,
      gemstoneIds: [],
      totalPence: pricePence,
      title: design.name,
    },
    made,
  )
}

/**
 * The line of the basket whose place a piece takes, by its id: the one that is being changed, where it is of the same
 * design and the piece is not in the basket as it is. Null for none.
 */
export function lineToReplace(
  lines: readonly (PieceChoices & { readonly basketItemId: string })[],
  editedId: string | null,
  piece: PieceChoices,
): string | null {
  if (lines.some((line) => isSamePiece(line, piece))) return null
  const edited = lines.find(({ basketItemId }) => basketItemId === editedId)
  return edited?.sku === piece.sku ? edited.basketItemId : null
}
