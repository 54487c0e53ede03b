import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { FoundCount } from './search-filters.ts'

/** A number of results as it is said: `205+` where there may be more of them (rules/search#panel). */
export function foundNumber({ count, isAtLeast }: FoundCount): string {
  return isAtLeast ? m.list_at_least({ count: formatCount(count) }) : formatCount(count)
}
