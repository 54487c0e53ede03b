import { basketEnd, type TimedLine } from '@shop/schema/domain/basket/basket-expiry'
import { londonClock } from '@shop/schema/domain/values/calendar'
import { longDay } from '#shop/design/delivery/delivery-dates.ts'
import { m } from '#generated/paraglide/messages.js'

/** Until when a basket is kept, in London: `… until Friday 27 November at 10:00.` Null for one without a time. */
export function keptUntilText(lines: readonly TimedLine[]): string | null {
  const end = basketEnd(lines)
  if (!end) return null
  const { date, time } = londonClock(end)
  // Nobody asks for the year of the day after tomorrow.
  return m.basket_kept({ day: longDay(date).replace(/ \d{4}$/, ''), time })
}
