import { describe, expect, it } from 'vitest'
import { bundledBankHolidays } from './bundled-bank-holidays.ts'
import {
  deliveryEstimate,
  expressEstimate,
  isExpressAvailable,
  isInStock,
  pieceDelivery,
  settingDelivery,
  settingLeadTimeDays,
  stoneDelivery,
  stoneLeadTimeDays,
  type DeliveryStep,
} from './delivery.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

function delaysIn(steps: readonly DeliveryStep[]): string[] {
  return steps.flatMap((step) => (step.kind === 'delayed' ? `${step.by} +${step.days}` : []))
}

function arrivesOn(at: string, settingDays: number, stoneDays?: number): string {
  const now = new Date(at)
  return deliveryEstimate({
    now,
    settingDays,
    holidays,
    ...(stoneDays !== undefined && { stoneDays }),
  }).arrivesOn
}

describe('the worked examples (rules/delivery#examples)', () => {
  it.each([
    ['2026-11-25T10:00:00Z', 25, [], '2026-11-25', '2027-01-04'],
    ['2026-11-25T13:59:00Z', 2, [], '2026-11-25', '2026-11-27'],
    ['2026-11-25T14:00:00Z', 2, ['after-cut-off +1'], '2026-11-26', '2026-11-30'],
    ['2026-11-27T14:00:00Z', 2, ['after-cut-off +1'], '2026-11-28', '2026-12-01'],
    ['2026-11-28T09:00:00Z', 2, ['saturday +2'], '2026-11-30', '2026-12-02'],
    ['2026-11-29T20:00:00Z', 9, ['sunday +1'], '2026-11-30', '2026-12-11'],
    ['2026-08-31T10:00:00+01:00', 2, ['bank-holiday +1'], '2026-09-01', '2026-09-03'],
    ['2026-04-03T10:00:00+01:00', 2, ['bank-holiday-friday +3'], '2026-04-06', '2026-04-08'],
    [
      '2026-04-03T15:00:00+01:00',
      2,
      ['after-cut-off +1', 'bank-holiday-friday +3'],
      '2026-04-07',
      '2026-04-09',
    ],
    ['2026-12-23T15:00:00Z', 2, ['after-cut-off +1'], '2026-12-24', '2026-12-30'],
  ])('ordered %s, %i working days: %j, counts from %s, arrives %s', (at, days, delays, after, arrives) => {
    const estimate = deliveryEstimate({ now: new Date(at), settingDays: days, holidays })
    expect(delaysIn(estimate.steps)).toEqual(delays)
    expect(estimate.steps).toContainEqual({ kind: 'working-days', days, after })
    expect(estimate.arrivesOn).toBe(arrives)
  })
})

describe('an estimate', () => {
  it('tells its steps in order, with the holidays on the way', () => {
    const { steps } = deliveryEstimate({
      now: new Date('2026-11-25T10:00:00Z'),
      settingDays: 25,
      holidays,
    })
    expect(steps).toEqual([
      { kind: 'ordered', on: '2026-11-25', cutOffHour: 14, isBeforeCutOff: true },
      { kind: 'working-days', days: 25, after: '2026-11-25' },
      { kind: 'closed', on: ['2026-12-25', '2026-12-28', '2027-01-01'] },
      { kind: 'arrives', on: '2027-01-04' },
    ])
  })

  it('has no step for what does not happen', () => {
    const { steps } = deliveryEstimate({ now: new Date('2026-11-25T10:00:00Z'), settingDays: 2, holidays })
    expect(steps.map(({ kind }) => kind)).toEqual(['ordered', 'working-days', 'arrives'])
  })

  it('moves past the weekend what would else arrive on it', () => {
    const { steps, arrivesOn: day } = deliveryEstimate({
      now: new Date('2026-11-27T15:00:00Z'),
      settingDays: 0,
      holidays,
    })
    expect(steps.at(-2)).toEqual({ kind: 'moved', from: '2026-11-28' })
    expect(day).toBe('2026-11-30')
  })

  it('adds up what applies on a real holiday that falls on a Saturday', () => {
    const { steps } = deliveryEstimate({ now: new Date('2026-12-26T10:00:00Z'), settingDays: 2, holidays })
    expect(delaysIn(steps)).toEqual(['saturday +2', 'bank-holiday +1'])
    expect(steps.at(-1)).toEqual({ kind: 'arrives', on: '2026-12-31' })
  })

  it('takes the longer of setting and stone', () => {
    expect(arrivesOn('2026-11-25T10:00:00Z', 2, 9)).toBe('2026-12-08')
    expect(arrivesOn('2026-11-25T10:00:00Z', 9, 2)).toBe('2026-12-08')
  })

  it('reads hour and day in London on both sides of a clock change', () => {
    // The Saturdays before the changes, and the Sundays after them, in universal time.
    expect(arrivesOn('2026-03-27T13:59:59Z', 2)).toBe('2026-03-31')
    expect(arrivesOn('2026-03-30T12:59:59Z', 2)).toBe('2026-04-01')
    expect(arrivesOn('2026-03-30T13:00:00Z', 2)).toBe('2026-04-02')
    expect(arrivesOn('2026-10-23T12:59:59Z', 2)).toBe('2026-10-27')
    expect(arrivesOn('2026-10-23T13:00:00Z', 2)).toBe('2026-10-27')
    expect(arrivesOn('2026-10-26T13:59:59Z', 2)).toBe('2026-10-28')
    expect(arrivesOn('2026-10-26T14:00:00Z', 2)).toBe('2026-10-29')
  })
})

