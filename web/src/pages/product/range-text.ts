import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ProductRange } from './product-view.ts'

/**
 * What a piece costs in other choices, in words: of those that have all that the address names, it says so, or
 * cheaper ones beside them would make it untrue.
 */
export function rangeText({ fromPence, toPence, within }: ProductRange): string {
  const range = { from: formatPence(fromPence), to: formatPence(toPence) }
  return within.length === 0
    ? m.product_price_range(range)
    : m.product_price_range_within({ ...range, within: within.join(', ') })
}
