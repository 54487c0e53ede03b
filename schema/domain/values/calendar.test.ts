import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  closedDays,
  inLondon,
  isBankHoliday,
  isLondonDate,
  isWorkingDay,
  londonClock,
  londonInstant,
  weekday,
  workingDayBefore,
  workingDayFrom,
  workingDaysAfter,
  type LondonDate,
} from './calendar.ts'

/** England and Wales, Christmas 2026 to Easter 2027, as the government lists them. */
const holidays: readonly LondonDate[] = ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29']

describe('the instant of a time in London', () => {
  it.each([
    ['2026-11-25', '12:00', '2026-11-25T12:00:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T23:00:00.000Z'],
    ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ] as const)('of %s at %s is %s', (date, time, instant) => {
    expect(londonInstant(date, time).toISOString()).toBe(instant)
  })
})

describe('the date and hour in London', () => {
  it.each([
    ['2026-11-25T10:00:00Z', '2026-11-25', 10],
    ['2026-11-25T13:59:59.999Z', '2026-11-25', 13],
    ['2026-07-01T13:00:00Z', '2026-07-01', 14],
    ['2026-11-25T00:00:00Z', '2026-11-25', 0],
    ['2026-06-30T23:00:00Z', '2026-07-01', 0],
    ['2026-12-31T23:59:59Z', '2026-12-31', 23],
    // The clocks go forward on 29 March 2026: there is no hour from 1 to 2.
    ['2026-03-29T00:59:59Z', '2026-03-29', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 2],
    ['2026-03-29T22:59:59Z', '2026-03-29', 23],
    ['2026-03-29T23:00:00Z', '2026-03-30', 0],
    // They go back on 25 October 2026: the hour from 1 to 2 comes twice.
    ['2026-10-24T23:00:00Z', '2026-10-25', 0],
    ['2026-10-25T00:00:00Z', '2026-10-25', 1],
    ['2026-10-25T01:00:00Z', '2026-10-25', 1],
    ['2026-10-25T23:59:59Z', '2026-10-25', 23],
    ['2026-10-26T00:00:00Z', '2026-10-26', 0],
    // In 2027 they change on 28 March and 31 October.
    ['2027-03-28T00:59:59Z', '2027-03-28', 0],
    ['2027-03-28T01:00:00Z', '2027-03-28', 2],
    ['2027-03-28T23:00:00Z', '2027-03-29', 0],
    ['2027-10-30T23:00:00Z', '2027-10-31', 0],
    ['2027-10-31T00:59:59Z', '2027-10-31', 1],
    ['2027-10-31T01:00:00Z', '2027-10-31', 1],
    ['2027-10-31T23:59:59Z', '2027-10-31', 23],
    ['2027-11-01T00:00:00Z', '2027-11-01', 0],
  ])('at %s are %s, %i', (instant, date, hour) => {
    expect(inLondon(new Date(instant))).toEqual({ date, hour })
  })
})

describe('London time as it is reckoned', () => {
  const london = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })

  it('is what the platform says, whenever it is', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
    fc.assert(
      fc.property(instant, (atMs) => {
        const shown = new Map(london.formatToParts(atMs).map(({ type, value }) => [type, value]))
        expect(inLondon(new Date(atMs))).toEqual({
          date: `${shown.get('year')}-${shown.get('month')}-${shown.get('day')}`,
          hour: Number(shown.get('hour')),
        })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a moment in London', () => {
  it.each([
    ['2026-11-27T10:00:00Z', '2026-11-27', '10:00'],
    ['2026-07-01T09:05:00Z', '2026-07-01', '10:05'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
    // 48 hours across the end of summer time end an hour earlier by the clock.
    ['2026-10-26T09:00:00Z', '2026-10-26', '09:00'],
  ])('%s is %s, %s', (instant, date, time) => {
    expect(londonClock(new Date(instant))).toEqual({ date, time })
  })
})

describe('a date', () => {
  it.each(['2026-11-25', '2028-02-29', '2026-12-31'])('is %s', (text) =>
    expect(isLondonDate(text)).toBe(true),
  )

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-5',
    '25/11/2026',
    '2026-11-25T10:00',
    'on 2026-11-25',
    '',
    'soon',
  ])('is not “%s”', (text) => expect(isLondonDate(text)).toBe(false))

  it('moves over the ends of months, leap days and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-11-25', 0)).toBe('2026-11-25')
  })

  it('has a day of the week, from Sunday', () => {
    const week = [
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]
    expect(week.filter(isLondonDate).map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('the workshop', () => {
  it.each<[LondonDate, boolean, string]>([
    ['2026-11-27', true, 'a Friday'],
    ['2026-11-28', false, 'a Saturday'],
    ['2026-11-29', false, 'a Sunday'],
    ['2026-12-25', false, 'Christmas Day'],
    ['2026-12-28', false, 'the substitute for Boxing Day'],
    ['2027-03-26', false, 'Good Friday'],
    ['2027-03-29', false, 'Easter Monday'],
    ['2027-03-30', true, 'the day after Easter'],
  ])('on %s: open is %s, %s', (date, isOpen) => {
    expect(isWorkingDay(date, holidays)).toBe(isOpen)
  })

  it('is closed on the real days of Christmas and New Year even when no list holds them', () => {
    for (const date of ['2031-12-25', '2031-12-26', '2031-01-01'] as const) {
      expect(isBankHoliday(date, [])).toBe(true)
    }
    expect(isBankHoliday('2031-12-24', [])).toBe(false)
    expect(isBankHoliday('2031-01-02', [])).toBe(false)
    expect(isBankHoliday('2026-12-26', holidays)).toBe(true)
  })
})

describe('working days', () => {
  it('are counted from the day after, over weekends and holidays', () => {
    expect(workingDaysAfter('2026-11-25', 1, holidays)).toBe('2026-11-26')
    expect(workingDaysAfter('2026-11-27', 1, holidays)).toBe('2026-11-30')
    expect(workingDaysAfter('2026-11-28', 1, holidays)).toBe('2026-11-30')
    expect(workingDaysAfter('2026-12-24', 2, holidays)).toBe('2026-12-30')
    expect(workingDaysAfter('2027-03-25', 1, holidays)).toBe('2027-03-30')
  })

  it('leave a date as it is when there are none to count', () => {
    expect(workingDaysAfter('2026-11-28', 0, holidays)).toBe('2026-11-28')
  })

  it('begin with the date itself when it is one', () => {
    expect(workingDayFrom('2026-11-27', holidays)).toBe('2026-11-27')
    expect(workingDayFrom('2026-11-28', holidays)).toBe('2026-11-30')
    expect(workingDayFrom('2026-12-25', holidays)).toBe('2026-12-29')
  })

  it('end before a date that may be one itself', () => {
    expect(workingDayBefore('2026-11-27', holidays)).toBe('2026-11-26')
    expect(workingDayBefore('2026-11-30', holidays)).toBe('2026-11-27')
    expect(workingDayBefore('2026-12-29', holidays)).toBe('2026-12-24')
  })

  it('leave out the holidays between two dates, of which weekends are none', () => {
    expect(closedDays('2026-11-25', '2027-01-04', holidays)).toEqual([
      '2026-12-25',
      '2026-12-28',
      '2027-01-01',
    ])
    expect(closedDays('2026-12-25', '2026-12-28', holidays)).toEqual([])
    expect(closedDays('2026-11-25', '2026-11-27', holidays)).toEqual([])
  })
})
