import type { BasketItem } from '#data/basket/basket-record.ts'

/** The lines of a basket, as a checkout sees them. */
export interface OrderLines<Line> {
  /** What is paid for: the cart has it, and it can be bought. */
  readonly bought: readonly Line[]
  /** What cannot be bought any more: its stone is gone, or its design. */
  readonly gone: readonly Line[]
  /** What the cart does not have, or not yet: it is no part of an order. */
  readonly unsaved: readonly Line[]
}

type Facts = Pick<BasketItem, 'availability' | 'basketItemId' | 'sync' | 'total'>

/** Parts the lines of a basket by what a checkout can do with them; `goneIds` are those that an order was refused for. */
export function orderLines<Line extends Facts>(
  items: readonly Line[],
  goneIds: readonly string[] = [],
): OrderLines<Line> {
  const isBought = ({ availability, basketItemId, total }: Facts) =>
    availability === 'AVAILABLE' && total !== null && !goneIds.includes(basketItemId)
  const saved = items.filter(({ sync }) => sync === 'saved')
  return {
    bought: saved.filter(isBought),
    gone: saved.filter((line) => !isBought(line)),
    unsaved: items.filter(({ sync }) => sync !== 'saved'),
  }
}
