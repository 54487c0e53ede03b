import type { OrderRecord } from '@shop/fixtures/customers/order-record'
import { describe, expect, it } from 'vitest'
import { withDay } from './make-order.ts'
import { holidays, orderOf, purchase, ring, studs } from './testing/ordered-ring.ts'

const stagesOf = ({ stages }: OrderRecord) => stages.map(({ stage, at }) => [stage, at])
const namesOf = ({ stages }: OrderRecord) => stages.map(({ stage }) => stage)

describe('the order that a purchase becomes (rules/checkout#orders)', () => {
  it('goes through its stages until its day', () => {
    const order = orderOf(purchase)
    expect(order).toMatchObject({ placedAt: '2026-11-25T10:00:00.000Z', total: 204_300, refund: null })
    expect(order.placement).toMatchObject({ deliveryOn: '2027-01-04', readyOn: '2027-01-04' })
    expect(stagesOf(order)).toEqual([
      ['ORDERED', '2026-11-25T10:00:00.000Z'],
      ['STONE_SECURED', '2026-11-26T12:00:00.000Z'],
      ['MADE', '2026-12-10T09:30:00.000Z'],
      ['ASSAYED', '2026-12-29T11:10:00.000Z'],
      ['CHECKED', '2026-12-30T14:20:00.000Z'],
      ['DISPATCHED', '2026-12-31T16:30:00.000Z'],
      ['DELIVERED', '2027-01-04T11:45:00.000Z'],
    ])
  })

  it('has a stone to secure where any of its pieces has a loose one', () => {
    expect(namesOf(orderOf({ ...purchase, lines: [studs, ring] }))).toContain('STONE_SECURED')
    expect(namesOf(orderOf({ ...purchase, lines: [studs] }))).toEqual([
      'ORDERED',
      'MADE',
      'ASSAYED',
      'CHECKED',
      'DISPATCHED',
      'DELIVERED',
    ])
  })

  it.each([
    ['the day before', null, '2027-01-04', '2026-12-31T23:00:00.000Z', '2027-01-04'],
    ['on its day', null, '2027-01-04', '2027-01-04T00:00:00.000Z', '2027-01-05'],
    ['later', null, '2027-01-04', '2027-01-08T10:00:00.000Z', '2027-01-11'],
    // Closed on Mondays and Tuesdays, so what is collected on Thursday is brought on Wednesday.
    ['before the boutique has it', 'MANCHESTER', '2027-01-14', '2027-01-12T10:00:00.000Z', '2027-01-14'],
    [
      'when the boutique should have it',
      'MANCHESTER',
      '2027-01-14',
      '2027-01-13T10:00:00.000Z',
      '2027-01-15',
    ],
  ] as const)(
    'that was paid %s has the next day that is possible',
    (_, boutique, day, placedAt, deliveryOn) => {
      expect(orderOf({ ...purchase, boutique, day }, { placedAt }).placement?.deliveryOn).toBe(deliveryOn)
    },
  )
})

describe('an order whose day is changed (rules/checkout#orders)', () => {
  it('keeps what is done, and plans the rest anew', () => {
    const at = new Date('2026-11-30T10:00:00Z')
    const moved = withDay(orderOf(purchase), { deliveryOn: '2027-01-14', holidays, at })
    expect(moved.placement?.deliveryOn).toBe('2027-01-14')
    expect(stagesOf(moved)).toEqual([
      ['ORDERED', '2026-11-25T10:00:00.000Z'],
      ['STONE_SECURED', '2026-11-26T12:00:00.000Z'],
      ['MADE', '2026-12-16T09:30:00.000Z'],
      ['ASSAYED', '2027-01-11T11:10:00.000Z'],
      ['CHECKED', '2027-01-12T14:20:00.000Z'],
      ['DISPATCHED', '2027-01-13T16:30:00.000Z'],
      ['DELIVERED', '2027-01-14T11:45:00.000Z'],
    ])
  })

  it('plans nothing before the change', () => {
    const at = new Date('2026-12-31T10:00:00Z')
    const moved = withDay(orderOf(purchase), { deliveryOn: '2027-01-05', holidays, at })
    expect(stagesOf(moved).slice(4)).toEqual([
      ['CHECKED', '2026-12-30T14:20:00.000Z'],
      ['DISPATCHED', '2027-01-04T16:30:00.000Z'],
      ['DELIVERED', '2027-01-05T11:45:00.000Z'],
    ])
  })

  it('stays as it is where it was placed at no checkout', () => {
    const { placement, ...order } = orderOf(purchase)
    expect(placement).toBeDefined()
    const at = new Date('2026-11-30T10:00:00Z')
    expect(withDay(order, { deliveryOn: '2027-01-14', holidays, at })).toBe(order)
  })
})
