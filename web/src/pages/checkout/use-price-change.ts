import { useState } from 'react'
import { isSameOrder, priceChange, type PriceChange, type SeenPrices } from './price-change.ts'
import type { Order } from './use-order.ts'

/** Remembers what the order cost when the shopper saw it first, or agreed to it; gives how that has changed since. */
export function usePriceChange({ bought, coupon, sums }: Order): {
  change: PriceChange | null
  agree: () => void
} {
  const now: SeenPrices = {
    totalPence: sums.totalPence,
    couponCode: coupon?.code ?? null,
    lines: bought.flatMap(({ item: { basketItemId, total }, view: { title } }) =>
      total === null ? [] : [{ basketItemId, title, pence: total }],
    ),
  }
  const [seen, setSeen] = useState(now)
  if (!isSameOrder(seen, now)) setSeen(now)
  return { change: priceChange(seen, now), agree: () => setSeen(now) }
}
