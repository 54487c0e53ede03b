import type { Pence } from '@shop/schema/domain/values/money'

/** A line as its price was seen. */
export interface SeenLine {
  readonly basketItemId: string
  readonly title: string
  readonly pence: Pence
}

/** What the shopper has seen of an order: its total, the coupon in it, and what each piece cost. */
export interface SeenPrices {
  readonly totalPence: Pence
  /** The coupon that these are with; null without one. */
  readonly couponCode: string | null
  readonly lines: readonly SeenLine[]
}

/** A price that was seen, and what it is now. */
interface Change {
  readonly from: Pence
  readonly to: Pence
}

export interface PriceChange {
  readonly totals: Change
  /** The pieces whose price is another. */
  readonly lines: readonly (Change & Pick<SeenLine, 'basketItemId' | 'title'>)[]
}

/**
 * Whether both are of the same pieces with the same coupon: with others it costs something else for a reason that the page
 * shows.
 */
export function isSameOrder(one: SeenPrices, other: SeenPrices): boolean {
  return one.couponCode === other.couponCode && idsOf(one) === idsOf(other)
}

/** How an order that was seen has changed its price since; null while it costs the same. */
export function priceChange(seen: SeenPrices, now: SeenPrices): PriceChange | null {
  if (!isSameOrder(seen, now) || seen.totalPence === now.totalPence) return null
  return {
    totals: { from: seen.totalPence, to: now.totalPence },
    lines: now.lines.flatMap(({ basketItemId, title, pence: to }) => {
      const from = seen.lines.find((line) => line.basketItemId === basketItemId)?.pence
      return from === undefined || from === to ? [] : [{ basketItemId, title, from, to }]
    }),
  }
}

function idsOf({ lines }: SeenPrices): string {
  return lines.map(({ basketItemId }) => basketItemId).join(' ')
}
