import {
  closedReason,
  type ClosedReason,
  type ConsultationCalendar,
} from '@shop/schema/domain/booking/consultation-days'
import {
  type ConsultationLocation,
  consultationLocations,
} from '@shop/schema/domain/booking/consultation-locations'
import { addDays, weekday, type LondonDate } from '@shop/schema/domain/values/calendar'
import { m } from '#generated/paraglide/messages.js'
import { dayList, weekdayName } from '#data/language/dates.ts'
import { allInWords } from '#data/language/names-in-words.ts'

/** Says of a day why it cannot be booked; null for one that can. */
export type ClosedOn = (day: LondonDate) => ClosedReason | null

/** The days of a location; before one is chosen, those on which nobody is anywhere. */
export function closedDaysOf(location: ConsultationLocation | '', calendar: ConsultationCalendar): ClosedOn {
  if (location !== '') return (day) => closedReason(day, location, calendar)
  return (day) => {
    const reasons = consultationLocations.map((each) => closedReason(day, each, calendar))
    return reasons.includes(null) ? null : (reasons[0] ?? null)
  }
}

/** Why a day cannot be booked, in words. */
export function reasonText(reason: ClosedReason, day: LondonDate): string {
  switch (reason) {
    case 'PAST':
      return m.consultation_reason_past()
    case 'TOO_FAR':
      return m.consultation_reason_far()
    case 'CLOSED_WEEKDAY':
      return m.consultation_reason_weekday({ weekday: weekdayName(weekday(day)) })
    case 'HOLIDAY':
      return m.consultation_reason_holiday()
  }
}

/** When a month is closed: Closed on Sundays, 25, 26 and 28 December. Null for a month in which no day is. */
export function closuresText(days: readonly LondonDate[], closedOn: ClosedOn): string | null {
  const weekdays = withWholeWeek(days.filter((day) => closedOn(day) !== 'PAST')).filter(
    (day) => closedOn(day) === 'CLOSED_WEEKDAY',
  )
  const names = [
    ...new Set(
      weekdays
        .toSorted((one, other) => weekday(one) - weekday(other))
        .map((day) => weekdayName(weekday(day))),
    ),
  ]
  const holidays = days.filter((day) => closedOn(day) === 'HOLIDAY')
  const parts = [
    ...names.map((name) => m.consultation_weekday({ weekday: name })),
    ...(holidays.length > 0 ? [dayList(holidays)] : []),
  ]
  if (parts.length === 0) return null
  const closures = holidays.length > 0 ? parts.join(', ') : allInWords(parts)
  return m.consultation_closures({ days: closures })
}

/** Days with those that are missing of the first week: the last days of a month have not every weekday among them. */
function withWholeWeek(days: readonly LondonDate[]): readonly LondonDate[] {
  const [first] = days
  if (first === undefined) return days
  return [...new Set([...days, ...Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead))])]
}
