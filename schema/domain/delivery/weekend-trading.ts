import { inLondon, isWeekend, weekday } from '../values/calendar.ts'

const friday = 5
const weekendStartHour = 14

/** Whether the shop trades as on a weekend at an instant: it moves no date of delivery (rules/delivery#weekend-trading). */
export function isWeekendTrading(now: Date): boolean {
  const { date, hour } = inLondon(now)
  return isWeekend(date) || (weekday(date) === friday && hour >= weekendStartHour)
}
