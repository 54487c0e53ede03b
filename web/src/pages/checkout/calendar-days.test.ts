import { addDays, isWorkingDay, type LondonDate } from '@shop/schema/domain/values/calendar'
import { describe, expect, it } from 'vitest'
import { dayAfterKey, monthsOf, weeksOf } from './calendar-days.ts'

/** The working days from Monday 4 January 2027 to Monday 1 March. */
const days = Array.from({ length: 57 }, (_, index) => addDays('2027-01-04', index)).filter((day) =>
  isWorkingDay(day, []),
)

describe('a calendar', () => {
  it('has the months of its days', () => {
    expect(monthsOf(days)).toEqual(['2027-01', '2027-02', '2027-03'])
  })

  it('begins its weeks on Monday', () => {
    const [first, second] = weeksOf('2027-01', days)
    expect(first?.map((day) => day?.number ?? null)).toEqual([null, null, null, null, 1, 2, 3])
    expect(first?.map((day) => day?.isOpen ?? null)).toEqual([null, null, null, null, false, false, false])
    expect(second?.map((day) => day?.isOpen)).toEqual([true, true, true, true, true, false, false])
    expect(weeksOf('2027-02', days).flat()).toHaveLength(28)
    expect(weeksOf('2027-02', days).at(-1)?.at(-1)?.date).toBe('2027-02-28')
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
  ])('leads with %s from %s to %s', (key, from, to) => {
    expect(dayAfterKey(key, from, days)).toBe(to)
  })

  it('leaves other keys alone', () => {
    expect(dayAfterKey('Tab', '2027-01-14', days)).toBeNull()
  })
})
