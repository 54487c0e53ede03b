import { addDays, isLondonDate, weekday, type LondonDate } from '@shop/schema/domain/values/calendar'

/** A day of the month that a calendar shows. */
export interface CalendarDay {
  readonly date: LondonDate
  readonly number: number
  /** Whether it can be chosen. */
  readonly isOpen: boolean
}

/** Months as `2027-01`. */
export function monthOf(date: LondonDate): string {
  return date.slice(0, 7)
}

/** The months that have days to choose, in order. */
export function monthsOf(days: readonly LondonDate[]): readonly string[] {
  return [...new Set(days.map(monthOf))]
}

/** The weeks of a month, Monday first; null where a week begins or ends in another month. */
export function weeksOf(
  month: string,
  days: readonly LondonDate[],
): readonly (readonly (CalendarDay | null)[])[] {
  const dates = datesOf(month)
  const [first] = dates
  const before = first ? (weekday(first) + 6) % 7 : 0
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...dates.map((date, index) => ({ date, number: index + 1, isOpen: days.includes(date) })),
  ]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  )
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)])
}

function datesOf(month: string): LondonDate[] {
  return Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`).filter(
    isLondonDate,
  )
}

/**
 * The day that a key leads to from another, among those that can be chosen: arrows by a day and by a week, Home and End
 * within the week, Page Up and Page Down by four weeks. Null for another key.
 */
export function dayAfterKey(key: string, from: LondonDate, days: readonly LondonDate[]): LondonDate | null {
  const at = days.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return days[at + 1] ?? from
    case 'ArrowLeft':
      return days[at - 1] ?? from
    case 'ArrowDown':
      return onOrAfter(addDays(from, 7), days) ?? from
    case 'ArrowUp':
      return onOrBefore(addDays(from, -7), days) ?? from
    case 'PageDown':
      return onOrAfter(addDays(from, 28), days) ?? days.at(-1) ?? from
    case 'PageUp':
      return onOrBefore(addDays(from, -28), days) ?? days[0] ?? from
    case 'Home':
      return onOrAfter(addDays(from, -((weekday(from) + 6) % 7)), days) ?? from
    case 'End':
      return onOrBefore(addDays(from, 6 - ((weekday(from) + 6) % 7)), days) ?? from
    default:
      return null
  }
}

function onOrAfter(date: LondonDate, days: readonly LondonDate[]): LondonDate | undefined {
  return days.find((day) => day >= date)
}

function onOrBefore(date: LondonDate, days: readonly LondonDate[]): LondonDate | undefined {
  return days.findLast((day) => day <= date)
}
