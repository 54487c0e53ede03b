import type { LondonDate } from '@shop/schema/domain/values/calendar'

/**
 * Names of days and months come from the platform in full only: its short forms and its order of the parts
 * differ between versions, and what server and browser write must be the same.
 */
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-GB')
const shortLength = 3

/** A day in full: Monday 4 January 2027. */
export function longDay(date: LondonDate): string {
  const { weekday, day, month, year } = partsOf(date)
  return `${weekday} ${day} ${month} ${year}`
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
  return [...byMonth].map(([month, days]) => `${list.format(days)} ${month}`).join(', ')
}

function partsOf(date: LondonDate) {
  const start = new Date(date)
  return {
    weekday: weekdays.format(start),
    day: String(start.getUTCDate()),
    month: months.format(start),
    year: date.slice(0, 4),
  }
}
