import type { LondonDate } from '@shop/schema/domain/calendar'
import { m } from '#generated/paraglide/messages.js'
import type { Arrival } from './arrival.ts'

/** `Arrives by Mon 4 Jan`, the day as `dayText` writes it, or so many working days after the size is known. */
export function arrivalText(arrival: Arrival, dayText: (date: LondonDate) => string): string {
  return arrival.kind === 'on-day'
    ? m.delivery_summary({ date: dayText(arrival.delivery.arrivesOn) })
    : afterSizeText(arrival)
}

/** `Arrives about 20 working days after you tell us your size`. */
export function afterSizeText({
  fewestDays,
  mostDays,
}: Pick<Extract<Arrival, { kind: 'after-size' }>, 'fewestDays' | 'mostDays'>): string {
  if (fewestDays !== mostDays) return m.delivery_after_size_range({ fewest: fewestDays, most: mostDays })
  return mostDays === 1 ? m.delivery_after_size_one() : m.delivery_after_size({ days: mostDays })
}
