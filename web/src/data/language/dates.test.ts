import { addDays, type LondonDate } from '@shop/schema/domain/values/calendar'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import { describe, expect, it } from 'vitest'
import { dayList, longDate, longDay, longMonth, shortDay, shortDayOfYear, weekOfCalendar } from './dates.ts'
import { calendarOf } from './testing/calendar-of.ts'

const [english, french, german] = [calendarOf('en'), calendarOf('fr'), calendarOf('de')]
const day: LondonDate = '2027-01-04'

describe('a day', () => {
  it('is written in full as each language does', () => {
    expect(longDay(day, english)).toBe('Monday 4 January 2027')
    expect(longDay(day, french)).toBe('lundi 4 janvier 2027')
    expect(longDay(day, german)).toBe('Montag, 4. Januar 2027')
    expect(longDay('2027-01-01', french)).toBe('vendredi 1er janvier 2027')
    expect(longDay('2027-01-01', german)).toBe('Freitag, 1. Januar 2027')
  })

  it('is written without its weekday, and as a month', () => {
    expect(longDate(day, german)).toBe('4. Januar 2027')
    expect(longDate(day, french)).toBe('4 janvier 2027')
    expect(longMonth('2026-03', german)).toBe('März 2026')
    expect(longMonth('2026-08-31', french)).toBe('août 2026')
  })

  it.each(['fr', 'de'] as const)(
    'is as the platform writes it in %s, save the first of a month',
    (language) => {
      const platform = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
      const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index)).filter(
        (date) => !date.endsWith('-01'),
      )
      expect(days.map((date) => longDay(date, calendarOf(language)))).toEqual(
        days.map((date) => platform.format(new Date(date))),
      )
    },
  )

  it('is short in a table', () => {
    expect(shortDay(day, english)).toBe('Mon 4 Jan')
    expect(shortDayOfYear(day, french)).toBe('lun. 4 janv. 2027')
    expect(shortDayOfYear(day, german)).toMatch(/^Mo\.?, 4\. Jan\.? 2027$/)
  })

  it('of the page is in the words of the page', () => {
    expect([longDay(day), shortDay(day)]).toEqual(['Monday 4 January 2027', 'Mon 4 Jan'])
  })
})

it('days of some months are a list', () => {
  const dates: LondonDate[] = ['2026-12-25', '2026-12-28', '2027-01-01']
  expect(dayList(dates, english)).toBe('25 and 28 December, 1 January')
  expect(dayList(dates, french)).toBe('25 et 28 décembre, 1er janvier')
  expect(dayList(dates, german)).toBe('25. und 28. Dezember, 1. Januar')
})

it('a week begins with Monday', () => {
  expect(weekOfCalendar().map(({ short }) => short)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  for (const language of languages) {
    const { words } = calendarOf(language)
    expect(
      weekOfCalendar(calendarOf(language))
        .map(({ name }) => name)
        .at(-1),
    ).toBe(words.weekdays[0])
  }
})
