import { addDays, weekday, type LondonDate } from '@shop/schema/domain/values/calendar'

/** A week has seven places, whatever is in them. */
const places = [0, 1, 2, 3, 4, 5, 6]
/** More than a month can touch. */
const weekStarts = [0, 7, 14, 21, 28, 35]

/** The weeks of the month that holds a day, Monday first; null where a week begins or ends in another month. */
export function weeksOfMonth(day: LondonDate): readonly (readonly (LondonDate | null)[])[] {
  const month = day.slice(0, 7)
  const first = addDays(day, 1 - Number(day.slice(-2)))
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  return weekStarts
    .map((start) => places.map((place) => addDays(monday, start + place)))
    .map((week) => week.map((date) => (date.startsWith(month) ? date : null)))
    .filter((week) => week.some((date) => date !== null))
}
