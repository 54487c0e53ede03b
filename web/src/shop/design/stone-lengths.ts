import type { StoneSizeRange } from '@shop/schema/domain/stones/stone-fit'
import { m } from '#generated/paraglide/messages.js'

const lengths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The lengths a setting takes in one shape: `4.1 to 6.2 mm`, with a gap `4.1 to 6.2 mm or 7.0 to 9.0 mm`. */
export function lengthsText(ranges: readonly StoneSizeRange[]): string {
  return either.format(
    ranges.map(({ lengthMin, lengthMax }) =>
      m.build_lengths({ min: lengths.format(lengthMin), max: lengths.format(lengthMax) }),
    ),
  )
}
