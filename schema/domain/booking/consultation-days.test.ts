import { describe, expect, it } from 'vitest'
import { bundledBankHolidays } from '../delivery/bundled-bank-holidays.ts'
import { addDays, isLondonDate, type LondonDate } from '../values/calendar.ts'
import { closedReason, consultationInstant, lastConsultationDay } from './consultation-days.ts'
import { type ConsultationLocation, consultationLocations } from './consultation-locations.ts'

const today = '2026-11-25'
const holidays = bundledBankHolidays
const reason = (day: LondonDate, location: ConsultationLocation = 'HALE', from: LondonDate = today) =>
  closedReason(day, location, { today: from, holidays })

describe('days of a consultation (rules/booking#dates)', () => {
  it('run from today to the same day of next year', () => {
    expect(reason('2026-11-24')).toBe('PAST')
    expect(reason('2026-11-25')).toBeNull()
    expect(reason('2027-11-25')).toBeNull()
    expect(reason('2027-11-26')).toBe('TOO_FAR')
    expect(lastConsultationDay('2028-02-29')).toBe('2029-02-28')
  })

  it('leave out Sundays everywhere', () => {
    for (const location of consultationLocations) {
      expect(reason('2026-11-29', location)).toBe('CLOSED_WEEKDAY')
    }
  })

  it('hold the Sundays from 9 November to 21 December 2025 in London and by video alone', () => {
    const onSunday = (day: LondonDate, location: ConsultationLocation) => reason(day, location, '2025-11-01')
    for (const sunday of ['2025-11-09', '2025-11-30', '2025-12-21'] as const) {
      expect(onSunday(sunday, 'LONDON')).toBeNull()
      expect(onSunday(sunday, 'VIRTUAL')).toBeNull()
      expect(onSunday(sunday, 'HALE')).toBe('CLOSED_WEEKDAY')
      expect(onSunday(sunday, 'MANCHESTER')).toBe('CLOSED_WEEKDAY')
    }
    for (const sunday of ['2025-11-02', '2025-12-28'] as const) {
      expect(onSunday(sunday, 'LONDON')).toBe('CLOSED_WEEKDAY')
    }
  })

  it('leave out Mondays and Tuesdays in Manchester', () => {
    expect(reason('2026-11-30', 'MANCHESTER')).toBe('CLOSED_WEEKDAY')
    expect(reason('2026-12-01', 'MANCHESTER')).toBe('CLOSED_WEEKDAY')
    expect(reason('2026-12-02', 'MANCHESTER')).toBeNull()
    expect(reason('2026-11-30', 'LONDON')).toBeNull()
  })

  it('leave out Easter Monday, Christmas, Boxing Day and New Year’s Day, their substitutes and the real dates', () => {
    const closed: LondonDate[] = ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-29']
    for (const day of closed) expect(reason(day)).toBe('HOLIDAY')
  })

  it('leave out a substitute that the list calls by the day it stands for', () => {
    const [christmas, newYear] = [
      { date: '2027-12-27', title: 'Christmas Day' },
      { date: '2028-01-03', title: 'New Year’s Day' },
    ] as const
    const listed = { today: '2027-12-01', holidays: [christmas, newYear] } as const
    expect(closedReason('2027-12-27', 'VIRTUAL', listed)).toBe('HOLIDAY')
    expect(closedReason('2028-01-03', 'VIRTUAL', listed)).toBe('HOLIDAY')
    expect(closedReason('2028-01-04', 'VIRTUAL', listed)).toBeNull()
  })

  it('hold the other bank holidays: Good Friday, May, spring and summer', () => {
    const open: LondonDate[] = ['2027-03-26', '2027-05-03', '2027-05-31', '2027-08-30']
    for (const day of open) expect(reason(day)).toBeNull()
  })

  it('know the fixed holidays without a list', () => {
    const withoutList = { today, holidays: [] } as const
    expect(closedReason('2026-12-25', 'VIRTUAL', withoutList)).toBe('HOLIDAY')
    expect(closedReason('2026-12-28', 'VIRTUAL', withoutList)).toBeNull()
  })

  it('come to the same as a calendar that is reckoned by the platform, day by day for a year', () => {
    const english = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
    const off = new Set(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-03-29'])
    for (let day: LondonDate = today; day <= '2027-11-25'; day = addDays(day, 1)) {
      const name = english.format(new Date(day))
      const isOpen = name !== 'Sunday' && !off.has(day)
      expect([day, reason(day, 'LONDON') === null]).toEqual([day, isOpen])
      const isOpenInManchester = isOpen && name !== 'Monday' && name !== 'Tuesday'
      expect([day, reason(day, 'MANCHESTER') === null]).toEqual([day, isOpenInManchester])
    }
  })

  it('are sent as one o’clock in London, in winter and in summer', () => {
    expect(consultationInstant('2026-12-02').toISOString()).toBe('2026-12-02T01:00:00.000Z')
    expect(consultationInstant('2027-06-02').toISOString()).toBe('2027-06-02T00:00:00.000Z')
    // The days on which the clocks change: one o'clock on the first does not exist, on the second it comes twice.
    expect(consultationInstant('2027-03-28').toISOString()).toBe('2027-03-28T01:00:00.000Z')
    expect(consultationInstant('2027-10-31').toISOString()).toBe('2027-10-31T00:00:00.000Z')
  })

  it('end on a day of the calendar', () => {
    expect(isLondonDate(lastConsultationDay(today))).toBe(true)
  })
})
