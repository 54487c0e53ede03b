import type { PiecePrice } from '@shop/schema/domain/prices/piece-price'
import type { BasketItem, NewBasketItem } from '#data/basket/basket-record.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { areSameStones } from '#shop/build/edit-line.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { stoneCountOf } from '#shop/design/stone-count.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'

/**
 * The reviewed piece as it goes into the basket, with the total that the page shows; `isGemstoneFirst` for the review of
 * one that starts with its stone, where it is changed again.
 */
export function basketItem(
  setting: SettingOnPage,
  gemstoneIds: readonly string[],
  { fingerSize, isSizeUnsure, engraving }: MadeChoices,
  { totalPence }: PiecePrice,
  isGemstoneFirst = false,
): NewBasketItem {
  const isPair = stoneCountOf(setting.design) > 1
  return {
    ...chosenSetting(setting),
    optionIds: [...setting.choice.optionIds],
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId: isPair ? null : (gemstoneIds[0] ?? null),
    gemstonePair: isPair ? [...gemstoneIds] : [],
    isGemstoneFirst,
    total: totalPence,
  }
}

/** What tells two pieces apart. */
type PieceChoices = Readonly<
  Pick<BasketItem, 'gemstoneId' | 'sku' | 'shape' | 'metal' | 'fingerSize' | 'isSizeUnsure' | 'engraving'>
> & { readonly gemstonePair: readonly string[]; readonly optionIds: readonly string[] }

/**
 * Whether a line of the basket is this piece with the same choices, the stones of a pair in either order; what
 * it costs is no choice, nor is which of its parts came first.
 */
export function isSamePiece(line: PieceChoices, piece: PieceChoices): boolean {
  return (
    areSameStones(stoneIdsOfLine(line), stoneIdsOfLine(piece)) &&
    line.sku === piece.sku &&
    line.shape === piece.shape &&
    line.metal === piece.metal &&
    line.optionIds.toSorted().join() === piece.optionIds.toSorted().join() &&
    line.fingerSize === piece.fingerSize &&
    line.isSizeUnsure === piece.isSizeUnsure &&
    line.engraving?.text === piece.engraving?.text &&
    line.engraving?.font === piece.engraving?.font
  )
}
