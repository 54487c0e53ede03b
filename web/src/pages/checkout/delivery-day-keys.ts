import { addDays, weekday, type LondonDate } from '@shop/schema/domain/values/calendar'

/** The first day that can be chosen of the next month, before or after, that has some; null where none has. */
export function firstDayOfMonthBeside(
  from: LondonDate,
  by: -1 | 1,
  days: readonly LondonDate[],
): LondonDate | null {
  const months = [...new Set(days.map(monthOf))]
  const month = months[months.indexOf(monthOf(from)) + by]
  return days.find((day) => monthOf(day) === month) ?? null
}

/** Months as `2027-01`. */
function monthOf(date: LondonDate): string {
  return date.slice(0, 7)
}

/**
 * The day that a key leads to from another, among those that can be chosen: arrows by a day and by a week, Home and End
 * within the week, Page Up and Page Down by four weeks. Null for another key.
 */
export function openDayAfterKey(
  key: string,
  from: LondonDate,
  days: readonly LondonDate[],
): LondonDate | null {
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
