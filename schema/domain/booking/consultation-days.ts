import type { BankHoliday } from '../delivery/bundled-bank-holidays.ts'
import { type LondonDate, londonInstant, weekday } from '../values/calendar.ts'
import type { ConsultationLocation } from './consultation-locations.ts'

/** Why no consultation can be booked on a day: it has passed, it is too far ahead, or nobody is there. */
export type ClosedReason = 'PAST' | 'TOO_FAR' | 'CLOSED_WEEKDAY' | 'HOLIDAY'

/** What the days of a location depend on. */
export interface ConsultationCalendar {
  /** In London. */
  readonly today: LondonDate
  /** The bank holidays of England and Wales with their titles, as they are proclaimed. */
  readonly holidays: readonly BankHoliday[]
}

/** Sundays on which a consultation can be had: dated configuration, from the first to the last day inclusive. */
export const openSundays: readonly {
  readonly locations: readonly ConsultationLocation[]
  readonly from: LondonDate
  readonly to: LondonDate
}[] = [{ locations: ['VIRTUAL', 'LONDON'], from: '2025-11-09', to: '2025-12-21' }]

const sunday = 0
const closedWeekdays: Readonly<Record<ConsultationLocation, readonly number[]>> = {
  MANCHESTER: [1, 2],
  HALE: [],
  LONDON: [],
  VIRTUAL: [],
}

const closedHolidays = new Set(['easter monday', 'christmas day', 'boxing day', "new year's day"])
/** On these nobody is there, although the list may hold only their substitutes. */
const fixedHoliday = /-(?:12-25|12-26|01-01)$/

/** The last day that can be booked: this day of next year, and 28 February for the leap day. */
export function lastConsultationDay(today: LondonDate): LondonDate {
  const sameDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  // A date in ISO form with its year counted up, but for the one day that other years do not have.
  return (sameDay.endsWith('-02-29') ? sameDay.replace('-29', '-28') : sameDay) as LondonDate
}

/** Why no consultation can be booked at a location on a day; null when it can be (rules/booking#dates). */
export function closedReason(
  day: LondonDate,
  location: ConsultationLocation,
  { today, holidays }: ConsultationCalendar,
): ClosedReason | null {
  if (day < today) return 'PAST'
  if (day > lastConsultationDay(today)) return 'TOO_FAR'
  if (isClosedHoliday(day, holidays)) return 'HOLIDAY'
  if (weekday(day) === sunday) return isOpenSunday(day, location) ? null : 'CLOSED_WEEKDAY'
  return closedWeekdays[location].includes(weekday(day)) ? 'CLOSED_WEEKDAY' : null
}

/** The moment a request carries for its day: one o'clock in London, whatever the visitor's own clock shows. */
export function consultationInstant(day: LondonDate): Date {
  return londonInstant(day, '01:00')
}

/** Whether nobody is there for a holiday: some of the proclaimed ones, and the real days of those that are moved. */
export function isClosedHoliday(day: LondonDate, holidays: readonly BankHoliday[]): boolean {
  return (
    fixedHoliday.test(day) ||
    holidays.some(({ date, title }) => date === day && closedHolidays.has(plain(title)))
  )
}

/** The government's list writes New Year’s Day with a curly apostrophe. */
function plain(title: string): string {
  return title.replaceAll('’', "'").toLowerCase()
}

/** Whether it is one of the Sundays on which a location is open. */
export function isOpenSunday(day: LondonDate, location: ConsultationLocation): boolean {
  return openSundays.some(
    ({ locations, from, to }) => locations.includes(location) && from <= day && day <= to,
  )
}
