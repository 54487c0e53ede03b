import { describe, expect, it } from 'vitest'
import { scheduleMonths } from './schedule-days.ts'

const holidays = ['2026-12-25', '2026-12-28', '2027-01-01'] as const

describe('the days that can be chosen', () => {
  it('are working days, by month, without bank holidays', () => {
    const schedule = { day: '2026-12-30', firstDay: '2026-12-24', lastDay: '2027-01-05', boutique: null }
    expect(scheduleMonths(schedule, holidays)).toEqual([
      { month: '2026-12', days: ['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31'] },
      { month: '2027-01', days: ['2027-01-04', '2027-01-05'] },
    ])
  })

  it('are those on which the boutique is open', () => {
    const schedule = { day: '2027-01-06', firstDay: '2027-01-06', lastDay: '2027-01-13' }
    expect(scheduleMonths({ ...schedule, boutique: 'MANCHESTER' }, holidays)).toEqual([
      { month: '2027-01', days: ['2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09', '2027-01-13'] },
    ])
  })

  it('hold the day it stands at, whatever has become of that', () => {
    const schedule = { day: '2027-01-09', firstDay: '2027-01-08', lastDay: '2027-01-11', boutique: null }
    expect(scheduleMonths(schedule, holidays)).toEqual([
      { month: '2027-01', days: ['2027-01-08', '2027-01-09', '2027-01-11'] },
    ])
  })
})
