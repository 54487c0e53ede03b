import { addDays, type LondonDate } from '../values/calendar.ts'
import { policies } from '../vocabulary/policies.ts'

/** The last day on which a piece may be sent back: days are counted from the one after it arrived (rules/checkout#policies). */
export function lastReturnDay(arrivedOn: LondonDate): LondonDate {
  return addDays(arrivedOn, policies.returnDays)
}
