import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ProductRange } from './product-view.ts'

/**
 * What a piece costs in other choices, in words. Where only those count that have what the address names, it names that
 * too: others may be cheaper.
 */
export function rangeText({ fromPence, toPence, within }: ProductRange): string {
  const range = { from: formatPence(fromPence), to: formatPence(toPence) }
  return within.length === 0
    ? m.product_price_range(range)
    : m.product_price_range_within({ ...range, within: within.join(', ') })
}
