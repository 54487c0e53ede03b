/**
 * Days as the shop counts them, in London (rules/server#clock). Bank holidays are handed in: nobody can
 * work out what the government will proclaim.
 */

/** A calendar date in London, YYYY-MM-DD: as text such dates sort as the days do. */
export type LondonDate = `${number}-${number}-${number}`

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Days that are holidays whether or not the list holds them: it holds only their substitutes. */
const fixedHoliday = /-(?:12-25|12-26|01-01)$/

/**
 * What calendar and clock show in London at an instant: the date and the hour, 0 to 23. Reckoned, since the platform's
 * own calendar takes a browser 15 to 25 ms to fetch, on every page that says a day; a test compares the two.
 */
export function inLondon(instant: Date): { readonly date: LondonDate; readonly hour: number } {
  const shownMs = instant.getTime() + (isSummerTime(instant) ? hourMs : 0)
  return { date: isoDate(shownMs), hour: new Date(shownMs).getUTCHours() }
}

/** From one o'clock, universal time, on the last Sunday of March until then in October (Summer Time Order 2002). */
function isSummerTime(instant: Date): boolean {
  const year = instant.getUTCFullYear()
  const [march, october] = [2, 9].map((month) => lastSundayMs(year, month) + hourMs)
  const atMs = instant.getTime()
  return march !== undefined && october !== undefined && march <= atMs && atMs < october
}

function lastSundayMs(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

/** The same with the minutes: `2026-11-27`, `10:00`. */
export function londonClock(instant: Date): { readonly date: LondonDate; readonly time: string } {
  const { date, hour } = inLondon(instant)
  // London is a whole number of hours from universal time, winter and summer.
  return { date, time: `${twoDigits(hour)}:${twoDigits(instant.getUTCMinutes())}` }
}

/** The instant at which a clock in London shows a time of a day; in the hour that comes twice in autumn, the first. */
export function londonInstant(date: LondonDate, time: `${number}:${number}`): Date {
  const asWinter = new Date(`${date}T${time}:00Z`)
  const asSummer = new Date(asWinter.getTime() - hourMs)
  return isSummerTime(asSummer) ? asSummer : asWinter
}

/** Whether a text is a date of the calendar: 2026-02-30 is none. */
export function isLondonDate(text: string): text is LondonDate {
  const startMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(startMs) && isoDate(startMs) === text
}

/** So many calendar days later. */
export function addDays(date: LondonDate, days: number): LondonDate {
  return isoDate(Date.parse(date) + days * dayMs)
}

/** The day of the week: 0 is Sunday, 6 Saturday. */
export function weekday(date: LondonDate): number {
  return new Date(date).getUTCDay()
}

/**
 * Whether a day is a bank holiday of England and Wales: every proclaimed one, and the real 25 and 26
 * December and 1 January, on which nobody works although the list may hold only their substitutes
 * (rules/delivery#bank-holidays).
 */
export function isBankHoliday(date: LondonDate, holidays: readonly LondonDate[]): boolean {
  return fixedHoliday.test(date) || holidays.includes(date)
}

/** Whether the workshop is open: Monday to Friday, no bank holiday. */
export function isWorkingDay(date: LondonDate, holidays: readonly LondonDate[]): boolean {
  return !isWeekend(date) && !isBankHoliday(date, holidays)
}

/** The working day that is so many after a date; the date itself when that is none. */
export function workingDaysAfter(
  date: LondonDate,
  count: number,
  holidays: readonly LondonDate[],
): LondonDate {
  let day = date
  for (let counted = 0; counted < count; counted += 1) day = workingDayFrom(addDays(day, 1), holidays)
  return day
}

/** The first working day from a date on; the date itself when it is one. */
export function workingDayFrom(date: LondonDate, holidays: readonly LondonDate[]): LondonDate {
  let day = date
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1)
  return day
}

/** The last working day before a date. */
export function workingDayBefore(date: LondonDate, holidays: readonly LondonDate[]): LondonDate {
  let day = addDays(date, -1)
  while (!isWorkingDay(day, holidays)) day = addDays(day, -1)
  return day
}

/** The bank holidays after one date and before another on which the workshop would else be open. */
export function closedDays(
  after: LondonDate,
  before: LondonDate,
  holidays: readonly LondonDate[],
): LondonDate[] {
  const closed: LondonDate[] = []
  for (let day = addDays(after, 1); day < before; day = addDays(day, 1)) {
    if (!isWeekend(day) && isBankHoliday(day, holidays)) closed.push(day)
  }
  return closed
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(date: LondonDate): boolean {
  return weekday(date) % 6 === 0
}

function isoDate(startMs: number): LondonDate {
  // A date in ISO form begins with these ten characters.
  return new Date(startMs).toISOString().slice(0, 10) as LondonDate
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
