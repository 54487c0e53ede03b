import type { StoneSizeRange } from '@shop/schema/domain/stones/stone-fit'
import { decimalText } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { anyInWords } from '#data/language/names-in-words.ts'

/** The lengths a setting takes in one shape: `4.1 to 6.2 mm`, with a gap `4.1 to 6.2 mm or 7.0 to 9.0 mm`. */
export function lengthsText(ranges: readonly StoneSizeRange[]): string {
  return anyInWords(
    ranges.map(({ lengthMin, lengthMax }) =>
      m.build_lengths({ min: lengthText(lengthMin), max: lengthText(lengthMax) }),
    ),
  )
}

/** A length as settings state it: `4.1`, `7.25`. */
export function lengthText(length: number): string {
  return decimalText(length, 1, 2)
}
