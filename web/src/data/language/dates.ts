import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { m } from '#generated/paraglide/messages.js'
import { allInWords } from './names-in-words.ts'
import { shopLanguage } from './shop-language.ts'

/*
 * Dates as the language of the page writes them (rules/content-and-languages#languages). Names of days and months are
 * words of the shop: the platform's differ between versions, where what server and browser write must be the same, and
 * take a browser 15 ms to fetch.
 */

/** Days begin with Sunday. */
export interface CalendarWords {
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly shortWeekdays: readonly string[]
  readonly shortMonths: readonly string[]
  /** Joins days of a month: `25 and 28`. */
  readonly all: (days: readonly string[]) => string
}

/** The words and the form in which dates are written. */
export interface Calendar {
  readonly words: CalendarWords
  readonly form: DateForm
}

interface DateForm {
  /** The number of a day before its month. */
  readonly day: (day: number) => string
  /** Between the day of the week and the date. */
  readonly afterWeekday: string
}

export const dateForms: Readonly<Record<Language, DateForm>> = {
  en: { day: String, afterWeekday: ' ' },
  fr: { day: (day) => (day === 1 ? '1er' : String(day)), afterWeekday: ' ' },
  de: { day: (day) => `${day}.`, afterWeekday: ', ' },
}

/** A day in full: Monday 4 January 2027, Montag, 4. Januar 2027. */
export function longDay(date: LondonDate, calendar = ofPage()): string {
  const { words, form } = calendar
  return words.weekdays[weekdayOf(date)] + form.afterWeekday + longDate(date, calendar)
}

/** A date in full, without the day of the week: 4 January 2027, 1er janvier 2027. */
export function longDate(date: LondonDate, calendar = ofPage()): string {
  return `${calendar.form.day(dayOf(date))} ${longMonth(date, calendar)}`
}

/** The month of a day, or of itself: January 2027. */
export function longMonth(date: string, { words } = ofPage()): string {
  return `${words.months[monthOf(date)]} ${date.slice(0, 4)}`
}

/** A day in a table: Mon 4 Jan, Mo., 4. Jan. */
export function shortDay(date: LondonDate, { words, form } = ofPage()): string {
  const day = `${form.day(dayOf(date))} ${words.shortMonths[monthOf(date)]}`
  return words.shortWeekdays[weekdayOf(date)] + form.afterWeekday + day
}

/** A day in short with its year: Mon 4 Jan 2027. */
export function shortDayOfYear(date: LondonDate, calendar = ofPage()): string {
  return `${shortDay(date, calendar)} ${date.slice(0, 4)}`
}

/** Some days in order, by month: 25 and 28 December, 1 January. */
export function dayList(dates: readonly LondonDate[], { words, form } = ofPage()): string {
  const byMonth = Map.groupBy(dates, monthOf)
  return [...byMonth]
    .map(([month, days]) => `${words.all(days.map((day) => form.day(dayOf(day))))} ${words.months[month]}`)
    .join(', ')
}

/** The name of a day of the week, Sunday being 0. */
export function weekdayName(weekday: number): string {
  return namesOf(m.date_weekdays())[weekday] ?? ''
}

/** The days of a week, Monday first, each with the short name that stands above its column. */
export function weekOfCalendar({ words } = ofPage()): { readonly name: string; readonly short: string }[] {
  const week = words.weekdays.map((name, day) => ({ name, short: words.shortWeekdays[day] ?? name }))
  return [...week.slice(1), ...week.slice(0, 1)]
}

function ofPage(): Calendar {
  return { form: dateForms[shopLanguage], words: wordsOfPage() }
}

/** The words for dates in the language of the page. */
export function wordsOfPage(): CalendarWords {
  return {
    weekdays: namesOf(m.date_weekdays()),
    months: namesOf(m.date_months()),
    shortWeekdays: namesOf(m.date_weekdays_short()),
    shortMonths: namesOf(m.date_months_short()),
    all: allInWords,
  }
}

function namesOf(list: string): readonly string[] {
  return list.split(' ')
}

const weekdayOf = (date: LondonDate) => new Date(date).getUTCDay()
const dayOf = (date: LondonDate) => Number(date.slice(8))
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1
