import { addDays, isWorkingDay, type LondonDate } from '@shop/schema/domain/values/calendar'
import { describe, expect, it } from 'vitest'
import { firstDayOfMonthBeside, openDayAfterKey } from './delivery-day-keys.ts'

/** The working days from Monday 4 January 2027 to Monday 1 March. */
const days = Array.from({ length: 57 }, (_, index) => addDays('2027-01-04', index)).filter((day) =>
  isWorkingDay(day, []),
)

describe('the days of a delivery', () => {
  it('have a month before and one after, as long as it has days to choose', () => {
    expect(firstDayOfMonthBeside('2027-01-14', -1, days)).toBeNull()
    expect(firstDayOfMonthBeside('2027-01-14', 1, days)).toBe('2027-02-01')
    expect(firstDayOfMonthBeside('2027-02-26', -1, days)).toBe('2027-01-04')
    expect(firstDayOfMonthBeside('2027-02-26', 1, days)).toBe('2027-03-01')
    expect(firstDayOfMonthBeside('2027-03-01', 1, days)).toBeNull()
  })

  it('may pass over a month that has none', () => {
    const apart: LondonDate[] = ['2026-12-31', '2027-02-01']
    expect(firstDayOfMonthBeside('2026-12-31', 1, apart)).toBe('2027-02-01')
    expect(firstDayOfMonthBeside('2027-02-01', -1, apart)).toBe('2026-12-31')
  })

  it.each<[string, LondonDate, LondonDate]>([
    ['ArrowRight', '2027-01-08', '2027-01-11'],
    ['ArrowLeft', '2027-01-11', '2027-01-08'],
    ['ArrowLeft', '2027-01-04', '2027-01-04'],
    ['ArrowRight', '2027-03-01', '2027-03-01'],
    ['ArrowDown', '2027-01-29', '2027-02-05'],
    ['ArrowUp', '2027-02-05', '2027-01-29'],
    ['ArrowUp', '2027-01-05', '2027-01-05'],
    ['Home', '2027-01-14', '2027-01-11'],
    ['End', '2027-01-14', '2027-01-15'],
    ['PageDown', '2027-01-14', '2027-02-11'],
    ['PageDown', '2027-02-25', '2027-03-01'],
    ['PageUp', '2027-02-11', '2027-01-14'],
    ['PageUp', '2027-01-14', '2027-01-04'],
  ])('lead with %s from %s to %s', (key, from, to) => {
    expect(openDayAfterKey(key, from, days)).toBe(to)
  })

  it('leave other keys alone', () => {
    expect(openDayAfterKey('Tab', '2027-01-14', days)).toBeNull()
  })
})
