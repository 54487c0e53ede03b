import { optionsOf } from '@shop/schema/domain/design/design'
import { metalAttribute, metalSlug } from '@shop/schema/domain/design/metals'
import type { Pence } from '@shop/schema/domain/values/money'
import type { BasketItem, NewBasketItem } from '#data/basket/basket-record.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import type { ProductView } from './product-view.ts'

/** A finished piece as it goes into the basket, at the price that the page shows: no shape to choose, no stone. */
export function basketItem(
  { design, piece }: Pick<ProductView, 'design' | 'piece'>,
  { fingerSize, isSizeUnsure, engraving }: MadeChoices,
  pricePence: Pence,
): NewBasketItem {
  return {
    sku: design.sku,
    shape: '',
    metal: metalSlug(optionsOf(design, metalAttribute), piece.metalOption),
    optionIds: [...piece.optionIds],
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId: null,
    gemstonePair: [],
    isGemstoneFirst: false,
    total: pricePence,
  }
}

/** What tells two lines of one design apart. */
type PieceChoices = Readonly<Pick<BasketItem, 'sku' | 'fingerSize' | 'isSizeUnsure' | 'engraving'>> & {
  readonly optionIds: readonly string[]
}

/** Whether a line of the basket is this piece with the same choices; what it costs is no choice. */
export function isSamePiece(line: PieceChoices, piece: PieceChoices): boolean {
  return (
    line.sku === piece.sku &&
    line.optionIds.join() === piece.optionIds.join() &&
    line.fingerSize === piece.fingerSize &&
    line.isSizeUnsure === piece.isSizeUnsure &&
    line.engraving?.text === piece.engraving?.text &&
    line.engraving?.font === piece.engraving?.font
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
