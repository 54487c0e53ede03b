import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { m } from '#generated/paraglide/messages.js'
import { allInWords } from '../names-in-words.ts'

const shortLength = 3

/** A day in full: Monday 4 January 2027. */
export function longDay(date: LondonDate): string {
  return `${partsOf(date).weekday} ${longDate(date)}`
}

/** A date in full, without the day of the week: 4 January 2027. */
export function longDate(date: LondonDate): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** The month of a day: January 2027. */
export function longMonth(date: LondonDate): string {
  const { month, year } = partsOf(date)
  return `${month} ${year}`
}

/** A day in a table: Mon 4 Jan. */
export function shortDay(date: LondonDate): string {
  const { weekday, day, month } = partsOf(date)
  return `${weekday.slice(0, shortLength)} ${day} ${month.slice(0, shortLength)}`
}

/** A day in short with its year: Mon 4 Jan 2027. */
export function shortDayOfYear(date: LondonDate): string {
  return `${shortDay(date)} ${partsOf(date).year}`
}

/** Some days in order, by month: 25 and 28 December, 1 January. */
export function dayList(dates: readonly LondonDate[]): string {
  const byMonth = new Map<string, string[]>()
  for (const date of dates) {
    const { day, month } = partsOf(date)
    byMonth.set(month, [...(byMonth.get(month) ?? []), day])
  }
  return [...byMonth].map(([month, days]) => `${allInWords(days)} ${month}`).join(', ')
}

/**
 * Names of days and months are words of the shop: the platform's differ between versions, where what server and
 * browser write must be the same, and take a browser 15 ms to fetch.
 */
function partsOf(date: LondonDate) {
  const start = new Date(date)
  return {
    weekday: m.date_weekdays().split(' ')[start.getUTCDay()] ?? '',
    day: String(start.getUTCDate()),
    month: m.date_months().split(' ')[start.getUTCMonth()] ?? '',
    year: date.slice(0, 4),
  }
}
