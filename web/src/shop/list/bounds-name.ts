import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import { decimal, toPence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'

/** `£1,250.00` of whole pounds. */
export function poundsText(wholePounds: number): string {
  return formatPence(toPence(decimal(wholePounds)))
}

/**
 * What lies between two bounds in words: `£500.00 to £2,000.00`. An end at or beyond all there is leaves nothing
 * out, and is not said: `Up to £2,000.00`. `extent` is all there is; null where that is unknown.
 */
export function boundsName(
  { min, max }: Bounds,
  extent: Bounds | null,
  text: (steps: number) => string,
): string {
  if (extent && min <= extent.min && max < extent.max) return m.stones_up_to({ max: text(max) })
  if (extent && max >= extent.max && min > extent.min) return m.stones_from({ min: text(min) })
  return m.stones_range({ min: text(min), max: text(max) })
}
