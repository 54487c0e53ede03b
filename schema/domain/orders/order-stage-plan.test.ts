import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundledBankHolidays } from '../delivery/bundled-bank-holidays.ts'
import { addDays, inLondon, type LondonDate } from '../values/calendar.ts'
import { boutiques, type Boutique } from '../vocabulary/boutiques.ts'
import { orderStagePlan } from './order-stage-plan.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

function planOf(
  orderedAt: string,
  deliveryOn: LondonDate,
  { hasStone = true, boutique = null }: { hasStone?: boolean; boutique?: Boutique | null } = {},
) {
  const plan = orderStagePlan({ orderedAt: new Date(orderedAt), deliveryOn, hasStone, boutique, holidays })
  return plan.map(({ stage, at }) => [stage, at])
}

describe('the stages of an order (rules/checkout#orders)', () => {
  it('of a ring that is made lead back from its day, past Christmas and New Year', () => {
    expect(planOf('2026-11-25T10:00:00.000Z', '2027-01-04')).toEqual([
      ['ORDERED', '2026-11-25T10:00:00.000Z'],
      ['STONE_SECURED', '2026-11-26T12:00:00.000Z'],
      ['MADE', '2026-12-10T09:30:00.000Z'],
      ['ASSAYED', '2026-12-29T11:10:00.000Z'],
      ['CHECKED', '2026-12-30T14:20:00.000Z'],
      ['DISPATCHED', '2026-12-31T16:30:00.000Z'],
      ['DELIVERED', '2027-01-04T11:45:00.000Z'],
    ])
  })

  it('are at the same hours in London in summer', () => {
    expect(planOf('2026-06-01T09:00:00.000Z', '2026-06-30')).toEqual([
      ['ORDERED', '2026-06-01T09:00:00.000Z'],
      ['STONE_SECURED', '2026-06-02T11:00:00.000Z'],
      ['MADE', '2026-06-12T08:30:00.000Z'],
      ['ASSAYED', '2026-06-25T10:10:00.000Z'],
      ['CHECKED', '2026-06-26T13:20:00.000Z'],
      ['DISPATCHED', '2026-06-29T15:30:00.000Z'],
      ['DELIVERED', '2026-06-30T10:45:00.000Z'],
    ])
  })

  it('of what comes from the shelf stand closer together', () => {
    expect(planOf('2026-11-25T10:00:00.000Z', '2026-11-26', { hasStone: false })).toEqual([
      ['ORDERED', '2026-11-25T10:00:00.000Z'],
      ['MADE', '2026-11-25T11:37:30.000Z'],
      ['ASSAYED', '2026-11-25T13:15:00.000Z'],
      ['CHECKED', '2026-11-25T14:52:30.000Z'],
      ['DISPATCHED', '2026-11-25T16:30:00.000Z'],
      ['DELIVERED', '2026-11-26T11:45:00.000Z'],
    ])
  })

  it('of what is ordered after its parcel should have left are spread until it is handed over', () => {
    expect(planOf('2026-11-25T17:00:00.000Z', '2026-11-26', { hasStone: false })).toEqual([
      ['ORDERED', '2026-11-25T17:00:00.000Z'],
      ['MADE', '2026-11-25T20:45:00.000Z'],
      ['ASSAYED', '2026-11-26T00:30:00.000Z'],
      ['CHECKED', '2026-11-26T04:15:00.000Z'],
      ['DISPATCHED', '2026-11-26T08:00:00.000Z'],
      ['DELIVERED', '2026-11-26T11:45:00.000Z'],
    ])
  })

  it('of a stone that is set within two days stand closer together too', () => {
    expect(planOf('2026-11-25T10:00:00.000Z', '2026-11-27')).toEqual([
      ['ORDERED', '2026-11-25T10:00:00.000Z'],
      ['STONE_SECURED', '2026-11-26T12:00:00.000Z'],
      ['MADE', '2026-11-26T13:07:30.000Z'],
      ['ASSAYED', '2026-11-26T14:15:00.000Z'],
      ['CHECKED', '2026-11-26T15:22:30.000Z'],
      ['DISPATCHED', '2026-11-26T16:30:00.000Z'],
      ['DELIVERED', '2026-11-27T11:45:00.000Z'],
    ])
  })

  it('of what lies ready are made half way through the working days that are left', () => {
    const made = (deliveryOn: LondonDate) =>
      planOf('2026-11-25T10:00:00.000Z', deliveryOn, { hasStone: false }).find(([stage]) => stage === 'MADE')
    // Assayed on 30 November, three working days after the order, and on 1 December, four.
    expect(made('2026-12-03')).toEqual(['MADE', '2026-11-26T09:30:00.000Z'])
    expect(made('2026-12-04')).toEqual(['MADE', '2026-11-27T09:30:00.000Z'])
  })

  it.each([
    ['Wednesday in Manchester', 'MANCHESTER', '2027-01-13', '2027-01-06', '2027-01-07'],
    ['Monday in London', 'LONDON', '2027-01-11', '2027-01-06', '2027-01-07'],
    ['Saturday in Cheshire', 'CHESHIRE', '2027-01-09', '2027-01-06', '2027-01-07'],
    ['Wednesday after Christmas in London', 'LONDON', '2026-12-30', '2026-12-23', '2026-12-24'],
  ] as const)(
    'of a collection on a %s lead back from the last day before on which the boutique could receive it',
    (_day, boutique, collectedOn, checkedOn, dispatchedOn) => {
      expect(planOf('2026-11-25T10:00:00.000Z', collectedOn, { boutique }).slice(-3)).toEqual([
        ['CHECKED', `${checkedOn}T14:20:00.000Z`],
        ['DISPATCHED', `${dispatchedOn}T16:30:00.000Z`],
        ['DELIVERED', `${collectedOn}T11:45:00.000Z`],
      ])
    },
  )

  describe('of a ring whose day changes', () => {
    const orderedAt = new Date('2026-11-25T10:00:00.000Z')
    const of = { orderedAt, hasStone: true, boutique: null, holidays }
    const from = orderStagePlan({ ...of, deliveryOn: '2027-01-04' })
    const changed = (at: string, deliveryOn: LondonDate) =>
      orderStagePlan({ ...of, deliveryOn, replanned: { from, at: new Date(at) } }).map(
        ({ stage, at: doneAt }) => [stage, doneAt],
      )

    it('stay as they were where they are done, and follow from the new day where they are not', () => {
      expect(changed('2026-12-29T11:10:00Z', '2027-02-01')).toEqual([
        ['ORDERED', '2026-11-25T10:00:00.000Z'],
        ['STONE_SECURED', '2026-11-26T12:00:00.000Z'],
        ['MADE', '2026-12-10T09:30:00.000Z'],
        ['ASSAYED', '2026-12-29T11:10:00.000Z'],
        ['CHECKED', '2027-01-28T14:20:00.000Z'],
        ['DISPATCHED', '2027-01-29T16:30:00.000Z'],
        ['DELIVERED', '2027-02-01T11:45:00.000Z'],
      ])
    })

    it('are not said to be done already where the new day comes too soon for them', () => {
      expect(changed('2026-12-09T10:30:00Z', '2026-12-10').slice(2)).toEqual([
        ['MADE', '2026-12-09T12:00:00.000Z'],
        ['ASSAYED', '2026-12-09T13:30:00.000Z'],
        ['CHECKED', '2026-12-09T15:00:00.000Z'],
        ['DISPATCHED', '2026-12-09T16:30:00.000Z'],
        ['DELIVERED', '2026-12-10T11:45:00.000Z'],
      ])
    })

    it('are done at once where the new day has passed', () => {
      expect(changed('2026-12-29T11:10:00Z', '2026-12-28').slice(3)).toEqual([
        ['ASSAYED', '2026-12-29T11:10:00.000Z'],
        ['CHECKED', '2026-12-29T11:10:00.000Z'],
        ['DISPATCHED', '2026-12-29T11:10:00.000Z'],
        ['DELIVERED', '2026-12-29T11:10:00.000Z'],
      ])
    })
  })

  it('count the day of the assay among those in which it is made', () => {
    // Made from Thursday 26 November, assayed on Tuesday 1 December: half of three working days is one.
    expect(planOf('2026-11-25T10:00:00.000Z', '2026-12-04').slice(2, 4)).toEqual([
      ['MADE', '2026-11-27T09:30:00.000Z'],
      ['ASSAYED', '2026-12-01T11:10:00.000Z'],
    ])
  })

  it('are never before the one before, and begin and end with order and day', () => {
    const orders = fc.record({
      orderedAt: fc.date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2028-06-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      days: fc.integer({ min: 1, max: 90 }),
      hasStone: fc.boolean(),
      boutique: fc.constantFrom(null, ...boutiques),
    })
    fc.assert(
      fc.property(orders, ({ orderedAt, days, hasStone, boutique }) => {
        const deliveryOn = addDays(inLondon(orderedAt).date, days)
        const plan = orderStagePlan({ orderedAt, deliveryOn, hasStone, boutique, holidays })
        const instants = plan.map(({ at }) => at)
        expect(instants).toEqual(instants.toSorted())
        expect(instants[0]).toBe(orderedAt.toISOString())
        expect(inLondon(new Date(instants.at(-1) ?? '')).date).toBe(deliveryOn)
        expect(plan.some(({ stage }) => stage === 'STONE_SECURED')).toBe(hasStone)
      }),
    )
  })
})
