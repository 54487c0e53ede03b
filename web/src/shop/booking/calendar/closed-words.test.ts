import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { describe, expect, it } from 'vitest'
import { weeksOfMonth } from './weeks-of-month.ts'
import { closedDaysOf, closuresText, reasonText } from './closed-words.ts'

const calendar = { today: '2026-11-25', holidays: bundledBankHolidays } as const

function monthText(
  month: LondonDate,
  location: ConsultationLocation | '',
  today: LondonDate = calendar.today,
) {
  const days = weeksOfMonth(month).flatMap((week) => week.flatMap((day) => day ?? []))
  return closuresText(days, closedDaysOf(location, { ...calendar, today }))
}

describe('when a month is closed', () => {
  it.each([
    ['2026-12-01', 'LONDON', 'Closed on Sundays, 25, 26 and 28 December.'],
    ['2026-12-01', 'MANCHESTER', 'Closed on Sundays, Mondays, Tuesdays, 25, 26 and 28 December.'],
    ['2027-02-01', 'MANCHESTER', 'Closed on Sundays, Mondays and Tuesdays.'],
    ['2027-03-01', 'HALE', 'Closed on Sundays, 29 March.'],
    ['2027-02-01', 'VIRTUAL', 'Closed on Sundays.'],
    ['2027-02-01', '', 'Closed on Sundays.'],
  ] as const)('in %s at %s: %s', (month, location, text) => {
    expect(monthText(month, location)).toBe(text)
  })

  it('is said of every weekday also where few days of the month are left', () => {
    expect(monthText('2026-11-01', 'MANCHESTER', '2026-11-26')).toBe(
      'Closed on Sundays, Mondays and Tuesdays.',
    )
    expect(monthText('2026-11-01', 'MANCHESTER', '2026-11-30')).toBe(
      'Closed on Sundays, Mondays and Tuesdays.',
    )
  })

  it('is not said of Sundays that are open', () => {
    expect(monthText('2025-11-10', 'LONDON', '2025-11-03')).toBeNull()
    expect(monthText('2025-11-10', 'HALE', '2025-11-03')).toBe('Closed on Sundays.')
  })
})

describe('the days before a location is chosen', () => {
  it('are those on which somebody is anywhere', () => {
    const closedOn = closedDaysOf('', calendar)
    expect(closedOn('2026-11-30')).toBeNull()
    expect(closedOn('2026-11-29')).toBe('CLOSED_WEEKDAY')
    expect(closedOn('2026-12-25')).toBe('HOLIDAY')
  })
})

describe('why a day cannot be booked', () => {
  it('is said in words', () => {
    expect(reasonText('PAST', '2026-11-24')).toBe('this day has passed')
    expect(reasonText('TOO_FAR', '2027-11-26')).toBe('more than a year ahead')
    expect(reasonText('CLOSED_WEEKDAY', '2026-11-29')).toBe('closed on Sundays')
    expect(reasonText('HOLIDAY', '2026-12-25')).toBe('closed for the holiday')
  })
})
