import { basketEnd, type TimedLine } from '@shop/schema/domain/basket/basket-expiry'
import { londonClock } from '@shop/schema/domain/values/calendar'
import { longDay } from '#data/language/dates.ts'
import { m } from '#generated/paraglide/messages.js'

/** Hours before its end from which on a basket says that it is near. */
const noticeHours = 6
const hourMs = 3_600_000

/** Until when a basket is kept, in London: `… until Friday 27 November at 10:00.` Null for one without a time. */
export function keptUntilText(lines: readonly TimedLine[]): string | null {
  const end = basketEnd(lines)
  if (!end) return null
  const { date, time } = londonClock(end)
  // Nobody asks for the year of the day after tomorrow.
  return m.basket_kept({ day: longDay(date).replace(/ \d{4}$/, ''), time })
}

/** That a basket is about to be emptied, in the last hours before (rules/basket#expiry); null earlier, and after. */
export function expiringText(lines: readonly TimedLine[], now: Date | null): string | null {
  const end = basketEnd(lines)
  if (!end || !now) return null
  const leftMs = end.getTime() - now.getTime()
  if (leftMs <= 0 || leftMs > noticeHours * hourMs) return null
  const { time } = londonClock(end)
  const hours = Math.ceil(leftMs / hourMs)
  return hours === 1 ? m.basket_expiring_one({ time }) : m.basket_expiring({ time, hours })
}
