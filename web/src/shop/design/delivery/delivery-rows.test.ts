import { deliveryEstimate, expressEstimate, stoneDelivery } from '@shop/schema/domain/delivery/delivery'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import { dayList, longDay, shortDay, shortDayOfYear } from '#data/language/dates.ts'
import { deliveryRows } from './delivery-rows.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

function rowsFor(at: string, settingDays: number, service: 'made' | 'in-stock' = 'made'): string[] {
  const estimate = deliveryEstimate({ now: new Date(at), settingDays, holidays })
  return textsOf(deliveryRows({ service, ...estimate }))
}

function textsOf(rows: ReturnType<typeof deliveryRows>): string[] {
  return rows.map(({ when, what }) => `${when} | ${what}`)
}

describe('a day', () => {
  it('is written in full and in short, with names of three letters', () => {
    expect(longDay('2027-01-04')).toBe('Monday 4 January 2027')
    expect(shortDay('2027-01-04')).toBe('Mon 4 Jan')
    expect(shortDay('2026-09-03')).toBe('Thu 3 Sep')
    expect(shortDayOfYear('2027-01-04')).toBe('Mon 4 Jan 2027')
  })

  it('is listed with others of its month', () => {
    expect(dayList(['2026-12-25', '2026-12-28', '2027-01-01'])).toBe('25 and 28 December, 1 January')
    expect(dayList(['2026-05-04', '2026-05-08', '2026-05-25'])).toBe('4, 8 and 25 May')
    expect(dayList(['2026-08-31'])).toBe('31 August')
  })
})

describe('the way to a delivery', () => {
  it('tells when it was ordered, what takes its time, what is closed, and when it arrives', () => {
    expect(rowsFor('2026-11-25T10:00:00Z', 25)).toEqual([
      'Wed 25 Nov | You order before 14:00, London time',
      '25 working days | We make, set and hallmark your ring',
      'Closed | 25 and 28 December, 1 January',
      'Mon 4 Jan | Delivered, insured and signed for. Free in the UK',
    ])
  })

  it('tells what an order after the cut-off adds', () => {
    expect(rowsFor('2026-11-25T14:00:00Z', 25)).toEqual([
      'Wed 25 Nov | You order',
      '+ 1 day | For an order at 14:00 or later, London time',
      'Thu 26 Nov | Working days count from here',
      '25 working days | We make, set and hallmark your ring',
      'Closed | 25 and 28 December, 1 January',
      'Tue 5 Jan | Delivered, insured and signed for. Free in the UK',
    ])
  })

  it('tells every day that is added, each with its reason', () => {
    expect(rowsFor('2026-04-03T15:00:00+01:00', 2, 'in-stock')).toEqual([
      'Fri 3 Apr | You order',
      '+ 1 day | For an order at 14:00 or later, London time',
      '+ 3 days | For an order on a bank holiday that is a Friday',
      'Tue 7 Apr | Working days count from here',
      '2 working days | In stock as shown: we prepare it for you',
      'Thu 9 Apr | Delivered, insured and signed for. Free in the UK',
    ])
    expect(rowsFor('2026-11-28T09:00:00Z', 2)).toContain('+ 2 days | For an order on a Saturday')
    expect(rowsFor('2026-11-29T09:00:00Z', 2)).toContain('+ 1 day | For an order on a Sunday')
    expect(rowsFor('2026-08-31T10:00:00Z', 1).slice(0, 4)).toEqual([
      'Mon 31 Aug | You order',
      '+ 1 day | For an order on a bank holiday',
      'Tue 1 Sep | Working days count from here',
      '1 working day | We make, set and hallmark your ring',
    ])
  })

  it('tells of a delivery that is moved past a weekend', () => {
    expect(rowsFor('2026-11-27T14:00:00Z', 0)).toEqual([
      'Fri 27 Nov | You order',
      '+ 1 day | For an order at 14:00 or later, London time',
      'Sat 28 Nov | Working days count from here',
      'Sat 28 Nov | No deliveries at weekends or on bank holidays',
      'Mon 30 Nov | Delivered, insured and signed for. Free in the UK',
    ])
  })

  it.each([
    [2, 6, '6 working days', 'Thu 3 Dec', 'stone'],
    [15, 6, '15 working days', 'Wed 16 Dec', 'setting'],
    [6, 6, '6 working days', 'Thu 3 Dec', 'setting'],
  ])(
    'of a setting in %i days and a stone in %i tells both: %s, %s',
    (settingDays, stoneDays, days, arrives, slower) => {
      const estimate = deliveryEstimate({
        now: new Date('2026-11-25T10:00:00Z'),
        settingDays,
        stoneDays,
        holidays,
      })
      const rows = textsOf(deliveryRows({ service: 'set', settingDays, stoneDays, ...estimate }))
      expect(rows).toEqual([
        'Wed 25 Nov | You order before 14:00, London time',
        ...(slower === 'stone'
          ? [
              `${days} | Your stone comes to our workshop, is set and hallmarked`,
              `${settingDays} working days | We make the setting meanwhile`,
            ]
          : [
              `${days} | We make, set and hallmark your ring`,
              `${stoneDays} working days | Your stone comes to our workshop meanwhile`,
            ]),
        `${arrives} | Delivered, insured and signed for. Free in the UK`,
      ])
    },
  )

  it('of a stone by itself says what becomes of it', () => {
    const now = new Date('2026-11-25T10:00:00Z')
    const delivery = stoneDelivery({ now, holidays, stone: { supplier: { leadTimeDays: 2 } } })
    expect(textsOf(deliveryRows(delivery))).toEqual([
      'Wed 25 Nov | You order before 14:00, London time',
      '2 working days | It comes to our workshop, where we check it and send it on to you',
      'Fri 27 Nov | Delivered, insured and signed for. Free in the UK',
    ])
  })

  it.each([
    ['2026-11-25T12:59:00Z', 'You order before 13:00, London time', '1 working day', 'Thu 26 Nov'],
    ['2026-11-25T13:00:00Z', 'You order at 13:00 or later, London time', '2 working days', 'Fri 27 Nov'],
  ])('of Express Delivery ordered %s: %s, %s, %s', (at, ordered, days, arrives) => {
    const estimate = expressEstimate({ now: new Date(at), holidays })
    expect(textsOf(deliveryRows({ service: 'express', ...estimate }))).toEqual([
      `Wed 25 Nov | ${ordered}`,
      `${days} | In stock as shown: sent with Express Delivery.`,
      `${arrives} | Delivered, insured and signed for. Free in the UK`,
    ])
  })
})
