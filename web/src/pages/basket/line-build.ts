import type { BasketItem } from '#data/basket/basket-record.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import type { SaveBuildInput } from '#generated/graphql/graphql.ts'
import { shortName } from '#shop/build/save/build-input.ts'

/**
 * Whether a line can be saved for later among the designs of an account (rules/basket#lines): what was built from a
 * setting and its stone, as long as that can be had.
 */
export function canBeSaved(
  item: Pick<BasketItem, 'shape' | 'gemstoneId' | 'gemstonePair' | 'availability'>,
): boolean {
  return item.shape !== '' && stoneIdsOfLine(item).length > 0 && item.availability === 'AVAILABLE'
}

/** A line as the account keeps it, under the line's own id: saved twice it is one. */
export function lineBuild(item: BasketItem, title: string): SaveBuildInput {
  const { basketItemId, sku, optionIds, fingerSize, isSizeUnsure, engraving, gemstoneId, gemstonePair } = item
  return {
    id: basketItemId,
    name: shortName(title),
    isStartWithDiamond: item.isGemstoneFirst,
    sku,
    optionIds: [...optionIds],
    fingerSize,
    isSizeUnsure,
    engraving,
    gemstoneId,
    gemstonePair: [...gemstonePair],
  }
}