describe('Express Delivery', () => {
  it.each([
    ['2026-11-25T12:59:59Z', true, 1, '2026-11-26', 'a Wednesday before 13:00'],
    ['2026-11-25T13:00:00Z', false, 2, '2026-11-27', 'a Wednesday at 13:00'],
    ['2026-11-27T09:00:00Z', true, 1, '2026-11-30', 'a Friday morning'],
    ['2026-11-27T13:00:00Z', false, 2, '2026-12-01', 'a Friday afternoon'],
    ['2026-11-28T09:00:00Z', true, 1, '2026-11-30', 'a Saturday morning'],
    ['2026-12-24T09:00:00Z', true, 1, '2026-12-29', 'the morning of Christmas Eve'],
    ['2026-07-01T12:00:00Z', false, 2, '2026-07-03', 'a summer’s day at 13:00 in London'],
  ])('ordered %s: in time is %s, %i working days, arrives %s, %s', (at, isBeforeCutOff, days, arrives) => {
    const { steps, arrivesOn: day } = expressEstimate({ now: new Date(at), holidays })
    expect(steps[0]).toMatchObject({ kind: 'ordered', cutOffHour: 13, isBeforeCutOff })
    expect(steps[1]).toMatchObject({ kind: 'working-days', days })
    expect(delaysIn(steps)).toEqual([])
    expect(day).toBe(arrives)
  })
})

describe('a setting', () => {
  const inStock = { stockStatus: 'IN_STOCK', attributes: ['163', '171', '1015'] }
  const suppliers = [{ customerLeadTime: 20 }]

  it('is in stock when one piece has everything that is chosen', () => {
    expect(isInStock({ stock: [inStock], optionIds: ['163', '171'] })).toBe(true)
    expect(isInStock({ stock: [inStock], optionIds: ['163', '171', '1015'] })).toBe(true)
    expect(isInStock({ stock: [inStock], optionIds: ['163', '171', '1016'] })).toBe(false)
    expect(isInStock({ stock: [], optionIds: [] })).toBe(false)
  })

  it('is not put together from two pieces, nor taken from one that is sold', () => {
    const other = { stockStatus: 'IN_STOCK', attributes: ['160', '175'] }
    expect(isInStock({ stock: [inStock, other], optionIds: ['163', '175'] })).toBe(false)
    const sold = { ...inStock, stockStatus: 'OUT_OF_STOCK' }
    expect(isInStock({ stock: [sold], optionIds: ['163', '171'] })).toBe(false)
  })

  it('takes 2 days from stock, else its supplier’s, else 25', () => {
    const optionIds = ['163', '171']
    expect(settingLeadTimeDays({ stock: [inStock], suppliers, optionIds })).toBe(2)
    expect(settingLeadTimeDays({ stock: [], suppliers, optionIds })).toBe(20)
    expect(settingLeadTimeDays({ stock: [], suppliers: [{ customerLeadTime: null }], optionIds })).toBe(25)
    expect(settingLeadTimeDays({ stock: [], suppliers: [], optionIds })).toBe(25)
  })

  it('comes from its quickest supplier', () => {
    const several = [{ customerLeadTime: null }, { customerLeadTime: 15 }, { customerLeadTime: 28 }]
    expect(settingLeadTimeDays({ stock: [], suppliers: several, optionIds: [] })).toBe(15)
  })

  const now = new Date('2026-11-25T10:00:00Z')
  const asked = {
    now,
    holidays,
    categoryId: '2',
    stock: [inStock],
    suppliers,
    isEngraved: false,
    expressDelivery: false,
  }

  it('is sent with Express Delivery when it has that and is in stock', () => {
    const express = { ...asked, optionIds: ['163', '171'], expressDelivery: true }
    expect(settingDelivery(express)).toMatchObject({ service: 'express', arrivesOn: '2026-11-26' })
    expect(settingDelivery({ ...express, optionIds: ['160', '171'] })).toMatchObject({
      service: 'made',
      arrivesOn: '2026-12-23',
    })
  })

  it('can be sent with Express Delivery only as it lies in stock, with nothing engraved', () => {
    const express = { categoryId: '2', stock: [inStock], optionIds: ['163', '171'], expressDelivery: true }
    expect(isExpressAvailable(express)).toBe(true)
    expect(isExpressAvailable({ ...express, optionIds: ['163'] })).toBe(true)
    expect(isExpressAvailable({ ...express, optionIds: ['160', '171'] })).toBe(false)
    expect(isExpressAvailable({ ...express, isEngraved: true })).toBe(false)
    expect(isExpressAvailable({ ...express, expressDelivery: false })).toBe(false)
    const sold = { ...inStock, stockStatus: 'OUT_OF_STOCK' }
    expect(isExpressAvailable({ ...express, stock: [sold] })).toBe(false)
  })

  it('never goes by Express Delivery as a setting, into which a stone has to be set', () => {
    const setting = { ...asked, categoryId: '1', optionIds: ['163', '171'], expressDelivery: true }
    expect(isExpressAvailable(setting)).toBe(false)
    expect(settingDelivery(setting)).toMatchObject({ service: 'in-stock', arrivesOn: '2026-11-27' })
  })

  it('takes the two days of stock without Express Delivery, and when it is engraved first', () => {
    const stocked = { service: 'in-stock', arrivesOn: '2026-11-27' }
    expect(settingDelivery({ ...asked, optionIds: ['163'] })).toMatchObject(stocked)
    expect(
      settingDelivery({ ...asked, optionIds: ['163'], expressDelivery: true, isEngraved: true }),
    ).toMatchObject(stocked)
  })
})

