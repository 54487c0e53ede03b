import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { m } from '#generated/paraglide/messages.js'
import type { Arrival } from './arrival.ts'

/**
 * `Arrives by Mon 4 Jan`, the day as `dayText` writes it, or so many working days after the size is known; short,
 * without the reason for a range.
 */
export function arrivalText(arrival: Arrival, dayText: (date: LondonDate) => string): string {
  if (arrival.kind === 'on-day') {
    const date = dayText(arrival.delivery.arrivesOn)
    return arrival.isMatchOpen ? m.delivery_summary_earliest({ date }) : m.delivery_summary({ date })
  }
  const { fewestDays: fewest, mostDays: most } = arrival
  return fewest === most ? afterSizeText(arrival) : m.delivery_after_size_range_short({ fewest, most })
}

/** What stands before a day; that of a pair whose stones are still to be chosen may move. */
export function byText({ isMatchOpen }: { readonly isMatchOpen: boolean }): string {
  return isMatchOpen ? m.delivery_by_earliest() : m.delivery_by()
}

/** `Arrives in about 20 working days once we know your size`; of a range it says why it is one. */
export function afterSizeText({
  fewestDays,
  mostDays,
}: Pick<Extract<Arrival, { kind: 'after-size' }>, 'fewestDays' | 'mostDays'>): string {
  if (fewestDays !== mostDays) return m.delivery_after_size_range({ fewest: fewestDays, most: mostDays })
  return mostDays === 1 ? m.delivery_after_size_one() : m.delivery_after_size({ days: mostDays })
}
