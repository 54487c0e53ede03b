import { inLondon, weekday } from '../values/calendar.ts'

const [sunday, friday, saturday] = [0, 5, 6]
const weekendStartHour = 14

/** Whether the shop trades as on a weekend at an instant: it moves no date of delivery (rules/delivery#weekend-trading). */
export function isWeekendTrading(now: Date): boolean {
  const { date, hour } = inLondon(now)
  const day = weekday(date)
  return day === saturday || day === sunday || (day === friday && hour >= weekendStartHour)
}
