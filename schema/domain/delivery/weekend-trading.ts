import { inLondon, weekday } from '../values/calendar.ts'

const friday = 5
const saturday = 6
const sunday = 0

/** From this hour on a Friday belongs to the weekend. */
const weekendStartsHour = 14

/**
 * Whether the shop trades as on a weekend (rules/delivery#weekend-trading): on Saturday
 * and Sunday, and on Friday from 14:00 on, in London. It moves no date of delivery.
 */
export function isWeekendTrading(now: Date): boolean {
  const { date, hour } = inLondon(now)
  const day = weekday(date)
  return day === saturday || day === sunday || (day === friday && hour >= weekendStartsHour)
}
