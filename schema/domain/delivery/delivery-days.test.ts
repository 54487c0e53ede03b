import { describe, expect, it } from 'vitest'
import type { Boutique } from '../vocabulary/boutiques.ts'
import { bundledBankHolidays } from './bundled-bank-holidays.ts'
import { carrierDay, deliveryDays, isDeliveryDay, parcelDay } from './delivery-days.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)
const home = { boutique: null, holidays }
const at = (boutique: Boutique) => ({ boutique, holidays })

describe('the day of a parcel (rules/checkout#delivery-days)', () => {
  it('is the latest of its lines’ estimates', () => {
    expect(
      parcelDay([{ arrivesOn: '2026-12-04' }, { arrivesOn: '2027-01-04' }, { arrivesOn: '2026-12-30' }]),
    ).toBe('2027-01-04')
  })

  it('is none without a line', () => {
    expect(parcelDay([])).toBeNull()
  })
})

describe('the days of a delivery to an address', () => {
  it('are working days, past Christmas, its substitute days and New Year', () => {
    expect(deliveryDays('2026-12-23', home).days.slice(0, 7)).toEqual([
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
    ])
  })

  it('leave out Good Friday and Easter Monday', () => {
    expect(deliveryDays('2026-04-02', home).days.slice(0, 3)).toEqual([
      '2026-04-02',
      '2026-04-07',
      '2026-04-08',
    ])
  })

  it('begin with the next working day when the parcel is ready on a weekend', () => {
    expect(deliveryDays('2026-12-26', home).firstDay).toBe('2026-12-29')
  })

  it.each([
    ['Christmas', '2026-11-27', '2027-01-22', 38],
    ['the spring change of the clock', '2026-03-27', '2026-05-22', 38],
    ['the autumn change of the clock', '2026-10-23', '2026-12-18', 41],
  ] as const)('go on for eight weeks, over %s', (_time, first, last, count) => {
    const { firstDay, lastDay, days } = deliveryDays(first, home)
    expect([firstDay, lastDay, days.length]).toEqual([first, last, count])
    expect(new Set(days).size).toBe(count)
  })

  it('end before a holiday on which the eight weeks would end', () => {
    expect(deliveryDays('2026-11-02', home).lastDay).toBe('2026-12-24')
  })
})

describe('the days of a collection', () => {
  it.each([
    ['LONDON', '2026-12-04', ['2026-12-05', '2026-12-07', '2026-12-08']],
    ['CHESHIRE', '2026-12-05', ['2026-12-08', '2026-12-09', '2026-12-10']],
    ['MANCHESTER', '2026-12-04', ['2026-12-05', '2026-12-09', '2026-12-10']],
    ['MANCHESTER', '2026-12-05', ['2026-12-10', '2026-12-11', '2026-12-12']],
    ['MANCHESTER', '2026-12-07', ['2026-12-10', '2026-12-11', '2026-12-12']],
    ['MANCHESTER', '2026-12-08', ['2026-12-10', '2026-12-11', '2026-12-12']],
    ['LONDON', '2026-12-24', ['2026-12-29', '2026-12-30', '2026-12-31']],
    ['MANCHESTER', '2026-12-24', ['2026-12-30', '2026-12-31', '2027-01-02']],
    ['LONDON', '2026-04-02', ['2026-04-04', '2026-04-07', '2026-04-08']],
    ['MANCHESTER', '2026-04-02', ['2026-04-04', '2026-04-08', '2026-04-09']],
    ['CHESHIRE', '2026-03-28', ['2026-03-31', '2026-04-01', '2026-04-02']],
    ['LONDON', '2026-10-24', ['2026-10-27', '2026-10-28', '2026-10-29']],
  ] as const)(
    'in %s begin with the next day on which it is open, after it was there to receive it: a parcel of %s',
    (boutique, readyOn, first) => {
      expect(deliveryDays(readyOn, at(boutique)).days.slice(0, 3)).toEqual(first)
    },
  )

  it.each([
    ['LONDON', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    ['CHESHIRE', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    ['MANCHESTER', ['Wed', 'Thu', 'Fri', 'Sat']],
  ] as const)('in %s are %j', (boutique, open) => {
    const week = {
      Mon: '2026-11-30',
      Tue: '2026-12-01',
      Wed: '2026-12-02',
      Thu: '2026-12-03',
      Fri: '2026-12-04',
      Sat: '2026-12-05',
      Sun: '2026-12-06',
    } as const
    const days = Object.entries(week).filter(([, day]) => isDeliveryDay(day, at(boutique)))
    expect(days.map(([name]) => name)).toEqual(open)
  })
})

describe('the day on which the carrier hands a parcel over', () => {
  it.each([
    ['an address', null, '2027-01-13', '2027-01-13'],
    ['London, the day before', 'LONDON', '2027-01-13', '2027-01-12'],
    ['London before a weekend', 'LONDON', '2027-01-11', '2027-01-08'],
    ['Manchester before the days on which it is closed', 'MANCHESTER', '2027-01-13', '2027-01-08'],
    ['Manchester, the day before', 'MANCHESTER', '2027-01-14', '2027-01-13'],
    ['Manchester on a Saturday', 'MANCHESTER', '2027-01-09', '2027-01-08'],
    ['Manchester after Christmas', 'MANCHESTER', '2026-12-30', '2026-12-24'],
  ] as const)('is that of %s', (_place, boutique, day, handedOverOn) => {
    expect(carrierDay(day, { boutique, holidays })).toBe(handedOverOn)
  })
})