describe('a setting with its stones', () => {
  const inStock = { stockStatus: 'IN_STOCK', attributes: ['163', '171'] }
  const asked = {
    now: new Date('2026-11-25T10:00:00Z'),
    holidays,
    stock: [inStock],
    suppliers: [{ customerLeadTime: 20 }],
    categoryId: '1',
    isEngraved: false,
    expressDelivery: true,
  }

  function suppliedIn(...leadTimes: (number | null)[]) {
    return leadTimes.map((leadTimeDays) => ({ supplier: { leadTimeDays } }))
  }

  it.each([
    ['its own', ['160'], [6], 20, 6, '2026-12-23'],
    ['that of its stone', ['160'], [22], 20, 22, '2026-12-29'],
    ['that of the slower stone of a pair', ['160'], [6, 23], 20, 23, '2026-12-30'],
    ['25 for a supplier who names none', ['160'], [null], 20, 25, '2027-01-04'],
    ['the two days of stock, without Express Delivery', ['163'], [1], 2, 1, '2026-11-27'],
    ['that of the stone for a setting in stock', ['163'], [6], 2, 6, '2026-12-03'],
  ])('takes the longer lead time: %s', (_which, optionIds, leadTimes, settingDays, stoneDays, arrives) => {
    expect(pieceDelivery({ ...asked, optionIds, stones: suppliedIn(...leadTimes) })).toMatchObject({
      service: 'set',
      settingDays,
      stoneDays,
      arrivesOn: arrives,
    })
  })

  it('is the setting by itself while no stone is chosen', () => {
    const setting = { ...asked, optionIds: ['163'] }
    expect(pieceDelivery({ ...setting, stones: [] })).toEqual(settingDelivery(setting))
    expect(pieceDelivery({ ...setting, stones: [] }).service).toBe('in-stock')
  })

  it('waits 25 working days for a stone whose supplier names none', () => {
    expect(suppliedIn(0, 9, null).map(stoneLeadTimeDays)).toEqual([0, 9, 25])
  })
})

describe('a loose stone', () => {
  it.each([
    ['2 working days', 2, '2026-11-27'],
    ['9 working days', 9, '2026-12-08'],
    ['25 where its supplier names none', null, '2027-01-04'],
  ])('comes in its own time: %s', (_days, leadTimeDays, arrives) => {
    expect(
      stoneDelivery({
        now: new Date('2026-11-25T10:00:00Z'),
        holidays,
        stone: { supplier: { leadTimeDays } },
      }),
    ).toMatchObject({ service: 'stone', arrivesOn: arrives })
  })
})
