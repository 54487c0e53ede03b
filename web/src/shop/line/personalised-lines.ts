import type { BasketItem } from '#data/basket/basket-record.ts'
import type { PromisedPieces } from '#shop/design/promises/promises.ts'

/** How many of the lines carry words or letters of the shopper's; none of no lines. */
export function personalisedOf(
  lines: readonly Pick<BasketItem, 'engraving'>[],
): PromisedPieces['personalised'] {
  const personal = lines.filter(({ engraving }) => engraving !== null)
  if (personal.length === 0) return 'none'
  return personal.length === lines.length ? 'all' : 'some'
}
