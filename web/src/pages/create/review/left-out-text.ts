import { m } from '#generated/paraglide/messages.js'
import type { SharedPart } from '#shop/design/personalisation/personalisation-fragment.ts'

const list = new Intl.ListFormat('en-GB')

/** What is said of the parts of a shared address that its piece is not made with; null for none. */
export function leftOutText(parts: readonly SharedPart[]): string | null {
  if (parts.length === 0) return null
  return m.review_left_out({ parts: list.format(parts.map((part) => m.review_left_out_part({ part }))) })
}
