import type { BasketItem } from '#data/basket/basket-record.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'

/**
 * How many facts a line is going to show once its design and its stones are known, so that what stands below does not
 * move then: metal and day; of what is built its prices and each stone; engraving and coupons.
 */
export function expectedFacts(
  item: Pick<
    BasketItem,
    | 'shape'
    | 'optionIds'
    | 'fingerSize'
    | 'isSizeUnsure'
    | 'gemstoneId'
    | 'gemstonePair'
    | 'engraving'
    | 'coupons'
  >,
): number {
  // A finished piece has no shape; it tells its size and, where it has more than a metal to choose, its choices.
  const isBuilt = item.shape !== ''
  const isSized = item.fingerSize !== null || item.isSizeUnsure
  const made = isBuilt ? 1 + stoneIdsOfLine(item).length : Number(isSized) + Number(item.optionIds.length > 1)
  return 2 + made + (item.engraving ? 1 : 0) + item.coupons.length
}
