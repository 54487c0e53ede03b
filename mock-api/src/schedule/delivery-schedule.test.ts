import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { deliverySchedule, isOpen, possibleDays } from './delivery-schedule.ts'

const moment = { now: new Date('2026-12-30T12:00:00Z'), holidays: ['2027-01-01'] as const }
const address = { town: 'Bath', postcode: 'BA1 5LR' } as OrderRecord['deliveryAddress']

/** An order of nothing that waits for a size, for the Monday after the New Year. */
const order = {
  number: 'AC-204817',
  lines: [{ isSizeUnsure: false }, {}],
  deliveryAddress: address,
  stages: [
    { stage: 'PLACED', at: '2026-12-01T10:00:00.000Z' },
    { stage: 'DISPATCHED', at: '2026-12-31T16:30:00.000Z' },
  ],
  refund: null,
  placement: { boutique: null, deliveryOn: '2027-01-04', readyOn: '2027-01-04' },
} as unknown as OrderRecord

it('an order that waits for no size says so, and whereabouts it goes', () => {
  expect(deliverySchedule(order, moment)).toMatchObject({
    isOpen: true,
    waitsForSize: false,
    destination: 'Bath BA1',
    firstDay: '2027-01-04',
  })
})

it('an order to a place without a postcode goes to the place', () => {
  const deliveryAddress = { ...address, postcode: '' }
  expect(deliverySchedule({ ...order, deliveryAddress }, moment)?.destination).toBe('Bath')
})

it('an order from before checkouts were kept has no day to choose', () => {
  expect(deliverySchedule({ ...order, placement: null }, moment)).toBeNull()
  expect(possibleDays({ ...order, placement: null }, moment)).toEqual([])
})

it('the day of an order stands once it is refunded, or its parcel is with the carrier', () => {
  const refund = { total: pence(100), refundedAt: '2026-12-10T10:00:00.000Z' }
  expect(isOpen({ ...order, refund }, moment.now)).toBe(false)
  expect(isOpen(order, new Date('2026-12-31T16:29:59.999Z'))).toBe(true)
  expect(isOpen(order, new Date('2026-12-31T16:30:00.000Z'))).toBe(false)
  expect(isOpen({ ...order, stages: [] }, moment.now)).toBe(false)
})

it('the day that was promised can be kept for as long as its own parcel has not left', () => {
  // Made by hand, so that it leaves later than others for this day.
  const late = { ...order, stages: [{ stage: 'DISPATCHED', at: '2027-01-03T12:00:00.000Z' }] } as OrderRecord
  const now = new Date('2027-01-02T12:00:00Z')
  expect(possibleDays(late, { ...moment, now })[0]).toBe('2027-01-04')
  expect(possibleDays(order, { ...moment, now })[0]).toBe('2027-01-05')
})
