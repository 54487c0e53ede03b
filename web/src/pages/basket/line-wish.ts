import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { designWish } from '#shop/design/design-wish.ts'
import type { Design } from '#shop/design/design.ts'
import type { LineView } from '#shop/line/line.ts'
import { choiceOfLine, isFinishedPiece } from '#shop/line/piece-line-view.ts'
import type { Wish } from '#shop/wishlist/wish.ts'

/**
 * What the wishlist keeps of a finished piece that is saved for later (rules/basket#lines): its design in the metal of
 * the line. Null for what was built, and while the design is not known.
 */
export function lineWish(
  item: BasketItem,
  design: Design | null,
  { picture }: Pick<LineView, 'picture'>,
): Wish | null {
  if (!design || !isFinishedPiece(item, design)) return null
  const metalOption = choiceOfLine(item, design)?.options[metalAttribute]
  const metal = metalOption && parseMetal(metalOption.name)
  if (!metal) return null
  const price = item.subTotal === null ? null : { pricePence: item.subTotal }
  return designWish({ design, choice: { metal, metalOption }, price, picture: shownPicture(picture) })
}

/** Whether a line has what a wishlist does not keep: a size, or an engraving. */
export function isPersonal({
  fingerSize,
  isSizeUnsure,
  engraving,
}: Pick<BasketItem, 'fingerSize' | 'isSizeUnsure' | 'engraving'>): boolean {
  return fingerSize !== null || isSizeUnsure || engraving !== null
}
