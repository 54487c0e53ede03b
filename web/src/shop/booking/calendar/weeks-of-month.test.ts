import { addDays, weekday, type LondonDate } from '@shop/schema/domain/values/calendar'
import { describe, expect, it } from 'vitest'
import { weeksOfMonth } from './weeks-of-month.ts'

describe('the weeks of a month', () => {
  it('hold every day of a leap year once, below its name', () => {
    const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
    const shown: LondonDate[] = []
    for (const week of months.flatMap((month) => weeksOfMonth(`2028-${month}-15` as LondonDate))) {
      expect(week).toHaveLength(7)
      week.forEach((day, index) => {
        if (day === null) return
        expect([day, (weekday(day) + 6) % 7]).toEqual([day, index])
        shown.push(day)
      })
    }
    expect(shown).toEqual(Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index)))
  })

  it.each([
    ['2027-02-28', 4],
    ['2027-01-01', 5],
    ['2027-05-31', 6],
  ] as const)('with %s are %i, whichever day of it is named', (day, count) => {
    const weeks = weeksOfMonth(day)
    expect(weeks).toHaveLength(count)
    expect(weeksOfMonth(`${day.slice(0, 7)}-10` as LondonDate)).toEqual(weeks)
  })

  it('leave the places of other months empty', () => {
    const [first] = weeksOfMonth('2027-01-20')
    expect(first).toEqual([null, null, null, null, '2027-01-01', '2027-01-02', '2027-01-03'])
    expect(weeksOfMonth('2026-11-25').at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  })
})
