import { isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { shopLanguage } from '#data/language/shop-language.ts'
import { m } from '#generated/paraglide/messages.js'

/**
 * The day that somebody typed, day first as it is written in the United Kingdom: 10/12/2026, 10.12.26, 10 December 2026,
 * 10 Dec, Thursday 10 December 2026, or 2026-12-10. A weekday only has to be one. Without a year it is the next such day from `today` on. Null for any other text.
 */
export function typedDay(typed: string, today: LondonDate): LondonDate | null {
  const text = withoutWeekday(typed.trim().toLowerCase())
  if (isLondonDate(text)) return text
  const [, day, monthText, year] =
    /^(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]+(\d{1,2}|\p{L}{3,})(?:[\s,./-]+(\d{4}|\d{2}))?$/u.exec(text) ?? []
  const month = monthOf(monthText ?? '')
  if (day === undefined || month === null) return null
  if (year !== undefined) return dateOf(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = dateOf(today.slice(0, 4), month, day)
  return thisYear !== null && thisYear >= today
    ? thisYear
    : dateOf(String(Number(today.slice(0, 4)) + 1), month, day)
}

/** The shop itself writes days with their weekday. */
function withoutWeekday(text: string): string {
  const [start = '', word] = /^(\p{L}+)[.,\s]+(?=\d)/u.exec(text) ?? []
  return word !== undefined && isStartOfOne(m.date_weekdays(), word) ? text.slice(start.length) : text
}

/** Whether one of some names begins so, as Thu and Thursday do. */
function isStartOfOne(names: string, text: string): boolean {
  return names
    .toLowerCase()
    .split(' ')
    .some((name) => name.startsWith(text))
}

/** A day as it can be typed: 10/12/2026, in German 10.12.2026. */
export function dayToType(day: LondonDate): string {
  return day
    .split('-')
    .toReversed()
    .join(shopLanguage === 'de' ? '.' : '/')
}

function monthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const names = m.date_months().toLowerCase().split(' ')
  const index = text === '' ? -1 : names.findIndex((name) => name.startsWith(text))
  return index < 0 ? null : index + 1
}

function dateOf(year: string, month: number, day: string): LondonDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLondonDate(text) ? text : null
}
