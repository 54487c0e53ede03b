import { weekdayName } from '#data/language/dates.ts'
import { m } from '#generated/paraglide/messages.js'

/** As `shopIdentity` has them: of each group of days, Sunday being 0. */
type Hours = readonly {
  readonly days: readonly [first: number, last: number]
  readonly open: readonly [from: string, to: string] | null
}[]

/** When a boutique is open: `Monday to Friday 10:00 to 18:00, Saturday 10:00 to 17:00`. */
export function boutiqueHours(hours: Hours): string {
  return hours
    .flatMap(({ days: [first, last], open }) => {
      if (!open) return []
      const [from, to] = open
      return m.checkout_hours({ days: daysText(first, last), from, to })
    })
    .join(', ')
}

function daysText(first: number, last: number): string {
  const [from, to] = [weekdayName(first), weekdayName(last)]
  return first === last ? from : m.checkout_days({ from, to })
}
