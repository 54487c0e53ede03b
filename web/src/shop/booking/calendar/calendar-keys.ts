import type { LondonDate } from '@shop/schema/domain/values/calendar'
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  endOfWeek,
  formatISO,
  isSameMonth,
  parseISO,
  startOfWeek,
} from 'date-fns'

/** The first and the last day that a calendar leads to. */
export interface DayBounds {
  readonly first: LondonDate
  readonly last: LondonDate
}

const fromMonday = { weekStartsOn: 1 } as const

/**
 * The day that a key leads to from another: arrows by a day and by a week, Home and End within the week, Page Up and Page
 * Down by a month, with Shift by a year; never beyond the bounds. Null for another key.
 */
export function dayAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  from: LondonDate,
  bounds: DayBounds,
): LondonDate | null {
  const steps: Readonly<Record<string, (date: Date) => Date>> = {
    ArrowRight: (date) => addDays(date, 1),
    ArrowLeft: (date) => addDays(date, -1),
    ArrowDown: (date) => addWeeks(date, 1),
    ArrowUp: (date) => addWeeks(date, -1),
    Home: (date) => startOfWeek(date, fromMonday),
    End: (date) => endOfWeek(date, fromMonday),
    PageDown: (date) => (shiftKey ? addYears(date, 1) : addMonths(date, 1)),
    PageUp: (date) => (shiftKey ? addYears(date, -1) : addMonths(date, -1)),
  }
  const step = steps[key]
  return step ? within(dayOf(step(midnightOf(from))), bounds) : null
}

/** The same day of the month before or after, or the nearest within the bounds; null where all of that month is beyond. */
export function dayInMonth(from: LondonDate, by: -1 | 1, bounds: DayBounds): LondonDate | null {
  const there = dayOf(addMonths(midnightOf(from), by))
  const day = within(there, bounds)
  return isSameMonth(midnightOf(day), midnightOf(there)) ? day : null
}

function within(day: LondonDate, { first, last }: DayBounds): LondonDate {
  if (day < first) return first
  return day > last ? last : day
}

/** The beginning of a day wherever the visitor is: what is reckoned from it comes back as a day, so zones play no part. */
function midnightOf(day: LondonDate): Date {
  return parseISO(day)
}

function dayOf(date: Date): LondonDate {
  // What it writes is a date in ISO form.
  return formatISO(date, { representation: 'date' }) as LondonDate
}
