import type { Pence } from '@shop/schema/domain/values/money'
import type { BasketItem, NewBasketItem } from '#data/basket/basket-record.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'

/** What is chosen of a piece, apart from what makes it one person's. */
interface ChosenPiece extends Pick<NewBasketItem, 'sku' | 'shape' | 'metal'> {
  readonly optionIds: readonly string[]
  /** One stone, both of a pair, or none. */
  readonly gemstoneIds: readonly string[]
  /** The price that the page shows. */
  readonly totalPence: Pence
  /** The piece started with its stone: it is changed again on the review of such a piece. */
  readonly isGemstoneFirst?: boolean
  /** What its page calls it, with its stones; not told, it is named by its numbers while the shop does not answer. */
  readonly title?: string
}

/** A piece as it goes into the basket. */
export function newBasketItem(
  { sku, shape, metal, optionIds, gemstoneIds, totalPence, isGemstoneFirst = false, title }: ChosenPiece,
  { fingerSize, isSizeUnsure, engraving }: Pick<MadeChoices, 'fingerSize' | 'isSizeUnsure' | 'engraving'>,
): NewBasketItem {
  const [gemstoneId = null, ...others] = gemstoneIds
  const isPair = others.length > 0
  return {
    sku,
    shape,
    metal,
    optionIds: [...optionIds],
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId: isPair ? null : gemstoneId,
    gemstonePair: isPair ? [...gemstoneIds] : [],
    isGemstoneFirst,
    title: title ?? null,
    total: totalPence,
  }
}

/** What tells two pieces apart. Shape and metal are among their options. */
export type PieceChoices = Readonly<
  Pick<BasketItem, 'sku' | 'fingerSize' | 'isSizeUnsure' | 'engraving' | 'gemstoneId'>
> & { readonly optionIds: readonly string[]; readonly gemstonePair: readonly string[] }

/**
 * Whether a line of the basket is this piece with the same choices: options and the stones of a pair in whatever
 * order, since the cart promises none. What it costs is no choice, nor is which of its parts came first.
 */
export function isSamePiece(line: PieceChoices, piece: PieceChoices): boolean {
  return (
    line.sku === piece.sku &&
    isSameSet(line.optionIds, piece.optionIds) &&
    isSameSet(stoneIdsOfLine(line), stoneIdsOfLine(piece)) &&
    line.fingerSize === piece.fingerSize &&
    line.isSizeUnsure === piece.isSizeUnsure &&
    line.engraving?.text === piece.engraving?.text &&
    line.engraving?.font === piece.engraving?.font
  )
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join()
}
