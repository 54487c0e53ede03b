import { isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { wordsOfPage, type CalendarWords } from '#data/language/dates.ts'
import { shopLanguage } from '#data/language/shop-language.ts'

/**
 * The day that somebody typed, day first as it is written in the United Kingdom: 10/12/2026, 10.12.26, 10 December 2026,
 * 10 Dec, Thursday 10 December 2026, or 2026-12-10; as the shop writes it, and without accents. A weekday only has to be
 * one. Without a year it is the next such day from `today` on. Null for any other text.
 */
export function typedDay(
  typed: string,
  today: LondonDate,
  { weekdays, months }: Pick<CalendarWords, 'weekdays' | 'months'> = wordsOfPage(),
): LondonDate | null {
  const text = withoutWeekday(plain(typed.trim()), weekdays)
  if (isLondonDate(text)) return text
  const [, day, monthText, year] =
    /^(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]+(\d{1,2}|\p{L}{3,})(?:[\s,./-]+(\d{4}|\d{2})|\.)?$/u.exec(text) ??
    []
  const month = monthOf(monthText ?? '', months)
  if (day === undefined || month === null) return null
  if (year !== undefined) return dateOf(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = dateOf(today.slice(0, 4), month, day)
  return thisYear !== null && thisYear >= today
    ? thisYear
    : dateOf(String(Number(today.slice(0, 4)) + 1), month, day)
}

/** The shop itself writes days with their weekday. */
function withoutWeekday(text: string, weekdays: readonly string[]): string {
  const [start = '', word] = /^(\p{L}+)[.,\s]+(?=\d)/u.exec(text) ?? []
  return word !== undefined && placesOf(word, weekdays).length > 0 ? text.slice(start.length) : text
}

/** Which of some names begin so, as Thursday does with Thu. */
function placesOf(start: string, names: readonly string[]): number[] {
  return names.flatMap((name, place) => (plain(name).startsWith(start) ? [place] : []))
}

/** In small letters, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A day as it can be typed: 10/12/2026, in German 10.12.2026. */
export function dayToType(day: LondonDate): string {
  return day
    .split('-')
    .toReversed()
    .join(shopLanguage === 'de' ? '.' : '/')
}

function monthOf(text: string, months: readonly string[]): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const [place, other] = placesOf(text, months)
  // The start of two, as of juin and juillet, says neither.
  return text === '' || place === undefined || other !== undefined ? null : place + 1
}

function dateOf(year: string, month: number, day: string): LondonDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLondonDate(text) ? text : null
}
