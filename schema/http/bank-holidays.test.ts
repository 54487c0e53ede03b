import { describe, expect, it } from 'vitest'
import { isLondonDate } from '../domain/values/calendar.ts'
import { englandAndWales } from './bank-holidays.ts'
import {
  bundledBankHolidays,
  withBundled,
  type BankHoliday,
} from '../domain/delivery/bundled-bank-holidays.ts'

/** A list in the form that the government publishes. */
function listOf(...events: readonly object[]) {
  return {
    'england-and-wales': { division: 'england-and-wales', events },
    scotland: {
      division: 'scotland',
      events: [{ title: '2nd January', date: '2026-01-02', notes: '', bunting: true }],
    },
    'northern-ireland': { division: 'northern-ireland', events: [] },
  }
}

const newYear = { title: 'New Year’s Day', date: '2026-01-01', notes: '', bunting: true }

describe('the government’s list', () => {
  it('gives date and title of the days of England and Wales, and of no other nation', () => {
    const boxingDay = { title: 'Boxing Day', date: '2026-12-28', notes: 'Substitute day', bunting: true }
    expect(englandAndWales(listOf(newYear, boxingDay))).toEqual([
      { title: 'New Year\u2019s Day', date: '2026-01-01' },
      { title: 'Boxing Day', date: '2026-12-28' },
    ])
  })

  it.each([
    ['no JSON object', 'Internal Server Error'],
    ['an error of an API', { errors: [{ message: 'Something went wrong.' }], data: null }],
    ['without England and Wales', { scotland: { division: 'scotland', events: [] } }],
    ['without events', { 'england-and-wales': { division: 'england-and-wales' } }],
    ['with a day that no calendar has', listOf({ ...newYear, date: '2026-02-30' })],
    ['with a date in another form', listOf({ ...newYear, date: '01/01/2026' })],
    ['with an event without a title', listOf({ date: '2026-01-01' })],
    ['nothing', undefined],
  ])('is not read when it is %s', (_, json) => {
    expect(englandAndWales(json)).toBeNull()
  })
})

describe('the bundled copy', () => {
  it('has eight days a year, four years long, in order', () => {
    const dates = bundledBankHolidays.map(({ date }) => date)
    expect(dates.every(isLondonDate)).toBe(true)
    expect(dates).toEqual(dates.toSorted())
    const years = ['2025', '2026', '2027', '2028']
    expect(years.map((year) => dates.filter((date) => date.startsWith(year)).length)).toEqual([8, 8, 8, 8])
  })

  it('holds substitutes, not the weekend days they stand for', () => {
    const dates = bundledBankHolidays.map(({ date }) => date)
    expect(dates).toEqual(expect.arrayContaining(['2026-12-28', '2027-12-27', '2027-12-28', '2028-01-03']))
    expect(dates).not.toContain('2026-12-26')
    expect(dates).not.toContain('2027-12-25')
    expect(dates).not.toContain('2028-01-01')
  })

  it('stands alone when there is no list', () => {
    expect(withBundled([])).toEqual(bundledBankHolidays)
  })

  it('gives way in the years of the list, and stands in for the others', () => {
    const coronation: BankHoliday = { date: '2026-05-08', title: 'A coronation' }
    const dates = withBundled([{ date: '2026-01-01', title: 'New Year’s Day' }, coronation]).map(
      ({ date }) => date,
    )
    expect(dates.filter((date) => date.startsWith('2026'))).toEqual(['2026-01-01', '2026-05-08'])
    expect(dates).toHaveLength(8 + 2 + 8 + 8)
    expect(dates).toEqual(dates.toSorted())
  })

  it('is added to by a list that reaches further, and leaves out what is long past', () => {
    const listed: BankHoliday[] = [
      { date: '2019-12-25', title: 'Christmas Day' },
      { date: '2029-01-01', title: 'New Year’s Day' },
    ]
    expect(withBundled(listed).map(({ date }) => date)).toEqual([
      ...bundledBankHolidays.map(({ date }) => date),
      '2029-01-01',
    ])
  })
})
