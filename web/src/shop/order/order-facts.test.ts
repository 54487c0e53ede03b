import type { Pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { collectedOrder, openSizeOrder, paidOrder } from '#testing/paid-order.ts'
import { orderFacts } from './order-facts.ts'

const shown = (order: typeof paidOrder) =>
  orderFacts(order).map(({ label, text, more }) => [label, more === undefined ? text : `${text}, ${more}`])

it('an order says when it comes, where to, and how it was paid', () => {
  expect(shown(paidOrder)).toEqual([
    ['Arrives', 'Monday 4 January 2027, insured and signed for'],
    ['To', 'Anne-Marie O’Brien, 14 Larkfield Terrace, Bath BA1\u00a05LR'],
    ['Paid', '£5,182.00 by Visa ending 4242, on Wednesday 25 November 2026 at 10:24'],
  ])
})

it('a collection says from which boutique, and a gift what is written on its card', () => {
  expect(shown({ ...collectedOrder, giftMessage: 'Yes' })).toEqual([
    ['Collect it', 'Monday 4 January 2027'],
    ['From', 'Our boutique in Manchester, King Street, Manchester M2\u00a00AA'],
    ['Paid', '£5,182.00 by Visa ending 4242, on Wednesday 25 November 2026 at 10:24'],
    ['Card', '“Yes”'],
  ])
})

it('with finance the deposit was paid, and the lender lends the rest', () => {
  const payment = {
    method: 'FINANCE' as const,
    cardBrand: null,
    cardLastDigits: null,
    paidAt: '2026-11-25T10:24:00Z',
    paid: 518_20 as Pence,
    credit: 4_663_80 as Pence,
  }
  expect(shown({ ...paidOrder, payment, voucherTotal: 50_00 as Pence }).at(-1)).toEqual([
    'Paid',
    'A deposit of £518.20 on Wednesday 25 November 2026 at 10:24; Marlowe Finance Limited lends £4,663.80, and £50.00 by gift voucher',
  ])
})

it('an order from before these were kept says what it knows', () => {
  expect(shown({ ...paidOrder, deliveryOn: null, payment: null })).toEqual([
    ['To', 'Anne-Marie O’Brien, 14 Larkfield Terrace, Bath BA1\u00a05LR'],
  ])
})

it('an order that is there has no day to wait for', () => {
  const tracking = paidOrder.tracking.map(({ stage }) => ({
    stage,
    doneAt: '2027-01-04T11:45:00Z',
    expectedOn: null,
  }))
  expect(shown({ ...paidOrder, tracking })[0]?.[0]).toBe('To')
})

it('an order that waits for a finger size has its day at the earliest', () => {
  const day = 'Monday 4 January 2027, at the earliest: once we know your ring size'
  expect(shown(openSizeOrder)[0]).toEqual(['Arrives', day])
  expect(shown({ ...openSizeOrder, boutique: 'MANCHESTER' })[0]).toEqual(['Collect it', day])
})
