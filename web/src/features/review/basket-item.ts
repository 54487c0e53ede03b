import type { PiecePrice } from '@shop/schema/domain/piece-price'
import type { BasketItem, NewBasketItem } from '#data/basket/basket-record.ts'
import type { MadeChoices } from '../designer/made-choices.ts'
import { chosenSetting, type SettingOnPage } from '../designer/setting-on-page.ts'

/** The reviewed ring as it goes into the basket, with the total that the page shows. */
export function basketItem(
  setting: SettingOnPage,
  gemstoneId: string,
  { fingerSize, isSizeUnsure, engraving }: MadeChoices,
  { totalPence }: PiecePrice,
): NewBasketItem {
  return {
    ...chosenSetting(setting),
    optionIds: [...setting.choice.optionIds],
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId,
    gemstonePair: [],
    total: totalPence,
  }
}

/** What tells two rings apart. */
type RingChoices = Readonly<
  Pick<BasketItem, 'gemstoneId' | 'sku' | 'shape' | 'metal' | 'fingerSize' | 'isSizeUnsure' | 'engraving'>
>

/** Whether a line of the basket is this ring with the same choices; what it costs is no choice. */
export function isSameRing(line: RingChoices, ring: RingChoices): boolean {
  return (
    line.gemstoneId === ring.gemstoneId &&
    line.sku === ring.sku &&
    line.shape === ring.shape &&
    line.metal === ring.metal &&
    line.fingerSize === ring.fingerSize &&
    line.isSizeUnsure === ring.isSizeUnsure &&
    line.engraving?.text === ring.engraving?.text &&
    line.engraving?.font === ring.engraving?.font
  )
}
