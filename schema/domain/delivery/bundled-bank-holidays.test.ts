import { describe, expect, it } from 'vitest'
import { bundledBankHolidays, withBundled } from './bundled-bank-holidays.ts'

const iso = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day))
const text = (date: Date) => date.toISOString().slice(0, 10)
const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)

/** The Sunday of Easter, after the rule of 1876 that knows no tables. */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return iso(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}

/** The first Monday on or after a day; the last of a month is that on or after its 25th or 24th. */
const mondayFrom = (date: Date) => later(date, (8 - date.getUTCDay()) % 7)

/** A holiday that falls on a weekend is kept on the next weekday that is none already. */
function kept(date: Date, taken: readonly string[] = []): Date {
  let day = date
  while (day.getUTCDay() % 6 === 0 || taken.includes(text(day))) day = later(day, 1)
  return day
}

function holidaysOf(year: number): (readonly [string, string])[] {
  const christmas = text(kept(iso(year, 11, 25)))
  return [
    [text(kept(iso(year, 0, 1))), 'New Year’s Day'],
    [text(later(easter(year), -2)), 'Good Friday'],
    [text(later(easter(year), 1)), 'Easter Monday'],
    [text(mondayFrom(iso(year, 4, 1))), 'Early May bank holiday'],
    [text(mondayFrom(iso(year, 4, 25))), 'Spring bank holiday'],
    [text(mondayFrom(iso(year, 7, 25))), 'Summer bank holiday'],
    [christmas, 'Christmas Day'],
    [text(kept(iso(year, 11, 26), [christmas])), 'Boxing Day'],
  ]
}

it('the copy holds what the law makes of the calendar', () => {
  expect(bundledBankHolidays.map(({ date, title }) => [date, title])).toEqual(
    [2025, 2026, 2027, 2028].flatMap(holidaysOf),
  )
})

describe('a list of the government with the copy', () => {
  const dates = (listed: Parameters<typeof withBundled>[0]) => withBundled(listed).map(({ date }) => date)

  it('is the copy where it lists nothing', () => {
    expect(dates([])).toEqual(bundledBankHolidays.map(({ date }) => date))
  })

  it('has the years that it lists from it alone, in the order of the days', () => {
    const moved = dates([
      { date: '2026-05-08', title: 'Early May bank holiday' },
      { date: '2026-01-01', title: 'New Year’s Day' },
    ])
    expect(moved.filter((date) => date.startsWith('2026'))).toEqual(['2026-01-01', '2026-05-08'])
    expect(moved).toHaveLength(26)
    expect(moved).toEqual(moved.toSorted())
  })

  it('leaves out years before the copy, and keeps those after it', () => {
    const listed = dates([
      { date: '2029-01-01', title: 'New Year’s Day' },
      { date: '2024-12-26', title: 'Boxing Day' },
      { date: '2025-01-01', title: 'New Year’s Day' },
    ])
    expect([listed[0], listed[1], listed.at(-1)]).toEqual(['2025-01-01', '2026-01-01', '2029-01-01'])
  })
})
